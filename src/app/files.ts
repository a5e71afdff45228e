import type { Snapshot } from '~/engine'
import { packBackup, unpackBackup } from '~/formats/backup'
import { exportFight, type ImportedFile, importFile } from '~/formats/worker/importFile'
import type { FightPicture } from '~/formats/fight/file'
import { gridMapOf } from '~/formats/map/gridMapOf'
import type { MapRecord } from '~/formats/map/record'
import type { DecodedPicture } from '~/formats/picture'
import { openTokenPicture } from '~/formats/worker/askWorker'
import { pictureMap } from '~/formats/map/pictureMap'
import { type Imported, problemSentence } from '~/formats/report/problem'
import {
  type FileFound,
  type Files,
  type GivenMap,
  type KeptMap,
  type MapGiven,
  pictureOnMap,
  pixelsBeside,
} from '~/store/fights/files'
import { limits, overLimit } from '~/formats/report/limits'
import type { TokenPicture } from '~/store/pictures'
import type { RulesetEntry } from '~/rulesets'
import type { TableTypes } from '~/table'
import { FILE } from '~/words/en/files'
import { type FightMeta, soundFight } from './soundFight'

export { PictureForm } from '~/ui/gm/picture/PictureForm'
export { entryPicture } from './entryPicture'
export { handoutPicture } from './handoutPicture'

/** So many files wait in memory at most: each may hold a picture of many megabytes. An older one is read again when it is used. */
const WAITING = 12
/** Notes that a map may bring. */
const MOST_PINS = 400

/** A file that was read: what is in it, as long as it is among the latest. */
interface Waiting {
  readonly file: File
  value: ImportedFile | null
  preview: string | null
  /** Of several maps in the file which one: its number, from 0. */
  readonly choice?: number
}

/** Files in and out. What was read waits here, by its token, until the GM has looked at the preview. */
export function createFiles(rulesets: readonly RulesetEntry[]): Files {
  const waiting = new WaitingFiles()
  return {
    read: (file, signal) => readFile(waiting, rulesets, file, signal),
    async picture(file) {
      const opened = await openTokenPicture(file)
      return opened.ok ? opened.value : { problems: opened.problems.map(problemSentence) }
    },
    map: chosen => mapOf(waiting, chosen),
    async fight(token) {
      const value = await waiting.valueOf(token)
      if (value?.kind !== 'fight') throw new Error(FILE.said.fileAgain)
      return orThrow(await soundFight(value.fight, 'fight', rulesets))
    },
    pack: packFight,
    packBackup: async backup => new Blob([packBackup(backup)], { type: 'application/zip' }),
    async unpackBackup(file) {
      const opened = unpackBackup(new Uint8Array(await file.arrayBuffer()), file.name)
      return { ...orThrow(opened), problems: opened.problems.map(problemSentence) }
    },
  }
}

/** What was read, by its token: the latest with what is in them. */
class WaitingFiles {
  private readonly files = new Map<string, Waiting>()
  private next = 1

  newToken(): string {
    return `file-${this.next++}`
  }

  /** Takes one in; the oldest is let go, to be read again when it is used. */
  add(token: string, file: Waiting): void {
    this.files.set(token, file)
    for (const old of [...this.files.values()].slice(0, -WAITING)) {
      if (old.preview !== null) URL.revokeObjectURL(old.preview)
      old.value = old.preview = null
    }
  }

  /** What is in a file; undefined: it is gone from the disk, or not what it was. */
  async valueOf(token: string): Promise<ImportedFile | undefined> {
    const waiting = this.files.get(token)
    if (!waiting || waiting.value) return waiting?.value ?? undefined
    const again = await importFile(waiting.file).catch(() => null)
    return again?.ok ? again.value : undefined
  }

  /** Which of several maps in the file this is, from 0. */
  choiceOf(token: string): number | undefined {
    return this.files.get(token)?.choice
  }
}

async function readFile(
  waiting: WaitingFiles,
  rulesets: readonly RulesetEntry[],
  file: File,
  signal: AbortSignal | undefined,
): Promise<FileFound> {
  const imported = await importFile(file, signal)
  const problems = imported.problems.map(problemSentence)
  if (!imported.ok) return { kind: 'refused', name: file.name, problems }
  const { value } = imported
  // Creatures are handed out whole, and nobody comes back for them.
  if (value.kind === 'creatures') return { kind: 'creatures', name: file.name, ...value.creatures, problems }
  if (value.kind === 'backup') return { kind: 'backup', name: file.name, problems }
  const token = waiting.newToken()
  const one: Waiting = { file, value, preview: null }
  waiting.add(token, one)
  switch (value.kind) {
    case 'map': {
      const { map, choices = [], first = 0 } = value
      if (map.picture.kind === 'embedded') one.preview = URL.createObjectURL(map.picture.picture.blob)
      const { preview } = one
      const all = choices.map(({ name, map: its, problems: wrong }, choice) => {
        const itsToken = `${token}-${choice}`
        waiting.add(itsToken, { file, value, preview: null, choice })
        const found = { ...shownMap(its), problems: wrong.map(problemSentence), preview: null, token: itsToken }
        return { name, found }
      })
      if (all.length > 0) return { ...all[first]!.found, choices: all }
      return { ...shownMap(map), problems, preview, token }
    }
    case 'picture': {
      const { name, picture } = value
      const pixels = { width: picture.width, height: picture.height }
      one.preview = URL.createObjectURL(picture.blob)
      return { kind: 'picture', name, pixels, problems, preview: one.preview, token }
    }
    case 'fight': {
      const checked = await soundFight(value.fight, file.name, rulesets)
      const all = checked.problems.map(problemSentence)
      if (!checked.ok) return { kind: 'refused', name: file.name, problems: all }
      return { kind: 'fight', name: checked.value.name, problems: [...problems, ...all], token }
    }
  }
}

