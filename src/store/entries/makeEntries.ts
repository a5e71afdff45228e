import type { Id } from '~/engine'
import type { NewEntry } from '~/storage'
import { ENTRIES } from '~/words/en/store'
import { presentHeroes } from '../log/fightEnd'
import { sheetFacts } from './cards'
import { type EntryWork, lastOf, openFight } from './entryWork'
import { creatureOf, encounterOf, kindOf, mapOf, partyOf, rulesOf } from './fromFight'

/** What can be made new: empty, or `here`, out of the open fight. */
export type Made = 'creature' | 'party' | 'handout' | 'party here' | 'encounter here' | 'map here' | 'rules here'

/** Puts one in. Resolves with its id. */
export async function add({ entries }: EntryWork, entry: NewEntry): Promise<string | null> {
  return (await entries.add([entry]))[0] ?? null
}

/** One more of it, "Goblin (copy)". */
export async function duplicate(work: EntryWork, id: string): Promise<void> {
  const { rev: _, id: __, made: ___, changed: ____, trashed: _____, ...entry } = await work.entries.read(id)
  await add(work, { ...entry, name: ENTRIES.copy(entry.name) } as NewEntry)
}

/** These of the open fight as creatures, one of each kind. Resolves with how many were kept. */
export async function keepCombatants(work: EntryWork, who: readonly Id[]): Promise<number> {
  const fight = openFight(work)
  const those = who.flatMap(id => fight.state.combatants[id] ?? [])
  const kinds = new Map(those.map(one => [kindOf(one), one]))
  return (await work.entries.add([...kinds.values()].map(one => creatureOf(one, fight)))).length
}

/** These of the open fight as a party, as they stand. */
export function partyHere(work: EntryWork, name: string, who: readonly Id[]): NewEntry {
  const fight = openFight(work)
  const those = who.flatMap(id => fight.state.combatants[id] ?? [])
  const entry = partyOf(name, those, fight)
  const heroes = entry.data.heroes.map((hero, i) => ({ ...hero, last: lastOf(work, those[i]!.id) }))
  return { ...entry, data: { heroes } }
}

/** Something new: empty, or out of the open fight. */
export async function newEntry(work: EntryWork, what: Made, name: string, system: string): Promise<NewEntry> {
  switch (what) {
    case 'party here': {
      const who = presentHeroes(openFight(work).state).map(({ id }) => id)
      return partyHere(work, name, who)
    }
    case 'encounter here':
      return encounterOf(name, openFight(work))
    case 'map here':
      return { ...mapOf(openFight(work)), name }
    case 'rules here':
      return rulesOf(name, openFight(work))
    case 'creature': {
      const { sheet: rules } = (await work.fights.rulesOf(system).load()).state
      const sheet = rules.blank()
      return { kind: what, name, system, facts: sheetFacts(sheet, rules), data: { sheet: { ...sheet }, check: [] } }
    }
    case 'party':
      return { kind: what, name, system, data: { heroes: [] } }
    case 'handout':
      return { kind: what, name, data: { text: '' } }
  }
}

/** Keeps a picture and gives it to an entry: a creature's is that of its token. */
export async function givePicture(work: EntryWork, id: string, picture: File): Promise<void> {
  const { entries, library, entryPicture } = work
  const { kind } = await entries.read(id)
  const kept = await library.putPicture(await entryPicture(picture, kind === 'creature' ? 'token' : 'whole'))
  await entries.change(id, () => ({ picture: kept }))
}
