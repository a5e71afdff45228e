import { NOTICES } from '~/words/en/store'
import type { Json, Snapshot } from '~/engine'
import { gridMap, type GridMap } from '~/grid/map/gridMap'
import { packSquares } from '~/grid/sets'
import { footprint, isOnMap } from '~/grid/squares'
import type { Library } from '~/storage'
import type { TableTypes, Terrain } from '~/table'
import { sameSquare } from '~/table/drawn/changeMap'
import { places } from '../creatures/places'
import type { FileFound, Files, GivenMap, MapGiven } from '../fights/files'
import type { SessionFight } from '../session/loadFight'
import type { OpenSession } from '../session/session'

/** What is done with the map under the open fight. Each rejects with a sentence, and is one step that can be undone. */
export interface FightMapActions {
  /** The fight goes on on another map: tokens keep their squares, and those who have none there are placed anew. */
  changeMap(given: Extract<MapGiven, { kind: 'file' }>): Promise<void>
  /** A picture under the map, whose squares lie over it like this; the first whole one is the map's square `at`. */
  underlay(
    found: Extract<FileFound, { kind: 'picture' }>,
    grid: { pixelsPerSquare: number; left: number; top: number },
    at: { x: number; y: number },
  ): Promise<void>
}

/** What changing a map is done with. */
export interface FightMapDeps {
  library: Pick<Library, 'putPicture'>
  files: Pick<Files, 'map'>
  session: Pick<OpenSession, 'mustBeOpen' | 'current'>
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
  newId(): string
  /** The GM's hand. True when the command was taken in. */
  asGm(type: string, given: { readonly [key: string]: Json }): boolean
}

/** The ways to another map under the open fight; loaded when one is taken. */
export function mapUnderFight({ library, files, session, terrain, newId, asGm }: FightMapDeps): FightMapActions {
  return {
    async changeMap(given) {
      const fight = atRest()
      const map = await files.map(given)
      const picture = await kept(map)
      const grid = gridMap(map.grid)
      const state = stillOpen(fight).play.fight.state
      const { difficult = [], pins = [] } = map
      give('map', {
        map: newId(),
        grid: grid as unknown as Json,
        picture,
        cells: cellsOn(fight, state, terrain(grid, fight.ruleset.commands.diagonals)),
        difficult: [...packSquares(difficult)],
        pins: pins.map(pin => ({ ...pin })),
      })
      const notes = [state.board.notes, map.about].filter(Boolean).join('\n\n').slice(0, 10_000)
      if (map.about) give('notes', { notes })
    },
    async underlay(found, grid, { x, y }) {
      const fight = atRest()
      const picture = await kept(await files.map({ kind: 'file', found, grid }))
      stillOpen(fight)
      if (picture) give('map.picture', { picture: { ...picture, x: picture.x + x, y: picture.y + y } })
    },
  }

  /** In the middle of a question the map it is asked on stays. */
  function atRest(): SessionFight {
    const fight = session.mustBeOpen()
    if (fight.play.fight.asks) throw new Error(NOTICES.asked)
    return fight
  }

  function stillOpen({ handle }: SessionFight): SessionFight {
    const fight = session.current()
    if (fight?.handle !== handle) throw new Error(NOTICES.otherFight)
    return atRest()
  }

  async function kept({
    picture,
  }: GivenMap): Promise<{ id: string; x: number; y: number; width: number; height: number } | null> {
    if (!picture) return null
    const { blob, ...place } = picture
    return { id: await library.putPicture(blob), ...place }
  }

  function give(type: string, given: { readonly [key: string]: Json }): void {
    if (!asGm(type, given)) throw new Error(NOTICES.mapStays)
  }
}

/** Where those stand on another map who have no room on their own squares there; null: nowhere. */
function cellsOn(
  { ruleset, terrain: first }: SessionFight,
  state: Snapshot<TableTypes>,
  terrain: Terrain,
): Record<string, number | null> {
  const { map } = terrain
  const before = first.on(state.board).map
  const standing = Object.values(state.combatants).filter(({ gone, cell }) => !gone && cell !== null)
  const sizeOf = ruleset.state.footprint
  const stays = standing.map(one => {
    const cell = sameSquare(one.cell!, before.width, map)
    return cell !== null && isOnMap(map, footprint(map.width, cell, sizeOf(one.sheet))) ? cell : null
  })
  const combatants = Object.fromEntries(standing.map((one, i) => [one.id, { ...one, cell: stays[i]! }]))
  const homeless = standing.filter((_, i) => stays[i] === null)
  const board = { map: state.board.map, doors: {} }
  const snapshot = { ...state, board, combatants: { ...state.combatants, ...combatants } }
  const found = places(
    { ruleset, snapshot, terrain, map },
    homeless.map(one => ({ ...one, cell: null })),
  )
  return Object.fromEntries(homeless.map(({ id }, i) => [id, found[i] ?? null]))
}
