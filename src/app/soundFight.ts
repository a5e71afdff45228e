import { openFight, type Row, type Ruleset, type Snapshot, upgraded } from '~/engine'
import { checkFight } from '~/formats/fight/check'
import type { FightPicture } from '~/formats/fight/file'
import { fileLabel } from '~/formats/report/label'
import type { Imported, ImportProblem } from '~/formats/report/problem'
import type { ImportedFile } from '~/formats/worker/importFile'
import type { RulesetEntry } from '~/rulesets'
import { checkRow } from '~/storage/journal'
import type { GivenFight, GivenMap } from '~/store/fights/files'
import { createTerrain, type TableTypes } from '~/table'
import { FILE } from '~/words/en/files'
import { checkTokenPictures } from './checkTokenPictures'
import { type Checked, checkMap, fields, ownWords } from './maps'

/** What a fight file says of its fight. */
export type FightMeta = Pick<GivenFight, 'name' | 'ruleset' | 'tags' | 'start'>

/** With more combatants than this in a fight a step takes long: they are taken, and that is said. */
const MANY = 500

/** So many tags of a fight are taken out of its file, and so many letters of each. */
const MOST_TAGS = 50
const MOST_LETTERS = 40

/** Letters of a fight's name. */
const MOST_NAME = 200

/** A fight file whose every part was checked, and whose journal was played through once. */
export async function soundFight(
  fight: Extract<ImportedFile, { kind: 'fight' }>['fight'],
  name: string,
  rulesets: readonly RulesetEntry[],
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
      terrain: createTerrain(map.grid, ruleset.commands.diagonals),
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
