import {
  type Combatant,
  type Effect,
  type ForeignSheet,
  type Id,
  openFight,
  type Ruleset,
  type RulesetTypes,
  type Snapshot,
} from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { withWord } from '~/grid/sets'
import type { Library } from '~/storage'
import { type BoardState, newEncounter, outOfFight, reviewMarker, type TableTypes, type Terrain } from '~/table'
import { NOTICES } from '~/words/en/store'
import type { FightList } from './fights/fightList'
import type { Files, GivenFight, GivenMap, KeptMap, MapGiven } from './fights/files'
import type { SessionFight } from './session/loadFight'
import type { OpenSession } from './session/session'

/** A score of 3 to 20 as good as a die of so many sides. */
const SCORES: Readonly<Record<number, number>> = { 4: 8, 6: 11, 8: 14, 10: 17, 12: 19 }

/** A combatant without its system, and what of its numbers was made of dice: by name, with the sides. */
interface Stranger extends ForeignSheet {
  readonly dice: Readonly<Record<string, number>>
}

/**
 * A combatant without its system: its name, and every number of its sheet by the name and by the label it has there. Pools
 * give their maximum, and what is left where they are not full; a die is given as a score. `shown` is how the players see its
 * side.
 */
export function foreignSheet<R extends RulesetTypes>(
  { name, side, sheet }: Combatant<R>,
  s: Snapshot<R>,
  { state }: Pick<Ruleset<R>, 'state'>,
): Stranger {
  const numbers: Record<string, number | string> = { shown: s.sides[side]?.show ?? 'words' }
  const left: Record<string, number> = {}
  const dice: Record<string, number> = {}
  for (const { path, label, kind } of state.sheet.fields(sheet)) {
    const value = numberAt(sheet, path, 'max')
    if (value === undefined) continue
    const score = kind.type === 'die' ? SCORES[value] : undefined
    const cur = numberAt(sheet, path, 'cur') ?? value
    for (const known of [String(path.at(-1)).toLowerCase(), label.toLowerCase()]) {
      if (known in numbers) continue
      numbers[known] = score ?? value
      if (score !== undefined) dice[known] = value
      if (cur < value) left[known] = cur
    }
  }
  return { name, numbers, left, dice }
}

/** The number of a field; of a pool this part. */
function numberAt(sheet: object, path: readonly (string | number)[], part: 'cur' | 'max'): number | undefined {
  let at: unknown = sheet
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  if (typeof at === 'object' && at !== null) at = Reflect.get(at, part)
  return typeof at === 'number' ? at : undefined
}

/**
 * The same encounter before its beginning under other rules: names, letters, sides, tokens, places, notes and the ground
 * stay; sheets are made of the numbers that mean something there. What was guessed is named in a marker on each combatant.
 */
export function convertFight(
  before: Snapshot<TableTypes>,
  from: Ruleset<TableTypes>,
  to: Ruleset<TableTypes>,
  map: Id,
): Snapshot<TableTypes> {
  const start = newEncounter(to, map)
  const sides: Snapshot<TableTypes>['sides'] = {}
  for (const [id, side] of Object.entries(before.sides)) sides[id] = { ...side, more: to.state.side.blank() }
  const combatants: Record<Id, Combatant<TableTypes>> = {}
  const effects: Record<Id, Effect> = {}
  for (const effect of Object.values(before.effects))
    if (effect.type === 'marker' && effect.until === null && !before.combatants[effect.on]?.gone)
      effects[effect.id] = effect
  let { nextId } = before
  for (const c of Object.values(before.combatants)) {
    if (c.gone) continue
    const stranger = foreignSheet(c, before, from)
    const { sheet, unsure } = to.state.sheet.convert(stranger)
    combatants[c.id] = { ...unmarked(c), sheet }
    const check = [...madeOfDice(stranger, sheet, to), ...unsure]
    if (check.length === 0) continue
    const id = `e${nextId++}`
    effects[id] = { id, ...reviewMarker(c.id, check) }
  }
  const { trails: _, unseenTrails: __, ...kept } = before.board
  const board = { ...kept, map }
  const made = { ...start, sides, combatants, effects, board, nextId }
  const problem = to.state.problem(made)
  if (problem) throw new Error(NOTICES.noConversion(to.name, problem))
  return made
}

