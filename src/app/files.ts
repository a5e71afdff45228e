import { openFight, type Row, type Ruleset, type Snapshot, upgraded } from '~/engine'
import { packBackup, unpackBackup } from '~/formats/backup'
import { checkFight } from '~/formats/fight/check'
import { exportFight, type ImportedFile, importFile } from '~/formats/worker/importFile'
import type { FightPicture } from '~/formats/fight/file'
import { gridMapOf } from '~/formats/map/gridMapOf'
import { fileLabel } from '~/formats/report/label'
import type { MapRecord } from '~/formats/map/record'
import type { DecodedPicture } from '~/formats/picture'
import { openTokenPicture } from '~/formats/worker/askWorker'
import { pictureMap } from '~/formats/map/pictureMap'
import { type Imported, type ImportProblem, problemSentence } from '~/formats/report/problem'
import { checkRow } from '~/storage/journal'
import {
  type Files,
  type GivenFight,
  type GivenMap,
  type KeptMap,
  pictureOnMap,
  pixelsBeside,
} from '~/store/fights/files'
import type { RulesetEntry } from '~/rulesets'
import { createTerrain, type TableTypes } from '~/table'
import { FILE } from '~/words/en/files'
import { type Checked, checkMap, fields, ownWords } from './maps'
import { checkTokenPictures } from './checkTokenPictures'

export { PictureForm } from '~/ui/gm/picture/PictureForm'
export { entryPicture } from './entryPicture'
export { handoutPicture } from './handoutPicture'
export { tokenPicture } from './tokenPicture'

type FightMeta = Pick<GivenFight, 'name' | 'ruleset' | 'tags' | 'start'>

/** So many files wait in memory at most: each may hold a picture of many megabytes. An older one is read again when it is used. */
const WAITING = 12
/** With more combatants than this in a fight a step takes long: they are taken, and that is said. */
const MANY = 500
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
  const read = new Map<string, Waiting>()
  let next = 1

  return {
    async read(file, signal) {
      const imported = await importFile(file, signal)
      const problems = imported.problems.map(problemSentence)
      if (!imported.ok) return { kind: 'refused', name: file.name, problems }
      const { value } = imported
      // Creatures are handed out whole, and nobody comes back for them.
      if (value.kind === 'creatures') return { kind: 'creatures', name: file.name, ...value.creatures, problems }
      if (value.kind === 'backup') return { kind: 'backup', name: file.name, problems }
      const token = `file-${next++}`
      const waiting: Waiting = { file, value, preview: null }
      read.set(token, waiting)
      forgetOldest()
      switch (value.kind) {
        case 'map': {
          const { map, choices = [], first = 0 } = value
          if (map.picture.kind === 'embedded') waiting.preview = URL.createObjectURL(map.picture.picture.blob)
          const { preview } = waiting
          const all = choices.map((one, choice) => {
            const its = `${token}-${choice}`
            read.set(its, { file, value, preview: null, choice })
            const found = {
              ...shownMap(one.map),
              problems: one.problems.map(problemSentence),
              preview: null,
              token: its,
            }
            return { name: one.name, found }
          })
          forgetOldest()
          if (all.length > 0) return { ...all[first]!.found, choices: all }
          return { ...shownMap(map), problems, preview, token }
        }
        case 'picture': {
          const { name, picture } = value
          const pixels = { width: picture.width, height: picture.height }
          waiting.preview = URL.createObjectURL(picture.blob)
          return { kind: 'picture', name, pixels, problems, preview: waiting.preview, token }
        }
        case 'fight': {
          const checked = await sound(value.fight, file.name)
          if (!checked.ok) return { kind: 'refused', name: file.name, problems: checked.problems.map(problemSentence) }
          const all = [...problems, ...checked.problems.map(problemSentence)]
          return { kind: 'fight', name: checked.value.name, problems: all, token }
        }
      }
    },

    async picture(file) {
      const opened = await openTokenPicture(file)
      return opened.ok ? opened.value : { problems: opened.problems.map(problemSentence) }
    },

    async map({ found, grid, picture: beside }) {
      const value = await valueOf(found.token)
      if (value?.kind === 'map') {
        const choice = read.get(found.token)?.choice
        const map = choice === undefined ? value.map : (value.choices?.[choice]?.map ?? value.map)
        const picture = beside && (await valueOf(beside.token))
        if (beside && picture?.kind !== 'picture') throw new Error(FILE.said.openAgain(beside.name))
        return givenMap(picture?.kind === 'picture' ? withPicture(map, picture.picture) : map)
      }
      if (value?.kind !== 'picture') throw new Error(FILE.said.openAgain(found.name))
      if (!grid) throw new Error(FILE.said.noGrid(found.name))
      return givenMap(orThrow(pictureMap(value.name, value.picture, grid)))
    },

    async fight(token) {
      const value = await valueOf(token)
      if (value?.kind !== 'fight') throw new Error(FILE.said.fileAgain)
      return orThrow(await sound(value.fight, 'fight'))
    },

    async pack({ record, map, start, rows, pictures }, kept) {
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
    },

    async packBackup(backup) {
      return new Blob([packBackup(backup)], { type: 'application/zip' })
    },

    async unpackBackup(file) {
      const opened = unpackBackup(new Uint8Array(await file.arrayBuffer()), file.name)
      return { ...orThrow(opened), problems: opened.problems.map(problemSentence) }
    },
  }

  function forgetOldest(): void {
    for (const waiting of [...read.values()].slice(0, -WAITING)) {
      if (waiting.preview !== null) URL.revokeObjectURL(waiting.preview)
      waiting.value = waiting.preview = null
    }
  }

  /** What is in a file; undefined: it is gone from the disk, or not what it was. */
  async function valueOf(token: string): Promise<ImportedFile | undefined> {
    const waiting = read.get(token)
    if (!waiting || waiting.value) return waiting?.value ?? undefined
    const again = await importFile(waiting.file).catch(() => null)
    return again?.ok ? again.value : undefined
  }

  /** A fight file whose every part was checked, and whose journal was played through once. */
  async function sound(
    fight: Extract<ImportedFile, { kind: 'fight' }>['fight'],
    name: string,
  ): Promise<Imported<GivenFight>> {
    const checked = checkFight(fight, name, { meta: checkMeta, map: checkMap, row: checkRow })
    if (!checked.ok) return checked
    const { meta, map, rows, pictures } = checked.value
    const refuse = (what: string): Imported<GivenFight> => ({
      ok: false,
      problems: [{ where: name, what, severity: 'refused' }],
    })
    const entry = rulesets.find(rules => rules.id === meta.ruleset)
    if (!entry) return refuse(FILE.taken.rules(meta.ruleset))
    const ruleset: Ruleset<TableTypes> = await entry.load()
    const version = Number(fields(fields(meta.start).rules).version)
    if (version > ruleset.version) return refuse(FILE.taken.newer(version, ruleset.name, ruleset.version))
    const problem = ruleset.state.problem(upgraded(ruleset.state.declared, meta.start))
    if (problem) return refuse(FILE.taken.start(problem))
    const problems: ImportProblem[] = [...checked.problems]
    const { name: written } = fields(fight.meta)
    if (written !== meta.name) problems.push({ where: name, what: FILE.taken.longName(MOST_NAME), severity: 'note' })
    const many = Object.keys(meta.start.combatants).length
    if (many > MANY) problems.push({ where: name, what: FILE.taken.many(many, MANY), severity: 'note' })
    try {
      const { state } = openFight({
        ruleset,
        terrain: createTerrain(map.grid),
        state: meta.start as Snapshot<TableTypes>,
        rows,
      })
      const unsound = ruleset.state.problem(state)
      if (unsound) return refuse(FILE.taken.end(unsound))
      const bare = unpictured(state, pictures)
      if (bare.length > 0)
        problems.push({
          where: name,
          what: FILE.taken.pictures(bare),
          severity: 'left out',
        })
    } catch (error) {
      return refuse(FILE.taken.journal(ownWords(error, FILE.taken.action)))
    }
    const picture = map.picture && pictures.find(({ id }) => id === map.picture!.id)
    if (map.picture && !picture) problems.push({ where: name, what: FILE.taken.map, severity: 'left out' })
    // What lies under a map is no token's, and is never shown for one.
    const ofMaps = mapPicturesNamed(meta.start.board, rows)
    const tokens = pictures.filter(({ id }) => id !== map.picture?.id && !ofMaps.has(id))
    const sound = await checkTokenPictures(tokens, fileLabel(name))
    if (!sound.ok) return sound
    const given: GivenMap = { name: map.name, grid: map.grid, picture: null }
    if (map.picture && picture) {
      const { id: _, ...place } = map.picture
      given.picture = { blob: new Blob([picture.bytes], { type: picture.type }), ...place }
    }
    const laid = pictures.filter(({ id }) => ofMaps.has(id)).map(({ bytes, type }) => new Blob([bytes], { type }))
    return { ok: true, value: { ...meta, map: given, pictures: [...sound.value, ...laid], rows }, problems }
  }
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

