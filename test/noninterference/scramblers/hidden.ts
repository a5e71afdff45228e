import type { Combatant, Id } from '~/engine'
import type { TableTypes } from '~/table'
import { FACES, plainCopy, type Moment } from '../fights/moment'
import { foeSheet } from '../fights/systems'
import { intoTurn, outOfTurn } from './intoTurn'
import { asJson, cellFor, isHiddenAnywhere, junk, letter, type About, type Scrambler } from './scrambler'

/** What the fight itself hangs on: who is whose, how large, and how the turn stands. */
const KEPT = words('status footprint size kind isMonster controller fight round player group moraleGroup')
/** Pools that say whether somebody still stands. */
const POOLS = words('hp str wounds health')

type Loose = { [key: string]: unknown }

export const hiddenNames: Scrambler = (moment, about) => {
  for (const id of about.hidden) {
    const one = moment.state.combatants[id]!
    Object.assign(one, { letter: letter(about), notes: junk() })
    if (isNeverHeardOf(moment, about, id)) one.name = junk()
  }
  return about.hidden.length > 0
}

/** Not met, or hidden from all: of those the players have met and do not see now they have heard, and it stays told. */
function isNeverHeardOf(moment: Moment, about: About, id: Id): boolean {
  return !moment.met.has(id) || isHiddenAnywhere(moment, about, id)
}

export const hiddenSheets: Scrambler = ({ state, ruleset }, { hidden, system, chance }) => {
  let did = false
  for (const id of hidden) {
    const one = state.combatants[id]!
    const [before, sheet] = [one.sheet as Loose, foeSheet(system, chance) as Loose]
    for (const key of KEPT) if (key in before) sheet[key] = structuredClone(before[key])
    for (const key of POOLS)
      if (fallen(before[key]) || fallen(sheet[key])) if (key in before) sheet[key] = structuredClone(before[key])
    if (ruleset.state.sheet.problem(sheet)) continue
    one.sheet = sheet
    did = true
  }
  return did
}

const fallen = (pool: unknown): boolean =>
  typeof pool === 'object' && pool !== null && 'cur' in pool && Number(pool.cur) <= 0

export const hiddenPlaces: Scrambler = (moment, about) => {
  let did = false
  for (const id of about.hidden) {
    const one = moment.state.combatants[id]!
    const isAnywhere = isHiddenAnywhere(moment, about, id)
    const size = moment.ruleset.state.footprint(one.sheet)
    if ((one.light && about.isDark) || (!isAnywhere && (size > 1 || about.unseen.length === 0))) continue
    if (isAnywhere) one.cell = about.chance.in100(20) ? null : cellFor(about, size)
    else one.cell = about.chance.pick(about.unseen)
    did = true
  }
  return did
}

export const hiddenAdded: Scrambler = (moment, about) => {
  const { state } = moment
  const { chance, system } = about
  const id = `c${900 + chance.below(90)}`
  if (state.combatants[id]) return false
  const side = chance.pick(Object.keys(state.sides))
  const one: Combatant<TableTypes> = {
    id,
    name: junk(),
    letter: letter(about),
    side,
    cell: chance.in100(70) ? cellFor(about, 4) : null,
    known: 'absent',
    gone: false,
    notes: junk(),
    sheet: foeSheet(system, chance),
    ...(chance.in100(30) && { picture: chance.pick(FACES) }),
  }
  state.combatants = chance.in100(50) ? { ...state.combatants, [id]: one } : { [id]: one, ...state.combatants }
  about.added = id
  intoTurn(state, about, id)
  return true
}

export const hiddenRemoved: Scrambler = (moment, about) => {
  const some = about.hidden.filter(
    id => moment.state.combatants[id]!.known === 'absent' && isHiddenAnywhere(moment, about, id),
  )
  if (some.length === 0) return false
  const id = about.chance.pick(some)
  // The fight may turn out to hang on them only when they are half gone: then it stays as it was.
  const state = plainCopy(moment.state)
  if (asJson(moment.asks).includes(`"${id}"`) || !outOfTurn(state, about, id)) return false
  delete state.combatants[id]
  for (const effect of Object.values(state.effects)) {
    if (effect.on === id) delete state.effects[effect.id]
    else if (effect.until?.of === id) effect.until = null
  }
  const { trails = {}, unseenTrails = {}, ...board } = state.board
  state.board = { ...board, trails: lacking(trails, id), unseenTrails: lacking(unseenTrails, id) }
  if (asJson({ ...state, board: null }).includes(`"${id}"`)) return false
  moment.state = state
  return true
}

