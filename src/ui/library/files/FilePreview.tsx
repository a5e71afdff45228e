import { useMemo, useState } from 'react'
import { FILES } from '~/words/en/library'
import type { FileFound } from '~/store/fights/files'
import { problemOf } from '~/store/report/report'
import { actions } from '~/store/state/useTable'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import { PictureFile } from '../../parts/controls/PictureFile'
import { BackupFound } from './BackupFound'
import { CreaturesFound } from './CreaturesFound'
import type { FileMeans } from './fileMeans'
import { toKnow } from './foundInWords'
import { KeepMap } from './KeepMap'
import { MapPreview } from './MapPreview'
import { MapThumb } from '../MapThumb'
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
  /** Another of the maps in the file: its number, from 0. */
  onChoice(choice: number): void
  /** A fight was made of it. */
  onMade(): void
}

/** What was found in a file and what was not understood; nothing has changed yet. */
export function FilePreview({
  file,
  found,
  picture,
  onClose,
  onMap,
  onPicture,
  onChoice,
  onMade,
  ...means
}: FilePreviewProps) {
  const { kind, name } = found
  const problems = toKnow(found, picture !== undefined)
  return (
    <section aria-label={FILES.whatIsIn(name)} className="border-line flex flex-col gap-2 rounded border p-2">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 truncate font-semibold">{name}</h2>
        <IconButton icon="close" label={FILES.leaveThis} onClick={onClose} />
      </header>
      {kind === 'map' && <WhichMap found={found} onChoice={onChoice} />}
      {problems.length > 0 && (
        <ul
          role={kind === 'refused' ? 'alert' : undefined}
          className="max-h-40 list-disc overflow-y-auto pl-4 text-xs wrap-anywhere"
        >
          {problems.map((problem, i) => (
            <li key={i} className={kind === 'refused' ? 'text-danger' : undefined}>
              {problem}
            </li>
          ))}
        </ul>
      )}
      {kind === 'map' && <MapFound {...{ found, picture, onClose, onMap, onPicture }} {...means} />}
      {kind === 'picture' && <PictureFound {...{ file, found, onMap }} onDone={onClose} {...means} />}
      {kind === 'creatures' && <CreaturesFound {...{ found, onMade }} onDone={onClose} {...means} />}
      {kind === 'backup' && <BackupFound file={file} onDone={onClose} {...means} />}
      {kind === 'fight' && <ImportFight token={found.token} onClose={onClose} />}
      {kind === 'refused' && <p className="text-muted text-xs">{FILES.nothingChanged}</p>}
    </section>
  )
}

type MapFoundProps = Omit<FilePreviewProps, 'file' | 'found' | 'onMade' | 'onChoice' | 'picture'> & {
  found: Extract<FileFound, { kind: 'map' }>
  picture: FilePreviewProps['picture'] | undefined
}

/** Which of several maps in the file: a floor, a scene. */
function WhichMap({ found, onChoice }: { found: MapFoundProps['found']; onChoice(choice: number): void }) {
  const { choices = [], token } = found
  if (choices.length === 0) return null
  return (
    <label className="flex flex-wrap items-center gap-2">
      {FILES.whichMap}
      <select
        value={choices.findIndex(one => one.found.token === token)}
        onChange={event => onChoice(Number(event.currentTarget.value))}
        className="field"
      >
        {choices.map((one, i) => (
          <option key={i} value={i}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  )
}

function MapFound({ found, picture, onClose, onMap, onPicture, ...means }: MapFoundProps) {
  const { name, width, height, walls, portals, grid, missing } = found
  const { preview } = picture ?? found
  const drawn = useMemo(() => ({ map: { id: '', name, grid, picture: null }, tokens: [] }), [name, grid])
  const given = { kind: 'file', found, ...(picture && { picture }) } as const
  const keep = <KeepMap given={given} onDone={onClose} {...means} />
  return (
    <>
      {preview && <MapPreview found={found} beside={picture} />}
      {!preview && <MapThumb of={drawn} className="max-h-40 self-center rounded object-contain" />}
      <p>
        {FILES.map(width, height, walls, portals)}
        {picture && FILES.withPicture(picture.name)}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {means.keepsFirst && keep}
        <Button
          look={means.keepsFirst ? 'plain' : 'primary'}
          onClick={() => onMap({ words: `${name}, ${width} × ${height}`, given })}
        >
          {FILES.newFight}
        </Button>
        <UnderFight given={given} onDone={onClose} />
        {!means.keepsFirst && keep}
        {missing !== null && !picture && <PictureFile onFile={onPicture}>{FILES.givePicture}</PictureFile>}
      </div>
    </>
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
