import type { CreatureFile } from '~/engine/creature'
import type { FightFile } from '../fight/file'
import type { MapsFound } from '../map/record'
import type { PictureBytes } from '../picture/header'

/** What one file holds. `Picture` changes when pictures are decoded. */
export type ImportedContent<Picture = PictureBytes> =
  | ({ readonly kind: 'map' } & MapsFound<Picture>)
  | { readonly kind: 'picture'; readonly name: string; readonly picture: Picture }
  | { readonly kind: 'creatures'; readonly creatures: CreatureFile }
  | { readonly kind: 'fight'; readonly fight: FightFile }
  /** It is read when somebody wants it: it may be large. */
  | { readonly kind: 'backup' }