function lacking<T>(record: Readonly<Record<Id, T>>, id: Id): Record<Id, T> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== id))
}

export const hiddenPictures: Scrambler = ({ state }, { hidden, chance }) => {
  for (const id of hidden) {
    const one = state.combatants[id]!
    if (chance.in100(30)) delete one.picture
    else one.picture = chance.pick(FACES)
  }
  return hidden.length > 0
}

export const hiddenMarkers: Scrambler = ({ state }, { hidden, chance }) => {
  if (hidden.length === 0) return false
  for (const effect of Object.values(state.effects)) if (hidden.includes(effect.on)) effect.words = junk()
  const shared = chance.in100(50)
  state.effects.e900 = { id: 'e900', on: chance.pick(hidden), type: 'marker', words: junk(), until: null, shared }
  return true
}

export const hiddenTrails: Scrambler = ({ state }, { hidden }) => {
  const ways = hidden.flatMap(id => {
    const { cell } = state.combatants[id]!
    return cell === null ? [] : [[id, [Math.max(0, cell - 1), cell]] as const]
  })
  if (ways.length === 0) return false
  state.board = { ...state.board, trails: { ...state.board.trails, ...Object.fromEntries(ways) } }
  return true
}

/** The part of a way that nobody saw walked, of those who are seen now: another one, and longer. */
export const trailsUnseen: Scrambler = ({ state }, { chance, width, height }) => {
  const { trails = {}, unseenTrails = {}, ...board } = state.board
  const ways = Object.entries(trails).map(([id, way]) => {
    const unseen = unseenTrails[id] ?? 0
    const before = Array.from({ length: unseen + chance.between(1, 3) }, () => chance.below(width * height))
    return { id, way: [...before, ...way.slice(unseen)], unseen: before.length }
  })
  if (ways.length === 0) return false
  state.board = {
    ...board,
    trails: Object.fromEntries(ways.map(({ id, way }) => [id, way])),
    unseenTrails: Object.fromEntries(ways.map(({ id, unseen }) => [id, unseen])),
  }
  return true
}

/** Sides of which nobody is known, and one more. */
export const hiddenSides: Scrambler = (moment, about) => {
  const { state, ruleset } = moment
  const { hidden, chance, system } = about
  let did = false
  // In Murdham what is shown of a faction is said of its players' characters.
  const show = () => (system.id === 'murdham' ? {} : { show: chance.pick(['words', 'nothing'] as const) })
  for (const side of Object.values(state.sides)) {
    if (
      Object.values(state.combatants).some(
        c => c.side === side.id && !(hidden.includes(c.id) && isNeverHeardOf(moment, about, c.id)),
      )
    )
      continue
    Object.assign(side, { name: junk(), badge: chance.below(8), ...show() })
    did = true
  }
  if (chance.in100(50)) {
    const more = structuredClone(ruleset.state.side.blank())
    state.sides.s900 = { id: 's900', name: junk(), badge: chance.below(8), show: 'words', more }
    did = true
  }
  return did
}

/** Which of the GM's sides somebody hidden is on. A share in the players' go, lights and eyes of the party are something else. */
export const hiddenSideOf: Scrambler = (moment, about) => {
  const { state } = moment
  const { hidden, chance } = about
  const others = Object.keys(state.sides).filter(side => state.sides[side]!.show !== 'exact')
  let did = false
  for (const id of hidden) {
    const one = state.combatants[id]!
    if (!others.includes(one.side) || others.length < 2 || !isNeverHeardOf(moment, about, id)) continue
    const to = chance.pick(others)
    did ||= to !== one.side
    one.side = to
  }
  return did
}

/** Of whom the players see a figure and know no name. */
export const unnamed: Scrambler = ({ state }, about) => {
  const some = Object.values(state.combatants).filter(c => c.known === 'unnamed')
  for (const c of some) Object.assign(c, { name: junk(), letter: letter(about), picture: about.chance.pick(FACES) })
  return some.length > 0
}

function words(list: string): readonly string[] {
  return list.split(' ')
}
