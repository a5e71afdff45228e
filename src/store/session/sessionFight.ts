import type { RulebookEntry } from '~/engine'
import type { FightHandle } from '~/storage'
import type { Terrain } from '~/table'
import type { KeptMap } from '../fights/files'
import type { MapPicture, MapPictures } from './mapPictures'
import type { OpenPlay } from '../play/playActions'

/** Everything about the fight that is open. Replaced whole when another is opened. */
export interface SessionFight extends OpenPlay {
  readonly handle: FightHandle
  readonly name: string
  readonly map: KeptMap
  /** Every rule of it in our own words, loaded when it is first asked for. */
  rulebook(): Promise<readonly RulebookEntry[]>
  /** The map that the fight began on; `on` gives the one of a state. */
  readonly terrain: Terrain
  /** The picture that the fight began with; null: a blank grid, or it is missing. */
  readonly picture: MapPicture | null
  /** The picture under the map, state by state. */
  readonly pictures: MapPictures
}
