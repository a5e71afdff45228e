import { useEffect, useState } from 'react'
import { FILES } from '~/words/en/library'
import type { BackupFound as Found, Standing } from '~/store/entries/backupActions'
import { problemOf } from '~/store/report'
import { actions } from '~/store/state'
import { Button } from '../../parts/controls/Button'
import type { FileMeans } from './foundInWords'

interface BackupFoundProps extends FileMeans {
  file: File
  onDone(): void
}

/** What a backup would change, before it changes anything. */
export function BackupFound({ file, onDone, onToast }: BackupFoundProps) {
  const [found, setFound] = useState<Found | null>(null)
  const [words, setWords] = useState<string>(FILES.backup.reading)
  const [putsBack, setPutsBack] = useState(false)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const tell = (error: unknown) => setWords(problemOf(error))
  useEffect(() => {
    let isWanted = true
    const read = async () => {
      const { backup } = await actions.entries()
      const those = await backup.read(file)
      if (!isWanted) return
      setFound(those)
      setWords('')
    }
    read().catch((error: unknown) => {
      if (isWanted) tell(error)
    })
    return () => void (isWanted = false)
  }, [file])
  const take = async (those: Found) => {
    setWords(FILES.backup.taking)
    const { backup } = await actions.entries()
    const { count: taken, problems } = await backup.take(those, putsBack)
    onToast({ words: FILES.backup.taken(taken) })
    if (problems.length === 0) return onDone()
    setFound(null)
    setWords(FILES.backup.taken(taken))
    setLeftOut(problems)
  }
  const count = (standing: Standing) =>
    found ? [...found.entries, ...found.fights].filter(one => one.standing === standing).length : 0
  const changed = count('changed')
  return (
    <section aria-label={FILES.backup.title} className="flex flex-col gap-1.5 text-sm">
      <p role="status" className="text-muted text-xs">
        {words}
      </p>
      {found && (
        <>
          <p>{FILES.backup.standing(count('new'), changed, count('same'))}</p>
          <Problems of={found.problems} />
          {changed > 0 && (
            <label className="flex items-start gap-1.5 text-xs">
              <input type="checkbox" checked={putsBack} onChange={event => setPutsBack(event.target.checked)} />
              {FILES.backup.putBack}
            </label>
          )}
          <div className="flex flex-wrap gap-1.5">
            <Button look="primary" small onClick={() => void take(found).catch(tell)}>
              {FILES.backup.take}
            </Button>
            <Button small onClick={onDone}>
              {FILES.backup.leave}
            </Button>
          </div>
        </>
      )}
      {leftOut.length > 0 && (
        <>
          <Problems of={leftOut} />
          <Button small onClick={onDone}>
            {FILES.backup.close}
          </Button>
        </>
      )}
    </section>
  )
}

function Problems({ of }: { of: readonly string[] }) {
  return of.map((problem, i) => (
    <p key={i} className="text-danger text-xs">
      {problem}
    </p>
  ))
}
