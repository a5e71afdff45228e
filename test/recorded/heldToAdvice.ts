import { join } from 'node:path'
import { it } from 'vitest'
import type { Asked, Command, Snapshot, TacticalRuleset, TacticsRules } from '~/engine'
import { terrainOf } from '~/engine/wholeCommand'
import { chanceOf } from '~/dice/faces'
import { byTactics, carryOut, playOut, type Board } from '~/simulate'
import type { TableTypes } from '~/table'
import { Chance } from '../fuzz/chance'
import type { Game } from '../fuzz/game'
import { digest } from './digest'
import { hold } from './hold'

/** Fights of each system, whose fighters are as various as those of the random fights, and how far they are fought. */
const FIGHTS = 24
const LIMITS = { rounds: 3, commands: 24 }

/**
 * Holds the advice of a system to what was kept of it: what everybody does and answers who is advised by it, what the others would do
 * where that changes, and which faces of a roll it tells apart.
 */
export function heldToAdvice<R extends TableTypes>(game: Game<R>, tactics: TacticsRules<R>): void {
  const ruleset = { ...game.ruleset, tactics }
  it('what somebody sensible does, answers and would do is what it was', { timeout: 600_000 }, () => {
    const lines = Array.from({ length: FIGHTS }, (_, i) => fightOf(game, ruleset, i + 1)).flat()
    hold(join(import.meta.dirname, 'advised', `${ruleset.id}.advice`), lines)
  })
}

function fightOf<R extends TableTypes>(game: Game<R>, ruleset: TacticalRuleset<R>, seed: number): readonly string[] {
  const { fight, terrain } = game.prepare(new Chance(seed))
  const board: Board<R> = { ruleset, terrain: terrain as R['terrain'] }
  const player = byTactics(board, chanceOf(seed))
  const lines = [`# ${seed}`]
  const would = new Map<string, string>()
  const told = {
    ...player,
    next(s: Snapshot<R>): Command | undefined {
      const command = player.next(s)
      lines.push(`${command?.by ?? 'nobody'}: ${wordsOf(command)}`)
      for (const id of Object.keys(s.combatants)) {
        const does = wordsOf(ruleset.tactics.turn(s, terrainOf(ruleset, board.terrain, s), id))
        if (id !== command?.by && does !== would.get(id)) lines.push(`  would ${id} ${does}`)
        would.set(id, does)
      }
      return command
    },
    answer(s: Snapshot<R>, ask: Asked) {
      const value = player.answer(s, ask)
      lines.push(`  ${ask.key} ${ask.of}: ${ask.kind === 'roll' ? bandsOf(ruleset, s, ask) : JSON.stringify(value)}`)
      return value
    },
  }
  const { state } = carryOut(board, fight.state, { type: 'begin', by: 'gm' }, told)
  lines.push(`= ${playOut(board, state, told, LIMITS).why}`)
  return lines
}

const wordsOf = (command: Command | undefined): string =>
  command ? `${command.type}${command.with ? ` ${JSON.stringify(command.with)}` : ''}` : 'nothing'

/** Which faces are told apart: each die alone, the others in the middle. */
function bandsOf<R extends TableTypes>({ tactics }: TacticalRuleset<R>, s: Snapshot<R>, ask: Asked): string {
  const bandOf = ask.kind === 'roll' ? tactics.bandOf(s, ask) : undefined
  if (ask.kind !== 'roll' || !bandOf) return 'faces'
  const middle = ask.dice.map(sides => Math.ceil(sides / 2))
  const bands = ask.dice.map((sides, i) =>
    Array.from({ length: sides }, (_, face) => String(bandOf(middle.with(i, face + 1)))),
  )
  return digest(bands)
}