async function mapOf(
  waiting: WaitingFiles,
  { found, grid, picture: beside }: Extract<MapGiven, { kind: 'file' }>,
): Promise<GivenMap> {
  const value = await waiting.valueOf(found.token)
  if (value?.kind === 'map') {
    const choice = waiting.choiceOf(found.token)
    const map = choice === undefined ? value.map : (value.choices?.[choice]?.map ?? value.map)
    const picture = beside && (await waiting.valueOf(beside.token))
    if (beside && picture?.kind !== 'picture') throw new Error(FILE.said.openAgain(beside.name))
    return givenMap(picture?.kind === 'picture' ? withPicture(map, picture.picture) : map)
  }
  if (value?.kind !== 'picture') throw new Error(FILE.said.openAgain(found.name))
  if (!grid) throw new Error(FILE.said.noGrid(found.name))
  return givenMap(orThrow(pictureMap(value.name, value.picture, grid)))
}

const packFight: Files['pack'] = async ({ record, map, start, rows, pictures }, kept) => {
  const packed: FightPicture[] = []
  for (const id of pictures) {
    const blob = await kept(id)
    if (!blob) continue
    const type = blob.type === 'image/png' ? 'image/png' : 'image/webp'
    packed.push({ id, type, bytes: new Uint8Array(await blob.arrayBuffer()) })
  }
  const { name, ruleset, tags } = record
  const meta: FightMeta = {
    name,
    ruleset,
    ...(tags && tags.length > 0 && { tags }),
    start: start as Snapshot<TableTypes>,
  }
  const { picture } = map as KeptMap
  const isBare = picture !== null && !packed.some(({ id }) => id === picture.id)
  const problems = isBare ? [FILE.said.noPicture] : []
  return { file: await exportFight({ meta, map, rows, pictures: packed }), problems }
}

/** What the preview shows of a map. */
function shownMap(map: MapRecord<DecodedPicture>) {
  const { name, width, height, walls, objects, portals, picture, pixelsPerSquare, pictureAt } = map
  const pixels = picture.kind === 'embedded' ? picture.picture : null
  const scale = { pixelsPerSquare, pictureAt, pixels: pixels && { width: pixels.width, height: pixels.height } }
  const missing = picture.kind === 'embedded' ? null : picture.kind === 'elsewhere' ? picture.path : ''
  const windows = walls.filter(({ kind }) => kind === 'window').length
  const counts = { walls: walls.length - windows + objects.length, portals: portals.length + windows }
  return { kind: 'map' as const, name, width, height, ...counts, grid: gridMapOf(map, true), scale, missing }
}

/** A map that came without its picture, with one: as large as the file says; where the two do not fit, as wide as the map. */
function withPicture(map: MapRecord<DecodedPicture>, picture: DecodedPicture): MapRecord<DecodedPicture> {
  return { ...map, pixelsPerSquare: pixelsBeside(map, picture), picture: { kind: 'embedded', picture } }
}

function givenMap(map: MapRecord<DecodedPicture>): GivenMap {
  const { name, picture } = map
  const grid = gridMapOf(map, true)
  const water = (map.difficult ?? []).map(({ x, y }) => y * map.width + x)
  const difficult = water.length === 0 ? {} : { difficult: water }
  const notes = (map.notes ?? [])
    .slice(0, MOST_PINS)
    .map(({ x, y, title, text }) => ({ cell: y * map.width + x, title, text }))
  const more = { ...difficult, ...(notes.length > 0 && { pins: notes }), ...(map.about && { about: map.about }) }
  if (picture.kind !== 'embedded') return { name, grid, picture: null, ...more }
  const { blob, ...pixels } = picture.picture
  return { name, grid, picture: { blob, ...pictureOnMap(map, pixels) }, ...more }
}

function orThrow<T>(imported: Imported<T>): T {
  if (!imported.ok) throw new Error(imported.problems.map(problemSentence).join(' '))
  return imported.value
}

/**
 * A kept picture of a token, decoded; null when it is damaged. What is not a token's by its form is none either: a
 * file may name any picture that is kept here, and tokens are shown to the players while maps are not.
 */
export async function tokenPicture(file: Blob): Promise<TokenPicture | null> {
  try {
    const image = await createImageBitmap(file)
    if (image.width === image.height && overLimit(limits.tokenSide, image.width) === undefined)
      return { file, url: URL.createObjectURL(file), image }
    image.close()
    return null
  } catch {
    return null
  }
}
