import { useState } from 'react'
import { FILES } from '~/language/en/library/files'
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
    <section aria-label={FILES.whatIsIn(name)} className="border-line flex flex-col gap-2 rounded border p-2">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{name}</h2>
        <IconButton icon="close" label={FILES.leaveThis} onClick={onClose} />
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
            {FILES.map(found.width, found.height, found.walls, found.portals)}
            {picture && FILES.withPicture(picture.name)}
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
            {FILES.newFight}
          </Button>
          <UnderFight given={{ kind: 'file', found, ...(picture && { picture }) }} onDone={onClose} />
          <KeepMap given={{ kind: 'file', found, ...(picture && { picture }) }} onDone={onClose} {...means} />
          {found.missing !== null && !picture && <PictureFile onFile={onPicture}>{FILES.givePicture}</PictureFile>}
        </>
      )}
      {kind === 'picture' && <PictureFound {...{ file, found, onMap }} onDone={onClose} {...means} />}
      {kind === 'creatures' && <CreaturesFound {...{ found, onMade }} onDone={onClose} {...means} />}
      {kind === 'backup' && <BackupFound file={file} onDone={onClose} {...means} />}
      {kind === 'fight' && <ImportFight token={found.token} onClose={onClose} />}
      {kind === 'refused' && <p className="text-muted text-xs">{FILES.nothingChanged}</p>}
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
      <p>{FILES.fight}</p>
      <Button look="primary" onClick={() => void take()}>
        {FILES.addFight}
      </Button>
      {problem && (
        <p role="alert" className="text-danger text-xs">
          {problem}
        </p>
      )}
    </>
  )
}
