import type { RulebookEntry, TacticsRules } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { FightHandle, Library } from '~/storage'
import type { TableTypes, Terrain } from '~/table'
import type { FightList } from '../fights/fightList'
import type { KeptMap } from '../fights/files'
import type { OpenPlay } from '../play/playActions'
import type { MapPicture, MapPictures } from './mapPictures'

/** Everything about the fight that is open. Replaced whole when another is opened. */
export interface SessionFight extends OpenPlay {
  readonly handle: FightHandle
  readonly name: string
  readonly map: KeptMap
  /** What somebody sensible does by its rules. */
  readonly tactics: TacticsRules<TableTypes>
  /** Every rule of it in our own words, loaded when it is first asked for. */
  rulebook(): Promise<readonly RulebookEntry[]>
  /** The map that the fight began on; `on` gives the one of a state. */
  readonly terrain: Terrain
  /** The picture that the fight began with; null: a blank grid, or it is missing. */
  readonly picture: MapPicture | null
  /** The picture under the map, state by state. */
  readonly pictures: MapPictures
}

export interface LoadDeps {
  library: Pick<Library, 'getPicture'>
  fights: Pick<FightList, 'rulesOf'>
  /** The frozen map as the rulesets ask it. */
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
}

/** What a fight needs before it can be played and shown. */
type LoadedFight = Pick<SessionFight, 'map' | 'ruleset' | 'tactics' | 'rulebook' | 'terrain' | 'picture'> & {
  readonly drafts: ReadonlyMap<string, string>
}

/** The rules, the map with its picture, and the drafts of a fight. Rejects when they cannot be had. */
export async function loadFight(handle: FightHandle, { library, fights, terrain }: LoadDeps): Promise<LoadedFight> {
  const rules = fights.rulesOf(handle.record.ruleset)
  const [ruleset, tactics] = await Promise.all([rules.load(), rules.tactics()])
  const map = handle.map.map as KeptMap
  const onMap = terrain(map.grid, ruleset.commands.diagonals)
  const file = map.picture && (await library.getPicture(map.picture.id).catch(() => undefined))
  let pages: Promise<readonly RulebookEntry[]> | undefined
  return {
    map,
    ruleset,
    tactics,
    rulebook: () => (pages ??= rules.rulebook()),
    terrain: onMap,
    picture: map.picture && file ? { ...map.picture, file } : null,
    // What was half typed is no reason to keep a fight shut.
    drafts: await handle.loadDrafts().catch(() => new Map<string, string>()),
  }
}
