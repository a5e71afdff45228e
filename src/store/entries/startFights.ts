import type { EntryChange, Entry } from '~/storage'
import { newEncounter } from '~/table'
import { ENTRIES } from '~/words/en/store'
import { preparedBoard, usualSettings } from '../convert'
import type { GivenFight, KeptMap } from '../fights/files'
import { asGm, BLANK, type EntryWork, readEntryAs } from './entryWork'
import { addParty, type PartyAs } from './intoFight'

interface Party {
  id: string
  as: PartyAs
}

/** A fight of an encounter, which stays as it is, with a party; opens it. */
export async function startEncounter(work: EntryWork, id: string, party?: Party): Promise<void> {
  const entry = await readEntryAs(work, 'encounter', id)
  const { start, map } = entry.data
  // The ruleset looks at it when the fight is opened.
  await begin(work, entry.name, start as unknown as GivenFight['start'], map as unknown as KeptMap, party)
}

/** What is to be played, and with whom. */
export interface WantedFight {
  name: string
  ruleset: string
  /** Of the library; absent: a blank grid. */
  map?: string
  party?: Party
}

/** A fight on a map of the library, or on a blank grid, with a party; opens it. */
export async function startFight(work: EntryWork, { name, ruleset, map, party }: WantedFight): Promise<void> {
  const { entries, fights, library } = work
  const rules = await fights.rulesOf(ruleset).load()
  const entry = map === undefined ? undefined : await readEntryAs(work, 'map', map)
  const kept = (entry?.data.map as KeptMap | undefined) ?? BLANK
  const start = newEncounter(rules, kept.id)
  const { difficult = [], pins = [] } = entry?.data ?? {}
  const board = preparedBoard({ grid: kept.grid, difficult, pins, about: entry?.notes ?? '' })
  const settings = await usualSettings(rules, {
    library: { preferences: () => library.preferences(), entries: async () => entries },
  })
  await begin(work, name, { ...start, settings, board: { ...start.board, ...board } }, kept, party)
  if (!party) asGm(work, 'side.add', { name: ENTRIES.heroes, show: 'exact' })
  asGm(work, 'side.add', { name: ENTRIES.foes, show: 'words' })
}

/** A new fight in this state, on its own copy of the map. */
async function begin(
  work: EntryWork,
  name: string,
  start: GivenFight['start'],
  map: KeptMap,
  party: Party | undefined,
): Promise<void> {
  const { library, bringIn, newId } = work
  const blob = map.picture && (await library.getPicture(map.picture.id))
  await bringIn({
    name,
    ruleset: start.rules.id,
    map: { name: map.name, grid: map.grid, picture: map.picture && blob ? { ...map.picture, blob } : null },
    pictures: [],
    start: { ...start, board: { ...start.board, map: newId() } },
    rows: [],
  })
  if (party) await addParty(work, party.id, party.as)
}

/** An encounter whose fights are called so above the players' table; empty: a neutral word. */
export function publiclyNamed(entry: Entry, name: string): EntryChange {
  if (entry.kind !== 'encounter') return {}
  const start = entry.data.start as unknown as GivenFight['start']
  return { data: { ...entry.data, start: { ...start, board: { ...start.board, publicName: name.trim() } } } }
}
