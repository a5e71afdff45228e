import { openFight, type Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { EntryCard, Library } from '~/storage'
import type { TableTypes, Terrain } from '~/table'
import { withDrawings } from '~/table/map/withDrawings'
import { ENTRIES } from '~/words/en/store'
import type { FightEntry, FightList } from '../fights/fightList'
import type { GivenFight, KeptMap } from '../fights/files'
import type { OpenSession } from '../session/session'
import { type EntryWork, readEntryAs } from './entryWork'
import { kindOf } from './fromFight'

export type { Entry, EntryCard, EntryKind, Hero } from '~/storage'

/** The entries of the library as components see them. */

/** How a fight stands, for its card. */
export interface FightStanding {
  /** "Round 3", "Not begun", "Over". */
  readonly words: string
  /** "4 against 5": those who are there, side by side. */
  readonly sides: string
  /** What kinds take part, by name. */
  readonly kinds: readonly string[]
  /** Those on the map, in squares, with their side's badge. */
  readonly tokens: readonly { readonly x: number; readonly y: number; readonly side: number }[]
  /** As it is by now, with all that the GM has drawn. */
  readonly map: KeptMap
}

export interface StandingDeps {
  library: Pick<Library, 'readLatest'>
  fights: Pick<FightList, 'rulesOf'>
  session: Pick<OpenSession, 'current'>
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
}

/** How a fight stands. */
type FightStandings = (fight: Pick<FightEntry, 'id' | 'ruleset' | 'changed'>) => Promise<FightStanding | null>

/**
 * How fights stand. They are read one after the other, and each once for every change of it; null: it cannot be read, which
 * opening it will explain.
 */
export function createFightStandings({ library, fights, session, terrain }: StandingDeps): FightStandings {
  const known = new Map<string, { readonly changed: number; readonly standing: Promise<FightStanding | null> }>()
  let reading: Promise<unknown> = Promise.resolve()

  return fight => {
    const open = session.current()
    if (open?.handle.id === fight.id) return Promise.resolve(standingOf(open.play.fight.state, open.map))
    const before = known.get(fight.id)
    if (before?.changed === fight.changed) return before.standing
    const standing = reading.then(() => read(fight)).catch(() => null)
    reading = standing
    known.set(fight.id, { changed: fight.changed, standing })
    return standing
  }

  async function read({ id, ruleset }: Pick<FightEntry, 'id' | 'ruleset'>): Promise<FightStanding> {
    const [rules, latest] = await Promise.all([fights.rulesOf(ruleset).load(), library.readLatest(id)])
    const map = latest.map as KeptMap
    const state = latest.state as Snapshot<TableTypes>
    const { done, rows } = latest
    const ground = terrain(map.grid, rules.commands.diagonals)
    return standingOf(openFight({ ruleset: rules, terrain: ground, state, done, rows }).state, map)
  }
}

/** How a fight stands in this state. */
export function standingOf(
  { phase, turn, combatants, sides, board }: Snapshot<TableTypes>,
  map: KeptMap,
): FightStanding {
  const there = Object.values(combatants).filter(one => !one.gone)
  const grid = withDrawings(board.grid ?? map.grid, board.walls)
  const { width } = grid
  const counts = Object.keys(sides)
    .map(id => there.filter(({ side }) => side === id).length)
    .filter(n => n > 0)
  return {
    words:
      phase === 'preparation'
        ? ENTRIES.standing.before
        : phase === 'over'
          ? ENTRIES.standing.over
          : ENTRIES.standing.round(turn?.round ?? 1),
    sides: ENTRIES.against(counts),
    kinds: [...new Set(there.map(kindOf))],
    tokens: there.flatMap(({ cell, side }) =>
      cell === null
        ? []
        : [{ x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5, side: sides[side]?.badge ?? 0 }],
    ),
    map: { ...map, grid, picture: board.picture === undefined ? map.picture : board.picture },
  }
}

/** In how many fights and encounters of its system a creature takes part, by its name; null: nobody wants to know any more. */
export async function usedIn(
  work: EntryWork,
  standing: FightStandings,
  { name, system }: Pick<EntryCard, 'name' | 'system'>,
  wanted: () => boolean,
): Promise<{ fights: number; encounters: number } | null> {
  const used = { fights: 0, encounters: 0 }
  for (const fight of await work.library.listFights()) {
    if (fight.trashed !== undefined || fight.ruleset !== system) continue
    const found = await standing(fight)
    if (!wanted()) return null
    if (found?.kinds.includes(name)) used.fights++
  }
  for (const { id, kind, system: own, trashed } of work.entries.cards.value) {
    if (kind !== 'encounter' || trashed !== undefined || own !== system) continue
    const { start } = (await readEntryAs(work, 'encounter', id)).data
    if (!wanted()) return null
    const { combatants } = start as unknown as GivenFight['start']
    if (Object.values(combatants).some(one => kindOf(one) === name)) used.encounters++
  }
  return used
}
