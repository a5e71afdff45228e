import type { MapGiven } from '~/store/fights/files'
import { Button } from '../../parts/controls/Button'
import type { FileMeans } from './fileMeans'
import { keepFound } from './keepFound'

interface KeepMapProps extends FileMeans {
  given: Extract<MapGiven, { kind: 'file' }>
  onDone(): void
}

/** A map out of a file into the library. */
export function KeepMap({ given, onDone, ...means }: KeepMapProps) {
  const words = `The map “${given.found.name}” is in the library.`
  return (
    <Button
      look={means.keepsFirst ? 'primary' : 'plain'}
      onClick={() =>
        void keepFound(words, entries => entries.files.keepMap(given), means).then(isKept => {
          if (isKept) onDone()
        })
      }
    >
      Keep this map in the library
    </Button>
  )
}
