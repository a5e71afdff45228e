import { NOTICES } from '~/words/en/store'
import { openFight, type Id, type Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Library } from '~/storage'
import { newEncounter, type TableTypes, type Terrain } from '~/table'
import type { FightList } from '../fights/fightList'
import type { Files, GivenFight, GivenMap, KeptMap, MapGiven } from '../fights/files'
import type { OpenSession } from '../session/session'
import { convertFight } from './convertFight'
import { nextFight } from './nextFight'
import { preparedBoard } from './preparedBoard'
import { usualSettings } from './usualSettings'

export interface NewFight {
  name: string
  /** What the players read above their table; absent or empty: a neutral word. */
  publicName?: string
  ruleset: string
  map: MapGiven
  /** The fight this one follows: its members of these sides come along as they stand. */
  follows?: { fight: string; sides: readonly Id[]; rest?: string }
}

/** What a new fight is made with. */
export interface NewFightMeans {
  library: Pick<Library, 'readWhole' | 'entries' | 'preferences'>
  files: Pick<Files, 'map'>
  fights: Pick<FightList, 'rulesOf'>
  session: Pick<OpenSession, 'current'>
  /** The frozen map as the rulesets ask it. */
  terrain(map: GridMap): Terrain
  newId(): string
}

/** A fight as the GM has asked for it: on its map, with those who come along from the one that it follows. */
export async function newFight(given: NewFight, means: NewFightMeans): Promise<GivenFight> {
  const { files, fights, newId } = means
  const ruleset = await fights.rulesOf(given.ruleset).load()
  const map = given.map.kind === 'blank' ? blank(given.map) : await files.map(given.map)
  const mapId = newId()
  let start = { ...newEncounter(ruleset, mapId), settings: await usualSettings(ruleset, means) }
  if (given.follows) {
    const before = await stateOf(given.follows.fight, means)
    const { id } = before.rules
    const same = id === ruleset.id ? before : convertFight(before, await fights.rulesOf(id).load(), ruleset, mapId)
    start = nextFight(start, same, given.follows.sides)
  }
  start = { ...start, board: { ...start.board, ...preparedBoard(map), publicName: given.publicName ?? '' } }
  return { name: given.name, ruleset: given.ruleset, map, pictures: [], start, rows: [] }
}

/** How a fight stands at its end, without opening it for play. */
async function stateOf(
  id: string,
  { library, fights, session, terrain }: NewFightMeans,
): Promise<Snapshot<TableTypes>> {
  const open = session.current()
  if (open?.handle.id === id) return open.play.fight.state
  const { record, map, start, rows } = await library.readWhole(id)
  const ruleset = await fights.rulesOf(record.ruleset).load()
  return openFight({ ruleset, terrain: terrain((map as KeptMap).grid), state: start as Snapshot<TableTypes>, rows })
    .state
}

function blank({ width, height }: Extract<MapGiven, { kind: 'blank' }>): GivenMap {
  return { name: NOTICES.blank, grid: { width, height, walls: [], portals: [] }, picture: null }
}
