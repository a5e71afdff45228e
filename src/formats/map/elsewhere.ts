import { label } from '../report/label'
import type { MapPicture } from './record'

/** What to tell of a map without a picture: the rest of a sentence. */
export const NO_PICTURE = 'is missing; the map has no picture'

/** A picture that a file names by path or address: kept as a label to show, never fetched; and what to tell of it. */
export function pictureElsewhere(path: string): { picture: MapPicture<never>; what: string } {
  const shown = label(path)
  return {
    picture: { kind: 'elsewhere', path: shown },
    what: `is not in the file but at “${shown}”, and nothing is fetched; drop the image together with this file`,
  }
}