/** A combatant without what the GM has decreed of it for one fight. */
function unmarked<R extends RulesetTypes>(one: Combatant<R>): Combatant<R> {
  const { fled: _, yielded: __, skips: ___, ...kept } = one
  return kept
}

/** The scores on a sheet that are made of dice: "strength 11 (d6)". One is, if the sheet would be another without it. */
function madeOfDice(
  { dice, ...stranger }: Stranger,
  sheet: TableTypes['sheet'],
  { state }: Pick<Ruleset<TableTypes>, 'state'>,
): string[] {
  const made = JSON.stringify(sheet)
  return Object.entries(dice).flatMap(([name, sides]) => {
    const { [name]: score, ...numbers } = stranger.numbers
    const without = state.sheet.convert({ ...stranger, numbers }).sheet
    return JSON.stringify(without) === made ? [] : [`${name} ${score} (d${sides})`]
  })
}

/**
 * The start of a fight that follows another: the members of these sides come along as they stand (pools, items,
 * injuries, names), off the map, with their markers that have no end. What belongs to one fight is gone. Who had left or the GM did not name stays behind, and so do
 * the sides of which nobody comes.
 */
export function nextFight<R extends RulesetTypes>(
  start: Snapshot<R>,
  before: Snapshot<R>,
  sides: readonly Id[],
  { declared }: Pick<Ruleset<R>['state'], 'declared'>,
): Snapshot<R> {
  const combatants: Snapshot<R>['combatants'] = {}
  for (const [id, one] of Object.entries(before.combatants))
    if (sides.includes(one.side) && !one.gone) {
      const sheet = outOfFight(declared.sheet, one.sheet, 'stands', [])
      combatants[id] = { ...unmarked(one), sheet, cell: null }
    }
  const effects: Snapshot<R>['effects'] = {}
  for (const [id, effect] of Object.entries(before.effects))
    if (effect.on in combatants && effect.until === null) effects[id] = effect
  return {
    ...start,
    settings: before.settings,
    sides: Object.fromEntries(Object.entries(before.sides).filter(([id]) => sides.includes(id))),
    combatants,
    effects,
    nextId: before.nextId,
  }
}

/**
 * The board of a new fight on a map: whoever wants fog lays it; what the map brought with it is there. Its own name is the GM's: the
 * players read a neutral word until it is named for them.
 */
export function preparedBoard({
  grid,
  difficult = [],
  pins = [],
  about = '',
}: Pick<GivenMap, 'grid' | 'difficult' | 'pins' | 'about'>): Partial<BoardState> {
  return {
    publicName: '',
    fog: { mode: 'off', party: [], dark: false, hand: {}, known: {}, looks: {} },
    ...(difficult.length > 0 && { paint: withWord({}, grid.width, difficult, 'difficult') }),
    ...(pins.length > 0 && {
      pins: Object.fromEntries(pins.map((pin, i) => [`n${i + 1}m`, { id: `n${i + 1}m`, ...pin }])),
    }),
    ...(about !== '' && { notes: about }),
  }
}

/** What a fight by other rules is made with. */
interface ConvertDeps {
  library: Pick<Library, 'getPicture'>
  newId(): string
}

