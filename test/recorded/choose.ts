import type { TacticalRuleset } from '~/engine'
import type { TableTypes } from '~/table'
import { Chance } from '../fuzz/chance'
import type { Game } from '../fuzz/game'
import { Reached } from '../fuzz/reached'
import { playBack } from './playBack'
import { wander } from './wander'

/** Fights among which is chosen, and commands of each. */
const FIGHTS = 60
const COMMANDS = 36

/**
 * Of many random fights those that show most that no other shows, together about so many lines: what they say counts by its form,
 * whoever it is about and however much it is.
 */
export function chooseFights<R extends TableTypes>(
  game: Game<R>,
  ruleset: TacticalRuleset<R>,
  most: number,
): readonly (readonly string[])[] {
  const { commands, answers } = game.everything
  const reached = new Reached(commands, answers)
  const fights = Array.from({ length: FIGHTS }, (_, seed) => {
    const script = wander(game, new Chance(seed + 1), COMMANDS, reached.scarce(24))
    for (const deed of script.deeds) if ('do' in deed) reached.command(deed.do)
    const lines = playBack(ruleset, script)
    return { lines, forms: new Set(lines.map(formOf)) }
  })
  const chosen: (readonly string[])[] = []
  const known = new Set<string>()
  for (let lines = 0; lines < most && fights.length > 0;) {
    const worth = fights.map(one => [...one.forms].filter(form => !known.has(form)).length / one.lines.length)
    const [best] = fights.splice(worth.indexOf(Math.max(...worth)), 1)
    chosen.push(best!.lines)
    for (const form of best!.forms) known.add(form)
    lines += best!.lines.length
  }
  return chosen
}

/** Of a line what is left when names and marks are taken out; small numbers count, as rules turn on them. */
const formOf = (line: string): string =>
  line.replace(/\b(c|s|e|m)\d+\b|\b[0-9a-f]{8,16}\b|Fighter \d+|Lurker \w|\d{2,}/g, '_').slice(0, 160)
