import { useState } from 'react'
import type { FileFound } from '~/store/fights/files'
import { problemOf } from '~/store/report/report'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { PictureFile } from '../../parts/controls/PictureFile'
import { BackupFound } from './BackupFound'
import { CreaturesFound } from './CreaturesFound'
import type { FileMeans } from './fileMeans'
import { KeepMap } from './KeepMap'
import { PictureFound } from './PictureFound'
import { UnderFight } from './UnderFight'
import type { ChosenMap } from '../chosenMap'

interface FilePreviewProps extends FileMeans {
  file: File
  found: FileFound
  /** The picture that was given beside a map without one. */
  picture?: Extract<FileFound, { kind: 'picture' }>
  onClose(): void
  onMap(given: ChosenMap): void
  /** A picture for a map without one. */
  onPicture(picture: File): void
  /** A fight was made of it. */
  onMade(): void
}

/** What was found in a file and what was not understood; nothing has changed yet. */
export function FilePreview({ file, found, picture, onClose, onMap, onPicture, onMade, ...means }: FilePreviewProps) {
  const { kind, name, problems } = found
  return (
    <section aria-label={`What is in ${name}`} className="border-line flex flex-col gap-2 rounded border p-2">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{name}</h2>
        <IconButton icon="close" label="Leave this file" onClick={onClose} />
      </header>
      {problems.length > 0 && (
        <ul role={kind === 'refused' ? 'alert' : undefined} className="max-h-40 list-disc overflow-y-auto pl-4 text-xs">
          {problems.map((problem, i) => (
            <li key={i} className={kind === 'refused' ? 'text-danger' : undefined}>
              {problem}
            </li>
          ))}
        </ul>
      )}
      {kind === 'map' && (
        <>
          {(picture ?? found).preview && (
            <img src={(picture ?? found).preview!} alt="" className="max-h-48 self-center object-contain" />
          )}
          <p>
            {found.width} × {found.height} squares, {found.walls} {found.walls === 1 ? 'wall' : 'walls'},{' '}
            {found.portals} {found.portals === 1 ? 'door or window' : 'doors and windows'}
            {picture && `, with the picture ${picture.name}`}
          </p>
          <Button
            look="primary"
            onClick={() =>
              onMap({
                words: `${name}, ${found.width} × ${found.height}`,
                given: { kind: 'file', found, ...(picture && { picture }) },
              })
            }
          >
            New fight on this map
          </Button>
          <UnderFight given={{ kind: 'file', found, ...(picture && { picture }) }} onDone={onClose} />
          <KeepMap given={{ kind: 'file', found, ...(picture && { picture }) }} onDone={onClose} {...means} />
          {found.missing !== null && !picture && <PictureFile onFile={onPicture}>Give it its picture …</PictureFile>}
        </>
      )}
      {kind === 'picture' && <PictureFound {...{ file, found, onMap }} onDone={onClose} {...means} />}
      {kind === 'creatures' && <CreaturesFound {...{ found, onMade }} onDone={onClose} {...means} />}
      {kind === 'backup' && <BackupFound file={file} onDone={onClose} {...means} />}
      {kind === 'fight' && <ImportFight token={found.token} onClose={onClose} />}
      {kind === 'refused' && <p className="text-muted text-xs">Nothing was changed.</p>}
    </section>
  )
}

function ImportFight({ token, onClose }: { token: string; onClose(): void }) {
  const [problem, setProblem] = useState<string>()
  const take = async () => {
    try {
      await actions.importFight(token)
      onClose()
    } catch (error) {
      setProblem(problemOf(error))
    }
  }
  return (
    <>
      <p>A fight from Fray. It is added to the list; the one that is open stays as it is.</p>
      <Button look="primary" onClick={() => void take()}>
        Add and open it
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </>
  )
}
