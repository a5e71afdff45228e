import { type RefObject, startTransition, useEffect, useMemo, useState } from 'react'
import type { FileFound } from '~/store/fights/files'
import { actions } from '~/store/state'
import { FILES } from '~/words/en/library'
import { Button } from '../../parts/controls/Button'
import { IconButton } from '../../parts/controls/IconButton'
import type { ChosenMap } from '../readNewFight'
import { CreaturesFound } from './CreaturesFound'
import { FilePreview } from './FilePreview'
import { type FileMeans, foundInWords, kindInWords, toKnow } from './foundInWords'
import { type Given, pairs } from './pairs'

const NOTHING: ReadonlyMap<File, FileFound> = new Map()

/**
 * What these files hold, as far as they have been read: one after the other, so that two hundred take no more memory than one.
 * Another list, or leaving, stops the reading.
 */
function useFilesRead(files: readonly File[]): ReadonlyMap<File, FileFound> {
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

interface FilesFoundProps extends FileMeans {
  files: readonly File[]
  /** Other files instead; none: they are put away. */
  onFiles(files: readonly File[]): void
  onMap(given: ChosenMap): void
  /** A fight was made of them. */
  onMade(): void
  /** Where files are chosen: the keyboard goes back there when they are read no further. */
  chooser: RefObject<HTMLElement | null>
}

/** What is in the files that were chosen or dropped together, before anything changes: one as it is, several in one list. */
export function FilesFound({ files, onFiles, onMap, onMade, chooser, ...means }: FilesFoundProps) {
  const read = useFilesRead(files)
  const isRead = read.size === files.length
  const [chosen, setChosen] = useState(NONE_CHOSEN)
  const shown = useMemo(() => withChosen(read, chosen), [read, chosen])
  const given = useMemo(() => pairs(shown), [shown])
  const choose = (file: File, choice: number) => setChosen(new Map(chosen).set(file, choice))
  const [looked, setLooked] = useState<File | null>(null)
  const one = given.find(({ file }) => file === looked) ?? (isRead && given.length === 1 ? given[0]! : null)
  return (
    <>
      {/* Always there, so that what changes in it is read out. */}
      <p role="status" className={isRead ? 'sr-only' : 'flex items-center gap-2'}>
        {!isRead && reading(read.size, files.length)}
        {isRead && (one ? foundInWords(one.found) : files.length > 0 && FILES.several.read(files.length))}
      </p>
      {!isRead && (
        <Button
          look="quiet"
          onClick={() => {
            onFiles([])
            chooser.current?.focus()
          }}
        >
          {FILES.several.stop}
        </Button>
      )}
      {one && (
        <OneFile
          key={one.file.name}
          {...one}
          onClose={() => (looked ? setLooked(null) : onFiles([]))}
          onPicture={picture => onFiles([one.file, picture])}
          onChoice={choice => choose(one.file, choice)}
          {...{ chosen, onMap, onMade }}
          {...means}
        />
      )}
      {!one && files.length > 1 && (
        <Several
          {...{ given, read, isRead, onMade }}
          count={files.length}
          onLook={({ file }) => setLooked(file)}
          onClose={() => onFiles([])}
          {...means}
        />
      )}
    </>
  )
}

/** Of which file which of its maps, by its number from 0. */
type Chosen = ReadonlyMap<File, number>
const NONE_CHOSEN: Chosen = new Map()

/** The files with the map of each that was chosen. */
function withChosen(read: ReadonlyMap<File, FileFound>, chosen: Chosen): ReadonlyMap<File, FileFound> {
  return new Map([...read].map(([file, found]) => [file, chosenOf(found, chosen.get(file))]))
}

/** By its place among the others: read anew, a file has other tokens. */
function chosenOf(found: FileFound, choice: number | undefined): FileFound {
  if (found.kind !== 'map' || choice === undefined) return found
  const one = found.choices?.[choice]
  return one && found.choices ? { ...one.found, choices: found.choices } : found
}

const reading = (read: number, all: number): string =>
  all === 1 ? FILES.several.reading : FILES.several.readingOf(read, all)

interface OneFileProps extends Given, FileMeans {
  chosen: Chosen
  onChoice(choice: number): void
  onClose(): void
  onPicture(picture: File): void
  onMap(given: ChosenMap): void
  onMade(): void
}

/** One file; read anew with the picture beside it, since of many only the latest wait to be used. */
function OneFile({ file, found, picture, chosen, ...means }: OneFileProps) {
  const files = useMemo(() => (picture ? [file, picture] : []), [file, picture])
  const read = useFilesRead(files)
  const map = read.get(file)
  const beside = picture && read.get(picture)
  if (!picture) return <FilePreview {...{ file, found }} {...means} />
  if (!map || !beside) return <p role="status">{FILES.several.laying}</p>
  return (
    <FilePreview
      file={file}
      found={chosenOf(map, chosen.get(file))}
      {...(beside.kind === 'picture' && { picture: beside })}
      {...means}
    />
  )
}

interface SeveralProps extends FileMeans {
  given: readonly Given[]
  read: ReadonlyMap<File, FileFound>
  count: number
  isRead: boolean
  onLook(one: Given): void
  onClose(): void
  onMade(): void
}

/** Several files: what each is and what is wrong with it; creatures of all of them come in together. */
function Several({ given, read, count, isRead, onLook, onClose, onMade, ...means }: SeveralProps) {
  const creatures = useMemo(() => (isRead ? together(given) : null), [given, isRead])
  const map = useMemo(() => (isRead ? onlyMap(given, read) : undefined), [given, read, isRead])
  return (
    <section aria-label={FILES.several.whatIsIn(count)} className="border-line flex flex-col gap-2 rounded border p-2">
      <header className="flex items-center gap-2">
        <h2 className="min-w-0 flex-1 font-semibold">{FILES.several.title(count)}</h2>
        <IconButton icon="close" label={FILES.several.leave} onClick={onClose} />
      </header>
      <ul className="divide-line max-h-72 divide-y overflow-y-auto">
        {given.map((one, i) => (
          <li key={i} className="flex flex-col gap-1 py-1.5">
            <FileRow {...one} onLook={() => onLook(one)} />
          </li>
        ))}
      </ul>
      {creatures && <CreaturesFound found={creatures} {...{ map, onMade }} onDone={onClose} {...means} />}
      <p className="text-muted text-xs">{FILES.several.untilTaken}</p>
    </section>
  )
}

function FileRow({ file, found, picture, onLook }: Given & { onLook(): void }) {
  const isRefused = found.kind === 'refused'
  const problems = toKnow(found, picture !== undefined)
  const words = isRefused ? FILES.several.refused : kindInWords(found)
  return (
    <>
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1 text-sm wrap-anywhere">
          <strong className="font-semibold">{file.name}</strong>{' '}
          <span className={isRefused ? 'text-danger' : 'text-muted'}>
            {words}
            {picture && FILES.withPicture(picture.name)}
          </span>
        </p>
        {!isRefused && found.kind !== 'creatures' && (
          <Button small aria-label={FILES.several.lookAt(file.name)} onClick={onLook}>
            {FILES.several.look}
          </Button>
        )}
      </div>
      {isRefused && <Problems of={found.problems} />}
      {!isRefused && problems.length > 0 && (
        <details className="text-xs">
          <summary className="text-muted cursor-pointer">{FILES.several.toKnow(problems.length)}</summary>
          <Problems of={problems} />
        </details>
      )}
    </>
  )
}

function Problems({ of }: { of: readonly string[] }) {
  return (
    <ul className="list-disc pl-4 text-xs wrap-anywhere">
      {of.map((problem, i) => (
        <li key={i}>{problem}</li>
      ))}
    </ul>
  )
}

type Creatures = Extract<FileFound, { kind: 'creatures' }>

/** The creatures of all files as if they were of one; null: there are none. */
function together(given: readonly Given[]): Creatures | null {
  const all = given.flatMap(({ found }) => (found.kind === 'creatures' ? [found] : []))
  if (all.length === 0) return null
  return {
    kind: 'creatures',
    name: '',
    format: [...new Set(all.map(({ format }) => format))].join('; '),
    creatures: all.flatMap(({ creatures }) => creatures),
    party: all.flatMap(({ party }) => party),
    fights: all.flatMap(({ fights }) => fights),
    problems: [],
  }
}

/** The map among the files, with its picture, where there is one and no more. */
function onlyMap(given: readonly Given[], read: ReadonlyMap<File, FileFound>): ChosenMap | undefined {
  const maps = given.flatMap(one => (one.found.kind === 'map' ? [{ ...one, found: one.found }] : []))
  const [one] = maps
  if (!one || maps.length > 1) return undefined
  const { found, picture } = one
  const beside = picture && read.get(picture)
  return {
    words: `${found.name}, ${found.width} × ${found.height}`,
    given: { kind: 'file', found, ...(beside?.kind === 'picture' && { picture: beside }) },
  }
}
