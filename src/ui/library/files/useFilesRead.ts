import { startTransition, useEffect, useState } from 'react'
import { FILES } from '~/words/en/library'
import type { FileFound } from '~/store/fights/files'
import { actions } from '~/store/state/useTable'

const NOTHING: ReadonlyMap<File, FileFound> = new Map()

/**
 * What these files hold, as far as they have been read: one after the other, so that two hundred take no more memory than one.
 * Another list, or leaving, stops the reading.
 */
export function useFilesRead(files: readonly File[]): ReadonlyMap<File, FileFound> {
  const [read, setRead] = useState({ files, found: NOTHING })
  useEffect(() => {
    const reading = new AbortController()
    // A long list is drawn piece by piece: the page stays at hand.
    void readAll(files, reading.signal, found => startTransition(() => setRead({ files, found })))
    return () => reading.abort()
  }, [files])
  return read.files === files ? read.found : NOTHING
}

async function readAll(
  files: readonly File[],
  signal: AbortSignal,
  tell: (found: ReadonlyMap<File, FileFound>) => void,
): Promise<void> {
  const found = new Map<File, FileFound>()
  for (const file of files) {
    const one = await actions.readFile(file, signal).catch((): FileFound => lost(file))
    if (signal.aborted) return
    found.set(file, one)
    tell(new Map(found))
  }
}

/** What reads files could not be had itself. */
function lost({ name }: File): FileFound {
  return { kind: 'refused', name, problems: [FILES.several.unread(name)] }
}
