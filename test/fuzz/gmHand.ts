import type { Command, Entry, Id, Json } from '~/engine'
import { overlaps } from '~/grid/squares'
import type { TableTypes } from '~/table'
import { tokenRect } from '~/table/map/walks'
import type { Chance } from './chance'
import type { Game } from './game'
import type { FuzzedFight } from './promises'

/**
 * What a GM does past the rules, at rest or in the middle of any question: a number set on a tile or changed by so much, mostly to
 * nothing or from it, now and then alone; somebody put on another side, somewhere else or off the map, led away, or brought back; and
 * each decree that is open.
 */
export function gmHand<R extends TableTypes>({ out }: Game<R>, table: FuzzedFight<R>, chance: Chance): Command {
  const { ruleset, fight } = table
  const { combatants, sides } = fight.state
  const gm = (type: string, given: { readonly [key: string]: Json }): Command => ({ type, by: 'gm', with: given })
  const all = Object.values(combatants)
  const gone = all.filter(c => c.gone)
  if (gone.length > 0 && chance.in100(30)) return gm('return', { who: [chance.pick(gone).id] })
  const c = chance.pick(all)
  const { id, side, cell, sheet } = c
  const pool = chance.pick(ruleset.display.pools(combatants[id]!))
  const alone = chance.in100(15) && { alone: true }
  // Whoever's numbers are secret keeps them: they never come to a side that is shown exactly.
  const others = Object.values(sides).filter(
    other => other.id !== side && (other.show !== 'exact' || sides[side]!.show === 'exact'),
  )
  switch (chance.below(8)) {
    case 0:
      return gm('leave', { who: [id] })
    case 1:
      if (others.length > 0) return gm('combatant.edit', { who: id, side: chance.pick(others).id })
      break
    case 2:
    case 3: {
      const what = ruleset.commands.decrees!(fight.state, id).filter(one => one !== 'changesSide' || others.length > 0)
      if (what.length === 0) break
      const decreed = chance.pick(what)
      return gm('decree', {
        who: [id],
        what: decreed,
        ...(decreed === 'changesSide' && { side: chance.pick(others).id }),
      })
    }
    case 4: {
      // Whoever has fled or died stays off the map: where they stand again, the GM says first how they fare.
      const isOut = Object.values(out).some(({ is }) => is({ ...c, cell: 0 }, fight.state))
      if (cell !== null || !isOut)
        return gm('place', {
          who: id,
          cell: cell === null || chance.in100(50) ? freeCell(table, sheet, chance) : null,
        })
    }
  }
  const by = chance.in100(60) ? -pool.cur : chance.between(-2, 4)
  return gm('adjust', { who: [id], pool: pool.key, by, ...alone })
}

/** A square where a token with this sheet lies on the map with all its squares, and on nobody; null: there is none. */
export function freeCell<R extends TableTypes>(
  { ruleset, fight, terrain }: FuzzedFight<R>,
  sheet: R['sheet'],
  chance: Chance,
): number | null {
  const { width, height } = terrain.map
  const rectOf = (cell: number | null, of: R['sheet']) => tokenRect(terrain, cell, ruleset.state.footprint(of))
  const taken = Object.values(fight.state.combatants).flatMap(c => rectOf(c.cell, c.sheet) ?? [])
  const free = Array.from({ length: width * height }, (_, cell) => cell).filter(cell => {
    const rect = rectOf(cell, sheet)
    return rect && !taken.some(other => overlaps(other, rect))
  })
  return free.length === 0 ? null : chance.pick(free)
}

/** The same in the middle of a question. */
export const gmHandAmid = <R extends TableTypes>(game: Game<R>, table: FuzzedFight<R>, chance: Chance): Entry => ({
  key: 'gm.run',
  command: gmHand(game, table, chance),
})

/** Whom such a command has put where no rule has put them: those it names, and alone. */
export const standsAlone = ({ with: given }: Command, who: Id): boolean =>
  given?.['alone'] === true && JSON.stringify(given['who'] ?? given['patches']).includes(`"${who}"`)
