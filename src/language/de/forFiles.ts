import type { Translation } from '../translation'
import { CREATURES } from './formats/creatures'
import { FILE } from './formats/file'
import { MAPS } from './formats/maps'
import { STAT_LINE } from './formats/statLine'

/** What is said of files, by the worker that reads them: a file of its own. */
export const forFiles = {
  'formats/creatures': CREATURES,
  'formats/file': FILE,
  'formats/maps': MAPS,
  'formats/statLine': STAT_LINE,
} satisfies Partial<Translation>
