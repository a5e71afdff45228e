import { type ComponentProps, useMemo, useState } from 'react'
import { type FileFound, pictureOnMap, pixelsBeside } from '~/store/fights/files'
import { problemOf } from '~/store/report'
import { actions } from '~/store/state'
import { DETAILS, FILES } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { Choices } from '../../parts/controls/Choices'
import { PictureFile } from '../../parts/controls/FileButton'
import { IconButton } from '../../parts/controls/IconButton'
import { MapThumb } from '../MapThumb'
import type { ChosenMap } from '../readNewFight'
import { BackupFound } from './BackupFound'
import { CreaturesFound } from './CreaturesFound'
import { GridOverPicture } from './GridOverPicture'
import { KeepMap } from './KeepMap'
import { TokenOf } from './TokenOf'
import { UnderFight } from './UnderFight'
import { type FileMeans, keepFound, toKnow } from './foundInWords'
import { Problem } from '../../parts/signs/Icon'

interface MapPreviewProps {
  found: Extract<FileFound, { kind: 'map' }>
  /** The picture that was given beside it. */
  beside: Extract<FileFound, { kind: 'picture' }> | undefined
}

/** A map with its picture as it will lie, and its walls and doors over it: a shift is seen before it is taken. */
function MapPreview({ found, beside }: MapPreviewProps) {
  const { width, height, scale, grid } = found
  const pixels = beside?.pixels ?? scale.pixels
  const preview = (beside ?? found).preview
  if (preview === null || pixels === null) return null
  const at = { ...scale, width, height }
  const pixelsPerSquare = beside ? pixelsBeside(at, beside.pixels) : scale.pixelsPerSquare
  const segments = [...grid.walls, ...grid.portals.map(({ segment }) => segment)]
  const walls = segments.map(({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`).join('')
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="max-h-40 max-w-full self-center rounded">
      <image href={preview} {...pictureOnMap({ ...at, pixelsPerSquare }, pixels)} preserveAspectRatio="none" />
      {(['var(--table)', 'var(--ink)'] as const).map((colour, i) => (
        <path
          key={colour}
          d={walls}
          fill="none"
          stroke={colour}
          strokeWidth={3 - 1.5 * i}
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  )
}

type Use = 'map' | 'token' | 'handout'

const USES: readonly (readonly [Use, string])[] = [
  ['map', DETAILS.picture.map],
  ['token', DETAILS.picture.token],
  ['handout', DETAILS.picture.handout],
]

interface PictureFoundProps extends ComponentProps<typeof GridOverPicture> {
  file: File
}

/** A plain picture: a map, once a grid lies over it, somebody's token, or a handout. */
function PictureFound({ file, ...over }: PictureFoundProps) {
  const { found, onDone, onToast, onToken } = over
  const [use, setUse] = useState<Use>('map')
  const keep = async () => {
    const words = DETAILS.picture.handoutKept(found.name)
    const isKept = await keepFound(words, entries => entries.files.keepHandout(found.name, file), { onToast })
    if (isKept) onDone()
  }
  return (
    <>
      <Choices<Use> label={DETAILS.picture.what} options={USES} value={use} onChange={setUse} bare />
      {use === 'map' && <GridOverPicture {...over} />}
      {use !== 'map' && <img src={found.preview} alt="" className="max-h-72 self-center object-contain" />}
      {use === 'handout' && (
        <Button look="primary" onClick={() => void keep()}>
          {DETAILS.picture.keepHandout}
        </Button>
      )}
      {use === 'token' && <TokenOf picture={async () => file} onDone={onDone} {...{ onToast, onToken }} />}
    </>
  )
}

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
      <Problem>{problem}</Problem>
    </>
  )
}