/** The pictures that were put under the map, or came with another one, in the course of a fight. */
function mapPicturesNamed(board: unknown, rows: readonly Row[]): ReadonlySet<unknown> {
  const commands = rows.flatMap(row =>
    row.row === 'open' ? [row.command] : row.row === 'entry' && 'command' in row.entry ? [row.entry.command] : [],
  )
  const given = commands.filter(({ type }) => type === 'map' || type === 'map.picture').map(one => one.with)
  return new Set([board, ...given].map(one => fields(fields(one).picture).id).filter(id => id !== undefined))
}

/** Those who have a picture that the file lacks, by name. */
function unpictured(state: Snapshot, pictures: readonly FightPicture[]): string[] {
  const there = new Set(pictures.map(({ id }) => id))
  return Object.values(state.combatants).flatMap(({ name, picture }) =>
    picture === undefined || there.has(picture) ? [] : [name],
  )
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

/** So many tags of a fight are taken out of its file, and so many letters of each. */
const MOST_TAGS = 50
const MOST_LETTERS = 40

/** Letters of a fight's name. */
const MOST_NAME = 200

const isTag = (tag: unknown): tag is string => typeof tag === 'string' && tag !== '' && tag.length <= MOST_LETTERS

function checkMeta(given: unknown): Checked<FightMeta> {
  const { name, ruleset, tags, start } = fields(given)
  if (typeof name !== 'string') return { ok: false, what: FILE.taken.noName }
  if (typeof ruleset !== 'string') return { ok: false, what: FILE.taken.noRules }
  // The ruleset judges the state itself once it is loaded.
  const found = Array.isArray(tags) ? tags.filter(isTag).slice(0, MOST_TAGS) : []
  const value = {
    name: name.slice(0, MOST_NAME),
    ruleset,
    ...(found.length > 0 && { tags: found }),
    start: start as Snapshot<TableTypes>,
  }
  return { ok: true, value }
}
