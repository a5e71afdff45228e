import type { Command, Fight, Row } from '~/engine'
import type { TableTypes } from '~/table'
import type { Chance } from '../fuzz/chance'
import type { Game } from '../fuzz/game'
import { randomAnswer } from '../fuzz/player'
import { Tastes } from '../fuzz/tastes'
import type { Script } from './playBack'
import type { Deed } from './script'

/** Questions that one command may ask here. */
const ANSWERS = 60

/**
 * A random fight of this game as a script: mostly what is open, now and then what is closed (refused, or allowed by the GM all the
 * same), a ruling, a step back or forward.
 *
 * @param scarce what was seldom done before, as `Reached` names it: some of it is sought
 */
export function wander<R extends TableTypes>(
  game: Game<R>,
  chance: Chance,
  commands: number,
  scarce: readonly string[],
): Script {
  const table = game.prepare(chance)
  const { fight, terrain, ruleset } = table
  const tastes = new Tastes(chance, scarce)
  const deeds = table.rows.flatMap(deedOf)
  const take = (deed: Deed, did: ReturnType<Fight<R>['do']>): boolean => {
    deeds.push(deed)
    return !did.no
  }
  const step = (go: 'back' | 'forward', by: 'command' | 'answer') => {
    const to = fight[go](by)
    if (to && to.done > begun) take({ go, by }, fight.go(to))
  }
  const begun = fight.timeline.mark.done
  for (let n = 0; n < commands; n++) {
    const command = game.next(table, chance, tastes, n)
    if (!command) break
    if (n > 0 && chance.in100(8)) {
      const who = chance.pick(Object.keys(fight.state.combatants))
      const closed = ruleset.commands.offers(fight.state, terrain, who).filter(({ whyNot }) => whyNot)
      if (closed.length > 0) give({ ...chance.pick(closed).command, ...(chance.in100(30) && { force: true }) })
    }
    give(command)
    if (chance.in100(4)) step('back', 'command')
    if (chance.in100(40)) step('forward', 'command')
  }
  return { map: terrain.map, deeds }

  function give(command: Command): void {
    if (!take({ do: command }, fight.do(command))) return
    for (let i = 0; fight.asks; i++) {
      if (chance.in100(3)) step('back', 'answer')
      if (chance.in100(50)) step('forward', 'answer')
      const ask = fight.asks && chance.pick(fight.asks)
      if (!ask) break
      const isDeadEnd = ask.kind === 'choice' && ask.options.filter(({ whyNot }) => !whyNot).length < ask.min
      if (isDeadEnd || i > ANSWERS || chance.in100(1)) {
        take({ rule: { key: 'gm.stop' } }, fight.ruling({ key: 'gm.stop' }))
        continue
      }
      if (chance.in100(4)) {
        const entry = game.ruling(table, chance)
        if (entry.key === 'gm.knob' && 'knob' in entry)
          take({ knob: entry.knob, value: entry.value }, fight.ruling(entry))
        else if (!('of' in entry) && entry.key !== 'gm.knob') take({ rule: entry }, fight.ruling(entry))
        continue
      }
      const standing = ruleset.commands.standingOrder?.(fight.state, ask)
      const { key, ask: number, slot, of } = ask
      const value = standing ?? randomAnswer(game, table, ask, chance, tastes)
      const source = standing !== undefined ? 'auto' : ask.kind === 'roll' ? 'physical' : 'click'
      const did = fight.answer({ key, ask: number, slot, of, value, source })
      take({ answer: key, of, slot, value, source }, did)
    }
  }
}

/** What the rows of a preparation say that was done. */
function deedOf(row: Row): Deed[] {
  if (row.row === 'open') return [{ do: row.command }]
  if (row.row !== 'entry') return []
  if ('of' in row.entry) {
    const { key, of, slot, value, source } = row.entry
    return [{ answer: key, of, slot, value, source }]
  }
  throw new Error(`No preparation rules ${row.entry.key}.`)
}
