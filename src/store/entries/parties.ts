import type { Id } from '~/engine'
import type { Entry, Hero } from '~/storage'
import { ENTRIES } from '~/words/en/store'
import { type EntryWork, lastOf, openFight, readEntryAs, type WayBack, wayBack } from './entryWork'
import { partyFacts, poolLeft } from './cards'
import { heroOf } from './fromFight'
import { heroesIn, newcomerOf } from './intoFight'

/** These of the open fight join a party as they stand, but for those who are in it. Resolves with the way back; null: nobody joined. */
export async function addHeroes(work: EntryWork, id: string, who: readonly Id[]): Promise<WayBack | null> {
  const fight = openFight(work)
  const { heroes } = (await readEntryAs(work, 'party', id)).data
  const there = new Set(heroesHere(work, heroes).values())
  const those = who.flatMap(one => (there.has(one) ? [] : (fight.state.combatants[one] ?? [])))
  if (those.length === 0) return null
  const joining = those.map(one => ({ ...heroOf(one, fight, ''), last: lastOf(work, one.id) }))
  return (await enlist(work, id, joining, fight.ruleset.id)).back
}

/** A creature of the library joins a party of its rules, its sheet as it is kept. Resolves with the way back. */
export async function addHeroOf(work: EntryWork, id: string, creature: string): Promise<WayBack> {
  const entry = await readEntryAs(work, 'creature', creature)
  const { state } = await work.fights.rulesOf(entry.system ?? '').load()
  const { sheet, check, ...one } = newcomerOf(entry, state)
  const hero = { ...one, sheet: { ...sheet }, check: [...check], markers: [] }
  return (await enlist(work, id, [hero], entry.system)).back
}

/** Somebody new joins a party with an empty sheet. Resolves with the hero's key. */
export async function addNewHero(work: EntryWork, id: string, name: string): Promise<string | null> {
  const { system = '' } = await readEntryAs(work, 'party', id)
  const sheet = { ...(await work.fights.rulesOf(system).load()).state.sheet.blank() }
  return (await enlist(work, id, [{ name, sheet, notes: '', check: [], markers: [] }], system)).keys[0] ?? null
}

/** Takes a hero out of a party. Resolves with the way back. */
export async function removeHero(work: EntryWork, id: string, hero: string): Promise<WayBack> {
  const { data, facts } = await work.entries.change(id, entry => {
    const left = (entry as Entry<'party'>).data.heroes.filter(({ key }) => key !== hero)
    return { data: { heroes: left }, facts: partyFacts(left) }
  })
  return wayBack(work, id, { data, facts })
}

/** How much is left of the heroes of a party, each by its first pool, from 0 to 1. */
export async function left(work: EntryWork, id: string) {
  const { data, system } = await readEntryAs(work, 'party', id)
  const { fields } = (await work.fights.rulesOf(system ?? '').load()).state.sheet
  return data.heroes.map(({ key, name, sheet }) => ({ key, name, left: poolLeft(sheet, fields(sheet)) }))
}

/** The parties that came into the open fight, or were kept from it, and how many of each are there. */
export async function partiesHere(work: EntryWork) {
  const { handle, play, ruleset } = work.session.mustBeOpen()
  const { combatants } = play.fight.state
  const found: { id: string; name: string; count: number }[] = []
  for (const { id, kind, name, system, trashed } of work.entries.cards.value) {
    if (kind !== 'party' || trashed !== undefined || system !== ruleset.id) continue
    const { heroes } = (await readEntryAs(work, 'party', id)).data
    const count = heroes.filter(({ last }) => last?.fight === handle.id && combatants[last.who]).length
    if (count > 0) found.push({ id, name, count })
  }
  return found
}

/** What the open fight did to a party goes back into it. Resolves with how many came home, and the way back. */
export async function takeHome(work: EntryWork, id: string): Promise<{ count: number; back: WayBack }> {
  const fight = openFight(work)
  const { name } = await readEntryAs(work, 'party', id)
  let count = 0
  const { data, facts } = await work.entries.change(id, entry => {
    const { heroes } = entry.data as Entry<'party'>['data']
    const here = heroesHere(work, heroes)
    count = here.size
    const home = heroes.map(hero => {
      const who = here.get(hero.key)
      const one = who === undefined ? undefined : fight.state.combatants[who]
      return one ? { ...heroOf(one, fight, hero.key), last: lastOf(work, one.id) } : hero
    })
    return { data: { heroes: home }, facts: partyFacts(home) }
  })
  if (count === 0) throw new Error(ENTRIES.nobodyHere(name))
  return { count, back: wayBack(work, id, { data, facts }) }
}

function heroesHere({ session }: EntryWork, heroes: readonly Hero[]): ReadonlyMap<string, Id> {
  const { handle, play } = session.mustBeOpen()
  return heroesIn(heroes, { id: handle.id, snapshot: play.fight.state })
}

/** Puts heroes into a party, each under a key of its own. A party that is for no rules yet is for theirs from now on. */
async function enlist(
  work: EntryWork,
  id: string,
  those: readonly Omit<Hero, 'key'>[],
  system: string | undefined,
): Promise<{ keys: readonly string[]; back: WayBack }> {
  const { entries, fights } = work
  let keys: readonly string[] = []
  const before = await entries.change(id, entry => {
    if (entry.system !== undefined && entry.system !== system) {
      const called = fights.rulesOf(system ?? '').name
      throw new Error(ENTRIES.otherParty(entry.name, fights.rulesOf(entry.system).name, called))
    }
    const { heroes } = (entry as Entry<'party'>).data
    const next = Math.max(0, ...heroes.map(({ key }) => Number(key.slice(1)) || 0)) + 1
    keys = those.map((_, i) => `h${next + i}`)
    const all = [...heroes, ...those.map((one, i) => ({ ...one, key: keys[i]! }))]
    return { data: { heroes: all }, facts: partyFacts(all), system }
  })
  const { data, facts, system: rules } = before
  return { keys, back: wayBack(work, id, { data, facts, system: rules }) }
}
