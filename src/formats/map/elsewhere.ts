import { FILE } from '~/words/en/files'
import { label } from '../report/label'
import type { MapPicture } from './record'

/** A picture that a file names by path or address: kept as a label to show, never fetched; and what to tell of it. */
export function pictureElsewhere(path: string): { picture: MapPicture<never>; what: string } {
  const shown = label(path)
  return {
    picture: { kind: 'elsewhere', path: shown },
    what: FILE.picture.elsewhere(shown),
  }
}
