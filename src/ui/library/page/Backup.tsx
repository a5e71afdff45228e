import { useEffect, useState } from 'react'
import type { EntryCard } from '~/store/entries/fightStanding'
import { problemOf } from '~/store/report'
import { actions, useTable } from '~/store/state'
import { PAGE } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { FileButton } from '../../parts/controls/FileButton'
import { saveFile } from '../../parts/hooks/browser'
import { Icon } from '../../parts/signs/Icon'
import { when } from './findCards'

/** Megabytes (whole, at least 1) that Fray takes in this browser, all that it keeps for itself included; null where no browser says. */
function useRoomTaken(): number | null {
  const [taken, setTaken] = useState<number | null>(null)
  useEffect(() => {
    // Only where a page is trusted the browser has it.
    const storage = navigator.storage as StorageManager | undefined
    void storage?.estimate().then(({ usage = 0 }) => setTaken(Math.max(1, Math.round(usage / 1e6))))
  }, [])
  return taken
}

interface BackupProps {
  entries: readonly EntryCard[]
  /** Files to be looked into. */
  onFiles(files: readonly File[]): void
}

/** Everything as one file, out and in, and how old the latest one is. */
export function Backup({ entries, onFiles }: BackupProps) {
  const fights = useTable(s => s.fights)
  const [words, setWords] = useState('')
  const [latest, setLatest] = useState<number | null>()
  useEffect(() => {
    void actions.entries().then(async ({ backup }) => setLatest(await backup.latest()))
  }, [])
  const make = async () => {
    const { backup } = await actions.entries()
    const { file, name, problems } = await backup.make(Date.now())
    saveFile(file, name)
    setLatest(await backup.latest())
    setWords(problems.join(' '))
  }
  const taken = useRoomTaken()
  const newer = [...entries, ...fights].filter(({ changed }) => changed > (latest ?? 0)).length
  return (
    <section
      aria-label={PAGE.backup.title}
      className="bg-raised border-line flex flex-col gap-1.5 rounded-lg border p-2.5 text-sm"
    >
      {latest !== undefined && (
        <p>
          <strong className="block text-[0.8125rem]">
            {latest === null ? PAGE.backup.none : PAGE.backup.last(when(latest))}
          </strong>
          <span className="text-muted text-xs">
            {latest === null ? PAGE.backup.oneFile : newer === 0 ? PAGE.backup.nothingNewer : PAGE.backup.newer(newer)}
          </span>
        </p>
      )}
      <Button
        small
        className="min-h-9! px-1! whitespace-nowrap pointer-coarse:min-h-11!"
        onClick={() => {
          setWords(PAGE.backup.making)
          make().catch((error: unknown) => setWords(problemOf(error)))
        }}
      >
        <Icon name="backup" /> {PAGE.backup.make}
      </Button>
      <FileButton quiet onFiles={([file]) => onFiles([file])}>
        {PAGE.backup.read}
      </FileButton>
      {taken !== null && <p className="text-muted text-xs">{PAGE.backup.taken(taken)}</p>}
      <p role="status" className={words === '' ? 'sr-only' : 'text-muted text-xs'}>
        {words}
      </p>
    </section>
  )
}
