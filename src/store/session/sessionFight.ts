import type { RulebookEntry } from '~/engine'
import type { FightHandle } from '~/storage'
import type { Terrain } from '~/table'
import type { KeptMap } from '../fights/files'
import type { OpenPlay } from '../play/playActions'

/** The map's picture and the place of its corners, in squares. */
export interface MapPicture {
  file: Blob
  x: number
  y: number
  width: number
  height: number
}

/** Everything about the fight that is open. Replaced whole when another is opened. */
export interface SessionFight extends OpenPlay {
  readonly handle: FightHandle
  readonly name: string
  readonly map: KeptMap
  /** Every rule of it in our own words, loaded when it is first asked for. */
  rulebook(): Promise<readonly RulebookEntry[]>
  readonly terrain: Terrain
  /** Null: a blank grid, or the picture is missing. */
  readonly picture: MapPicture | null
}
