import type { Id, Json } from '~/engine'
import type { Entries, Entry, EntryChange, EntryKind, Library, NewEntry } from '~/storage'
import type { FightList } from '../fights/fightList'
import type { GivenFight, KeptMap } from '../fights/files'
import type { Report } from '../report/report'
import { fightView, type FightView } from '../session/fightView'
import type { OpenSession } from '../session/session'
import { partyFacts } from './facts'
import { creatureOf, encounterOf, type FightGiven, heroOf, kindOf, mapOf, partyOf, rulesOf } from './fromFight'
import { creatureJoiners, heroesIn, heroJoiners, joinList, type PartyAs } from './intoFight'
import { useEntries } from './useEntries'

/**
 * What is done with the library's entries. None of these rejects: what went wrong is a notice, and what could not be written
 * stays in the list and says so.
 */
export interface EntryActions {
  /** Puts new ones in, all or none. Resolves with their ids; with none where it failed. */
  keep(given: readonly NewEntry[]): Promise<readonly string[]>
  /** An entry, whole; null where it cannot be read. */
  read(id: string): Promise<Entry | null>
  /** An entry of this kind, whole; null where it cannot be read or is none. */
  readAs<K extends EntryKind>(kind: K, id: string): Promise<Entry<K> | null>
  /** Changes one. Resolves with the way back, or null where it failed. */
  edit(id: string, edit: (entry: Entry) => EntryChange): Promise<(() => Promise<void>) | null>
  /** Into the trash. Whether they are there. */
  trash(ids: readonly string[]): Promise<boolean>
  restore(ids: readonly string[]): Promise<void>
  /** Out of the trash, for good. */
  remove(ids: readonly string[]): Promise<void>
  /** One more of it, "Goblin (copy)". */
  duplicate(id: string): Promise<void>

  /** These of the open fight as creatures, one of each kind. Resolves with how many were kept. */
  keepCombatants(who: readonly Id[]): Promise<number>
  /** These of the open fight as a party. */
  keepParty(name: string, who: readonly Id[]): Promise<boolean>
  keepEncounter(name: string): Promise<boolean>
  keepMap(): Promise<boolean>
  keepRules(name: string): Promise<boolean>

  /** So many of a creature into the open fight, lettered and placed. Resolves with who they are. */
  addCreature(id: string, given: { count: number; side: Id; isHidden: boolean }): Promise<readonly Id[]>
  addParty(id: string, as: PartyAs, side?: Id): Promise<readonly Id[]>
  /** What the open fight did to a party goes back into it. Resolves with how many came home, and the way back. */
  takeHome(id: string): Promise<{ count: number; back: () => Promise<void> } | null>
  /** A fight of an encounter, which stays as it is, with a party; opens it. */
  startEncounter(id: string, party?: { id: string; as: PartyAs }): Promise<boolean>
  /** The open fight is played by this set from now on. */
  applyRules(id: string): Promise<boolean>
  /** The set that new fights of its system begin with; null: the book. */
  defaultRules(system: string): Promise<string | null>
  setDefaultRules(system: string, id: string | null): Promise<void>
}

export interface EntryDeps {
  library: Pick<Library, 'entries' | 'getPicture' | 'preferences' | 'setPreference'>
  fights: Pick<FightList, 'rulesOf'>
  session: Pick<OpenSession, 'current' | 'mustBeOpen' | 'actions'>
  report: Pick<Report, 'guard' | 'notice'>
  /** The GM's hand. True when the command was taken in. */
  asGm(type: string, given: { readonly [key: string]: Json }): boolean
  /** Keeps a fight with its pictures, and opens it. */
  bringIn(given: GivenFight): Promise<string>
  newId(): string
}

/** The preference that names the set for new fights of a system. */
const RULES_OF = 'house rules '

