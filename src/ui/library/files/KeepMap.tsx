import { FILES } from '~/words/en/library'
import type { MapGiven } from '~/store/fights/files'
import type { EntryActions } from '~/store/entries/entryActions'
import { Button } from '../../parts/controls/Button'
import { type FileMeans, keepFound } from './foundInWords'

interface KeepMapProps extends FileMeans {
  given: Extract<MapGiven, { kind: 'file' }>
  onDone(): void
}

/** A map out of a file into the library: the one that is shown, or all that the file has. */
export function KeepMap({ given, onDone, ...means }: KeepMapProps) {
  const { name, token } = given.found
  const choices = ('choices' in given.found && given.found.choices) || []
  const keep = async (...kept: readonly [Parameters<typeof keepFound>[0], Parameters<typeof keepFound>[1]]) => {
    if (await keepFound(...kept, means)) onDone()
  }
  const keepAll = async ({ files }: EntryActions) => {
    const kept: string[] = []
    // One after the other: each may have a picture of many megabytes. The picture that was given lies on the map that is shown.
    for (const { found } of choices) {
      const id = await files.keepMap(found.token === token ? given : { kind: 'file', found })
      if (id !== null) kept.push(id)
    }
    return kept
  }
  return (
    <>
      <Button
        look={means.keepsFirst ? 'primary' : 'plain'}
        onClick={() => void keep(FILES.mapKept(name), ({ files }) => files.keepMap(given))}
      >
        {FILES.keepMap}
      </Button>
      {choices.length > 1 && (
        <Button onClick={() => void keep(FILES.mapsKept, keepAll)}>{FILES.keepMaps(choices.length)}</Button>
      )}
    </>
  )
}
