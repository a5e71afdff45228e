import { ENTRIES } from '~/words/en/store'
import type { Combatant, Id, Json, Side } from '~/engine'
import type { Entry, Hero } from '~/storage'
import type { TableTypes } from '~/table'
import { placesOfNew } from '../creatures/places'
import { presentHeroes } from '../log/fightEnd'
import type { FightView } from '../session/fightView'
import { asGm, type EntryWork, lastOf, openView, readEntryAs } from './entryWork'
import { kindOf } from './fromFight'
import { sheetAs, type SheetRules } from './sheetAs'

/** How a party comes into a fight. */
export type PartyAs = 'stands' | 'rested'

/** A creature as it comes into a fight, before it is said who knows of it. */
export interface Newcomer {
  readonly name: string
  readonly sheet: object
  readonly notes: string
  readonly picture?: string
  readonly check: readonly string[]
}

/** Whoever joins, before a square is found for it. */
interface Joiner extends Newcomer {
  readonly known: Combatant['known']
}

export function newcomerOf({ name, notes, picture, data }: Entry<'creature'>, rules: SheetRules): Newcomer {
  return {
    name,
    sheet: sheetAs(data.sheet, 'stands', rules),
    notes,
    ...(picture !== undefined && { picture }),
    check: data.check,
  }
}

/** A creature so many times. */
export function creatureJoiners(
  entry: Entry<'creature'>,
  { count, isHidden }: { count: number; isHidden: boolean },
  rules: SheetRules,
): readonly Joiner[] {
  const one: Joiner = { ...newcomerOf(entry, rules), known: isHidden ? 'absent' : 'named' }
  return Array.from({ length: count }, () => one)
}

/**
 * More of the kind of one in a fight, whose pools stand as its own do; what the fight has left on it none of them has. "Guard A" gives
 * a "Guard C".
 */
export function copiesOf(one: Combatant<TableTypes>, count: number, rules: SheetRules): readonly Joiner[] {
  const { notes, picture } = one
  const sheet = sheetAs(one.sheet, 'copy', rules)
  const known = rules.sheet.knownBefore?.(one.sheet) ?? one.known
  const copy: Joiner = { name: kindOf(one), sheet, notes, known, ...(picture !== undefined && { picture }), check: [] }
  return Array.from({ length: count }, () => copy)
}

/** A party as it stands, or rested. */
export function heroJoiners(heroes: readonly Hero[], as: PartyAs, rules: SheetRules): readonly Joiner[] {
  return heroes.map(({ name, sheet, notes, picture, check }) => ({
    name,
    sheet: sheetAs(sheet, as, rules),
    notes,
    known: 'named' as const,
    ...(picture !== undefined && { picture }),
    check,
  }))
}

/** As `join` takes them, each with a free square beside its side. Rejects with the rules' sentence what is no sheet of theirs. */
export function joinList(fight: FightView, those: readonly Joiner[], side: Side, isPlaced = true): Json {
  const { sheet: rules } = fight.ruleset.state
  for (const { name, sheet } of those) {
    const problem = rules.problem(sheet)
    if (problem !== undefined) throw new Error(ENTRIES.notIntoFight(name, problem))
  }
  const placed = those.map(({ name, sheet }) => ({ name, sheet, side: side.id }))
  const cells = isPlaced ? placesOfNew(fight, placed) : []
  return those.map((one, i) => ({ ...one, side: side.id, cell: cells[i] ?? null })) as unknown as Json
}

/** The members of a party who are in a fight: by whom they were there, else by their names among those nobody else is. */
export function heroesIn(
  heroes: readonly Hero[],
  { id, snapshot }: Pick<FightView, 'id' | 'snapshot'>,
): ReadonlyMap<string, Id> {
  const { combatants } = snapshot
  const found = new Map<string, Id>()
  for (const { key, last } of heroes) if (last?.fight === id && combatants[last.who]) found.set(key, last.who)
  const taken = new Set(found.values())
  for (const { key, name } of heroes) {
    if (found.has(key)) continue
    const one = Object.values(combatants).find(other => other.name === name && !taken.has(other.id))
    if (!one) continue
    found.set(key, one.id)
    taken.add(one.id)
  }
  return found
}

/** Those of a fight on sides of the players who are there and in no row of this party yet. */
export function notYetHeroes(
  heroes: readonly Hero[],
  fight: Pick<FightView, 'id' | 'snapshot'>,
): readonly Combatant<TableTypes>[] {
  const there = new Set(heroesIn(heroes, fight).values())
  return presentHeroes(fight.snapshot).filter(({ id }) => !there.has(id))
}