/** A copy of the open fight by other rules, before its beginning. */
export async function switchedFight(
  { play, ruleset, name, map }: SessionFight,
  to: Ruleset<TableTypes>,
  { library, newId }: ConvertDeps,
): Promise<GivenFight> {
  const start = convertFight(play.fight.state, ruleset, to, newId())
  const blob = map.picture && (await library.getPicture(map.picture.id))
  return {
    name: `${name} (${to.name})`,
    ruleset: to.id,
    map: { name: map.name, grid: map.grid, picture: map.picture && blob ? { ...map.picture, blob } : null },
    pictures: [],
    start,
    rows: [],
  }
}

/** The preference that names the set of house rules with which new fights of a system begin. */
export const usualRules = (system: string): string => ['house rules', system].join(' ')

/** The settings a new fight begins with: those of the GM's own set where there is one and the rules have nothing against it. */
export async function usualSettings(
  ruleset: Ruleset<TableTypes>,
  { library }: { library: Pick<Library, 'entries' | 'preferences'> },
): Promise<TableTypes['settings']> {
  const { defaults } = ruleset.state.settings
  const id = (await library.preferences()).get(usualRules(ruleset.id))
  if (!id) return defaults
  const entries = await library.entries()
  // One that was thrown away, or cannot be read, is no reason to keep a fight from being made.
  const entry = await entries.read(id).catch(() => undefined)
  if (entry?.kind !== 'rules' || entry.trashed !== undefined || entry.system !== ruleset.id) return defaults
  const settings = { ...defaults, ...entry.data.settings }
  return ruleset.state.problem({ ...newEncounter(ruleset, 'map'), settings }) === undefined ? settings : defaults
}

export interface NewFight {
  name: string
  /** What the players read above their table; absent or empty: a neutral word. */
  publicName?: string
  ruleset: string
  map: MapGiven
  /** The fight this one follows: its members of these sides come along as they stand. */
  follows?: { fight: string; sides: readonly Id[]; rest?: string }
}

/** What a new fight is made with. */
export interface NewFightMeans {
  library: Pick<Library, 'readWhole' | 'entries' | 'preferences'>
  files: Pick<Files, 'map'>
  fights: Pick<FightList, 'rulesOf'>
  session: Pick<OpenSession, 'current'>
  /** The frozen map as the rulesets ask it. */
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
  newId(): string
}

/** A fight as the GM has asked for it: on its map, with those who come along from the one that it follows. */
export async function newFight(given: NewFight, means: NewFightMeans): Promise<GivenFight> {
  const { files, fights, newId } = means
  const ruleset = await fights.rulesOf(given.ruleset).load()
  const map = given.map.kind === 'blank' ? blank(given.map) : await files.map(given.map)
  const mapId = newId()
  let start = { ...newEncounter(ruleset, mapId), settings: await usualSettings(ruleset, means) }
  if (given.follows) {
    const before = await stateOf(given.follows.fight, means)
    const { id } = before.rules
    const same = id === ruleset.id ? before : convertFight(before, await fights.rulesOf(id).load(), ruleset, mapId)
    start = nextFight(start, same, given.follows.sides, ruleset.state)
  }
  start = { ...start, board: { ...start.board, ...preparedBoard(map), publicName: given.publicName ?? '' } }
  return { name: given.name, ruleset: given.ruleset, map, pictures: [], start, rows: [] }
}

/** How a fight stands at its end, without opening it for play. */
async function stateOf(
  id: string,
  { library, fights, session, terrain }: NewFightMeans,
): Promise<Snapshot<TableTypes>> {
  const open = session.current()
  if (open?.handle.id === id) return open.play.fight.state
  const { record, map, start, rows } = await library.readWhole(id)
  const ruleset = await fights.rulesOf(record.ruleset).load()
  const ground = terrain((map as KeptMap).grid, ruleset.commands.diagonals)
  return openFight({ ruleset, terrain: ground, state: start as Snapshot<TableTypes>, rows }).state
}

function blank({ width, height }: Extract<MapGiven, { kind: 'blank' }>): GivenMap {
  return { name: NOTICES.blank, grid: { width, height, walls: [], portals: [] }, picture: null }
}
