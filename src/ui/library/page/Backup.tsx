import { useState } from 'react'
import type { BackupFound, Standing } from '~/store/entries/backupActions'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { FileButton } from '../../parts/controls/FileButton'
import { saveFile } from '../../parts/hooks/saveFile'
import type { DetailMeans } from './detailMeans'

/** Everything as one file, out and in. What a backup would change is said before it changes anything. */
export function Backup({ onToast }: Pick<DetailMeans, 'onToast'>) {
  const [words, setWords] = useState('')
  const [found, setFound] = useState<BackupFound | null>(null)
  const [putsBack, setPutsBack] = useState(false)
  const tell = (doing: string, act: () => Promise<string>) => {
    setWords(doing)
    act().then(setWords, (error: unknown) => setWords(error instanceof Error ? error.message : String(error)))
  }
  const make = async () => {
    const { backup } = await actions.entries()
    const { file, name, problems } = await backup.make()
    saveFile(file, name)
    return problems.join(' ')
  }
  const read = async (file: File) => {
    setFound(null)
    const { backup } = await actions.entries()
    setFound(await backup.read(file))
    return ''
  }
  const take = async (those: BackupFound) => {
    const { backup } = await actions.entries()
    const count = await backup.take(those, putsBack)
    setFound(null)
    onToast({ words: `${count} taken out of the backup.` })
    return ''
  }
  const count = (standing: Standing) =>
    found ? [...found.entries, ...found.fights].filter(one => one.standing === standing).length : 0
  const changed = count('changed')
  return (
    <section aria-label="Backup" className="border-line flex flex-col gap-1.5 border-t pt-2 text-sm">
      <Button small onClick={() => tell('Making the file …', make)}>
        Back up everything
      </Button>
      <FileButton onFiles={([file]) => tell('Reading the backup …', () => read(file))}>Read a backup …</FileButton>
      <p role="status" className="text-muted text-xs">
        {words}
      </p>
      {found && (
        <>
          <p>
            {count('new')} new, {changed} changed, {count('same')} the same. Nothing has changed yet.
          </p>
          {found.problems.map(problem => (
            <p key={problem} className="text-danger text-xs">
              {problem}
            </p>
          ))}
          {changed > 0 && (
            <label className="flex items-start gap-1.5 text-xs">
              <input type="checkbox" checked={putsBack} onChange={event => setPutsBack(event.target.checked)} />
              put back what has changed here since; changed fights come in beside
            </label>
          )}
          <Button look="primary" small onClick={() => tell('Taking it in …', () => take(found))}>
            Take it in
          </Button>
          <Button small onClick={() => setFound(null)}>
            Leave it
          </Button>
        </>
      )}
    </section>
  )
}