/** Reads the library. Rejects with a sentence when it cannot be read. */
export async function createEntryActions(deps: EntryDeps): Promise<EntryActions> {
  const { library, fights, session, report, asGm, bringIn, newId } = deps
  const entries: Entries = await library.entries()
  const show = () => useEntries.setState({ cards: entries.cards.value })
  show()
  entries.cards.subscribe(show)

  return {
    keep: given => tried(() => entries.add(given), []),
    read: id => tried(() => entries.read(id), null),
    readAs: (kind, id) => tried(() => entryAs(kind, id), null),
    edit: (id, change) =>
      tried(async () => {
        const { name, tags, notes, facts, data, origin, picture, system } = await entries.change(id, change)
        const was = { name, tags, notes, facts, data, origin, picture, system }
        return () => tried(async () => void (await entries.change(id, () => was)), undefined)
      }, null),
    trash: ids => done(() => entries.trash(ids)),
    restore: async ids => void (await done(() => entries.restore(ids))),
    remove: async ids => void (await done(() => entries.remove(ids))),
    duplicate: async id => {
      await done(async () => {
        const { rev: _, id: __, made: ___, changed: ____, trashed: _____, ...entry } = await entries.read(id)
        await entries.add([{ ...entry, name: `${entry.name} (copy)` } as NewEntry])
      })
    },

    keepCombatants: who =>
      tried(async () => {
        const fight = given()
        const those = who.flatMap(id => fight.state.combatants[id] ?? [])
        const kinds = new Map(those.map(one => [kindOf(one), one]))
        return (await entries.add([...kinds.values()].map(one => creatureOf(one, fight)))).length
      }, 0),
    keepParty: (name, who) =>
      done(async () => {
        const fight = given()
        const those = who.flatMap(id => fight.state.combatants[id] ?? [])
        const entry = partyOf(name, those, fight)
        const heroes = entry.data.heroes.map((hero, i) => ({ ...hero, last: lastOf(those[i]!.id) }))
        await entries.add([{ ...entry, data: { heroes } }])
      }),
    keepEncounter: name => done(() => entries.add([encounterOf(name, given())])),
    keepMap: () => done(() => entries.add([mapOf(given())])),
    keepRules: name => done(() => entries.add([rulesOf(name, given())])),

    addCreature: (id, { count, side, isHidden }) =>
      tried(async () => {
        const entry = await entryAs('creature', id)
        return join(fight =>
          joinList(mustFit(fight, entry), creatureJoiners(entry, count, isHidden), sideOf(fight, side)),
        )
      }, []),
    addParty: (id, as, side) => tried(() => addParty(id, as, side), []),
    takeHome: id => tried(() => takeHome(id), null),
    startEncounter: (id, party) =>
      done(async () => {
        const entry = await entryAs('encounter', id)
        const { start, map } = entry.data
        const kept = map as unknown as KeptMap
        const state = start as unknown as GivenFight['start']
        const blob = kept.picture && (await library.getPicture(kept.picture.id))
        await bringIn({
          name: entry.name,
          ruleset: state.rules.id,
          map: { name: kept.name, grid: kept.grid, picture: kept.picture && blob ? { ...kept.picture, blob } : null },
          pictures: [],
          start: { ...state, board: { ...state.board, map: newId() } },
          rows: [],
        })
        if (party) await addParty(party.id, party.as)
      }),
    applyRules: id =>
      tried(async () => {
        const entry = await entryAs('rules', id)
        mustFit(view(), entry)
        return asGm('settings', { set: entry.data.settings as { [key: string]: Json } })
      }, false),
    defaultRules: system => tried(async () => (await library.preferences()).get(`${RULES_OF}${system}`) || null, null),
    setDefaultRules: async (system, id) => {
      await done(() => library.setPreference(`${RULES_OF}${system}`, id ?? ''))
    },
  }

  async function entryAs<K extends EntryKind>(kind: K, id: string): Promise<Entry<K>> {
    const entry = await entries.read(id)
    if (entry.kind !== kind) throw new Error(`“${entry.name}” is something else.`)
    return entry as Entry<K>
  }

  /** The open fight, to make entries of. */
  function given(): FightGiven {
    const { name, ruleset, play, map } = session.mustBeOpen()
    return { name, ruleset, state: play.fight.state, map }
  }

  function view(): FightView {
    return fightView(session.mustBeOpen())
  }

  function mustFit(fight: FightView, { name, system }: Pick<Entry, 'name' | 'system'>): FightView {
    if (system === undefined || system === fight.ruleset.id) return fight
    throw new Error(
      `“${name}” is for ${fights.rulesOf(system).name}, and this fight is played by ${fight.ruleset.name}.`,
    )
  }

  /** Brings them in and selects them. Resolves with who they are. */
  function join(list: (fight: FightView) => Json): readonly Id[] {
    const before = new Set(Object.keys(view().snapshot.combatants))
    if (!asGm('join', { list: list(view()) })) return []
    const fresh = Object.keys(view().snapshot.combatants).filter(who => !before.has(who))
    session.actions.select(fresh)
    return fresh
  }

  function sideOf({ snapshot }: FightView, id: Id) {
    const side = snapshot.sides[id]
    if (!side) throw new Error('Add a side first.')
    return side
  }

  async function addParty(id: string, as: PartyAs, into?: Id): Promise<readonly Id[]> {
    const entry = await entryAs('party', id)
    const fight = mustFit(view(), entry)
    const side = into ?? theirs(fight)
    const { heroes } = entry.data
    if (heroes.length === 0) throw new Error(`Nobody is in “${entry.name}” yet.`)
    const fresh = join(now => joinList(now, heroJoiners(heroes, as, now.ruleset.state.sheet), sideOf(now, side)))
    for (const [i, who] of fresh.entries())
      for (const words of heroes[i]?.markers ?? []) asGm('marker.add', { on: [who], words, until: null })
    if (fresh.length === heroes.length)
      await entries.change(id, ({ data }) => ({
        data: {
          heroes: (data as Entry<'party'>['data']).heroes.map((hero, i) => ({ ...hero, last: lastOf(fresh[i]!) })),
        },
      }))
    return fresh
  }

  /** The side whose pools the players see; a fight without any gets one. */
  function theirs(fight: FightView): Id {
    const side = Object.values(fight.snapshot.sides).find(({ show }) => show === 'exact')
    if (side) return side.id
    asGm('side.add', { name: 'Heroes', show: 'exact' })
    return Object.keys(view().snapshot.sides).at(-1) ?? ''
  }

  /** Who it is in the open fight, as a party remembers it. */
  function lastOf(who: Id) {
    return { fight: session.mustBeOpen().handle.id, who }
  }

  async function takeHome(id: string) {
    const fight = given()
    const { name } = await entryAs('party', id)
    let count = 0
    const before = await entries.change(id, entry => {
      const { heroes } = entry.data as Entry<'party'>['data']
      const here = heroesIn(heroes, { id: session.mustBeOpen().handle.id, snapshot: fight.state })
      count = here.size
      const home = heroes.map(hero => {
        const who = here.get(hero.key)
        const one = who === undefined ? undefined : fight.state.combatants[who]
        return one ? { ...heroOf(one, fight.state, hero.key), last: lastOf(one.id) } : hero
      })
      return { data: { heroes: home }, facts: partyFacts(home) }
    })
    if (count === 0) throw new Error(`Nobody of “${name}” is in this fight.`)
    return {
      count,
      back: () =>
        tried(
          async () => void (await entries.change(id, () => ({ data: before.data, facts: before.facts }))),
          undefined,
        ),
    }
  }

  async function done(act: () => Promise<unknown>): Promise<boolean> {
    return tried(async () => (await act(), true), false)
  }

  async function tried<T, F>(act: () => Promise<T>, failed: F): Promise<T | F> {
    let result: T | F = failed
    await report.guard(async () => {
      result = await act()
    })
    return result
  }
}
