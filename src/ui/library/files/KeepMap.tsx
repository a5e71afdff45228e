import { FILES } from '~/language/en/library/files'
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
  const words = FILES.mapKept(given.found.name)
  return (
    <Button
      look={means.keepsFirst ? 'primary' : 'plain'}
      onClick={() =>
        void keepFound(words, entries => entries.files.keepMap(given), means).then(isKept => {
          if (isKept) onDone()
        })
      }
    >
      {FILES.keepMap}
    </Button>
  )
}