/** So many of a creature into the open fight, lettered and placed. Resolves with who they are. */
export async function addCreature(
  work: EntryWork,
  id: string,
  { count, side, isHidden }: { count: number; side: Id; isHidden: boolean },
): Promise<readonly Id[]> {
  const entry = await readEntryAs(work, 'creature', id)
  return join(work, fight => {
    mustFit(work, fight, entry)
    return joinList(fight, creatureJoiners(entry, { count, isHidden }, fight.ruleset.state), sideOf(fight, side))
  })
}

/** A creature as somebody who joins the open fight. */
export async function newcomer(work: EntryWork, id: string): Promise<Newcomer> {
  const entry = await readEntryAs(work, 'creature', id)
  return newcomerOf(entry, mustFit(work, openView(work), entry).ruleset.state)
}

/** So many more of each of these in the open fight. */
export function addCopies(work: EntryWork, who: readonly Id[], count: number): readonly Id[] {
  const fresh: Id[] = []
  for (const id of who) {
    const one = openView(work).snapshot.combatants[id]
    if (!one) continue
    const more = join(work, fight =>
      joinList(fight, copiesOf(one, count, fight.ruleset.state), sideOf(fight, one.side)),
    )
    fresh.push(...more)
  }
  work.session.actions.select(fresh)
  return fresh
}

/** A party into the open fight. It remembers who they are there. */
export async function addParty(work: EntryWork, id: string, as: PartyAs, into?: Id): Promise<readonly Id[]> {
  const entry = await readEntryAs(work, 'party', id)
  const fight = mustFit(work, openView(work), entry)
  const side = into ?? playersSide(work, fight)
  const { heroes } = entry.data
  if (heroes.length === 0) throw new Error(ENTRIES.nobodyYet(entry.name))
  const fresh = join(work, now => joinList(now, heroJoiners(heroes, as, now.ruleset.state), sideOf(now, side)))
  for (const [i, who] of fresh.entries())
    for (const words of heroes[i]?.markers ?? []) asGm(work, 'marker.add', { on: [who], words, until: null })
  if (fresh.length === heroes.length)
    await work.entries.change(id, ({ data }) => ({
      data: {
        heroes: (data as Entry<'party'>['data']).heroes.map((hero, i) => ({ ...hero, last: lastOf(work, fresh[i]!) })),
      },
    }))
  return fresh
}

/** The open fight is played by this set of house rules from now on. Whether it was taken in. */
export async function applyRules(work: EntryWork, id: string): Promise<boolean> {
  const entry = await readEntryAs(work, 'rules', id)
  mustFit(work, openView(work), entry)
  return asGm(work, 'settings', { set: entry.data.settings as { [key: string]: Json } })
}

/** Lays a handout over the players' table as it is now. */
export async function showHandout(work: EntryWork, id: string): Promise<void> {
  const { library, report, layHandout, handoutPicture } = work
  const { name, picture: named, data } = await readEntryAs(work, 'handout', id)
  const text = data.text.trim()
  const file = named === undefined ? undefined : await library.getPicture(named)
  if (named !== undefined && !file) report.notice(ENTRIES.noPictureKept(name))
  if (!file && text === '') throw new Error(ENTRIES.nothingToShow(name))
  layHandout({ id, name, text, picture: file ? await handoutPicture(file) : null })
}

/** Brings them in and selects them. Returns who they are. */
function join(work: EntryWork, list: (fight: FightView) => Json): readonly Id[] {
  const before = new Set(Object.keys(openView(work).snapshot.combatants))
  if (!asGm(work, 'join', { list: list(openView(work)) })) return []
  const fresh = Object.keys(openView(work).snapshot.combatants).filter(who => !before.has(who))
  work.session.actions.select(fresh)
  return fresh
}

function mustFit({ fights }: EntryWork, fight: FightView, { name, system }: Pick<Entry, 'name' | 'system'>): FightView {
  if (system === undefined || system === fight.ruleset.id) return fight
  throw new Error(ENTRIES.otherRules(name, fights.rulesOf(system).name, fight.ruleset.name))
}

function sideOf({ snapshot }: FightView, id: Id): Side {
  const side = snapshot.sides[id]
  if (!side) throw new Error(ENTRIES.sideFirst)
  return side
}

/** The side whose pools the players see; a fight without any gets one. */
function playersSide(work: EntryWork, fight: FightView): Id {
  const side = Object.values(fight.snapshot.sides).find(({ show }) => show === 'exact')
  if (side) return side.id
  asGm(work, 'side.add', { name: ENTRIES.heroes, show: 'exact' })
  return Object.keys(openView(work).snapshot.sides).at(-1) ?? ''
}
