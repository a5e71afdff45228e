import { ENTRIES } from '~/words/en/store'
import type { Id, Json, RulebookEntry, Ruleset, Snapshot } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Entries, Entry, EntryCard, EntryChange, EntryKind, Hero, Library, NewEntry } from '~/storage'
import { newEncounter, settingWords, type TableTypes, type Terrain } from '~/table'
import { valueAt } from '../creatures/setField'
import { preparedBoard, usualRules, usualSettings } from '../convert'
import type { FightEntry, FightList } from '../fights/fightList'
import type { Files, GivenFight, KeptMap } from '../fights/files'
import type { PlayActions } from '../play/playActions'
import type { PlayersActions } from '../players/players'
import type { Report } from '../report'
import { fightView, type FightView } from '../session/fightView'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice'
import { type BackupActions, type BackupDeps, createBackupActions } from './backupActions'
import { type Bench, createBench, upgradedEntry } from './bench'
import { isOurs, partyFacts, poolLeft, sheetFacts, useEntries } from './facts'
import { createFightStandings, standingOf, type FightStanding } from './fightStanding'
import { createFileActions, type FileActions } from './fileActions'
import { creatureOf, encounterOf, type FightGiven, heroOf, kindOf, mapOf, partyOf, rulesOf } from './fromFight'
import {
  copiesOf,
  creatureJoiners,
  heroesIn,
  heroJoiners,
  joinList,
  type Newcomer,
  newcomerOf,
  type PartyAs,
} from './intoFight'

/** What can be made new: empty, or `here`, out of the open fight. */
export type Made = 'creature' | 'party' | 'handout' | 'party here' | 'encounter here' | 'map here' | 'rules here'

/** A house rule that is otherwise than in the book, in words. */
export interface Difference {
  readonly label: string
  readonly value: string
  readonly book: string
}

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
  /** What a creature had to be checked for is right. Resolves with the way back, or null where it failed. */
  confirm(id: string): Promise<(() => Promise<void>) | null>
  /** Into the trash. Whether they are there. */
  trash(ids: readonly string[]): Promise<boolean>
  restore(ids: readonly string[]): Promise<void>
  /** Out of the trash, for good. */
  remove(ids: readonly string[]): Promise<void>
  /** One more of it, "Goblin (copy)". */
  duplicate(id: string): Promise<void>

  /** Something new: empty, or out of the open fight. Resolves with its id; null where it failed. */
  make(what: Made, name: string, system: string): Promise<string | null>
  /** These of the open fight as creatures, one of each kind. Resolves with how many were kept. */
  keepCombatants(who: readonly Id[]): Promise<number>
  /** These of the open fight as a party, as they stand. */
  keepParty(name: string, who: readonly Id[]): Promise<string | null>

  /** So many of a creature into the open fight, lettered and placed. Resolves with who they are. */
  addCreature(id: string, given: { count: number; side: Id; isHidden: boolean }): Promise<readonly Id[]>
  /** A creature as somebody who joins the open fight, for whoever brings in others with it; null where it cannot. */
  newcomer(id: string): Promise<Newcomer | null>
  addParty(id: string, as: PartyAs, side?: Id): Promise<readonly Id[]>
  /** What the open fight did to a party goes back into it. Resolves with how many came home, and the way back. */
  takeHome(id: string): Promise<{ count: number; back: () => Promise<void> } | null>
  /** The parties that came into the open fight, or were kept from it, and how many of each are there. */
  partiesHere(): Promise<readonly { readonly id: string; readonly name: string; readonly count: number }[]>
  /**
   * So many more of each of these in the open fight, with pools as theirs, lettered and placed; what the fight has left on them stays
   * with them. Resolves with who they are.
   */
  copies(who: readonly Id[], count: number): Promise<readonly Id[]>
  /** A fight of an encounter, which stays as it is, with a party; opens it. */
  startEncounter(id: string, party?: { id: string; as: PartyAs }): Promise<boolean>
  /** What the players read above a fight of an encounter; empty: a neutral word. Resolves with the way back, or null where it failed. */
  namePublicly(id: string, name: string): Promise<(() => Promise<void>) | null>
  /** A fight on a map of the library, or on a blank grid, with a party; opens it. */
  newFight(given: {
    name: string
    ruleset: string
    map?: string
    party?: { id: string; as: PartyAs }
  }): Promise<boolean>
  /** The open fight is played by this set from now on. */
  applyRules(id: string): Promise<boolean>
  /** What a set says otherwise than the book. */
  differences(id: string): Promise<readonly Difference[]>
  /** The set that new fights of its system begin with; null: the book. */
  defaultRules(system: string): Promise<string | null>
  setDefaultRules(system: string, id: string | null): Promise<void>

  /** Lays a creature, or a hero of a party, on the bench: what is changed on its sheet is kept at once. */
  layOut(id: string, hero?: string): Promise<boolean>
  /** Clears the bench. */
  putBack(): void
  /** These of the open fight join a party as they stand, but for those who are in it. Resolves with the way back; null where nobody joined. */
  addHeroes(id: string, who: readonly Id[]): Promise<(() => Promise<void>) | null>
  /** A creature of the library joins a party of its rules, its sheet as it is kept. Resolves with the way back, or null where it failed. */
  addHeroOf(id: string, creature: string): Promise<(() => Promise<void>) | null>
  /** Somebody new joins a party with an empty sheet. Resolves with the hero's key, or null where it failed. */
  addNewHero(id: string, name: string): Promise<string | null>
  /** How much is left of the heroes of a party, each by its first pool, from 0 to 1; empty where it cannot be read. */
  left(id: string): Promise<readonly { readonly key: string; readonly name: string; readonly left: number }[]>
  /** Takes a hero out of a party. Resolves with the way back. */
  removeHero(id: string, hero: string): Promise<(() => Promise<void>) | null>

  /** What came out of files, into the library. */
  readonly files: FileActions
  /** Everything as one file, and back. What fails rejects with a sentence. */
  readonly backup: BackupActions

  /** Lays a handout over the players' table as it is now. Whether it lies there. */
  showHandout(id: string): Promise<boolean>

  /** A kept picture; undefined where it is not kept any more. */
  picture(id: string): Promise<Blob | undefined>
  /** Keeps a picture and gives it to an entry: a creature's is that of its token. */
  givePicture(id: string, picture: File): Promise<boolean>
  /**
   * In how many fights and encounters of its system a creature takes part, by its name. They are read one after the other, as long
   * as it is `wanted`; null: it is no longer.
   */
  usedIn(
    creature: Pick<EntryCard, 'name' | 'system'>,
    wanted: () => boolean,
  ): Promise<{ readonly fights: number; readonly encounters: number } | null>
  /** How an encounter was prepared. */
  prepared(encounter: Entry<'encounter'>): FightStanding
  /** How a fight stands, for its card; null where it cannot be read. */
  standing(fight: Pick<FightEntry, 'id' | 'ruleset' | 'changed'>): Promise<FightStanding | null>
}

export interface EntryDeps {
  state: Slice<{ readonly bench: Bench | null }>
  library: BackupDeps['library'] & Pick<Library, 'entries' | 'preferences' | 'readLatest' | 'setPreference'>
  files: BackupDeps['files'] & Pick<Files, 'map'>
  fights: Pick<FightList, 'rulesOf' | 'hasRules' | 'refresh'>
  session: Pick<OpenSession, 'current' | 'mustBeOpen' | 'actions'>
  report: Pick<Report, 'guard' | 'notice' | 'refusal'>
  layHandout: PlayersActions['layHandout']
  /** A picture out of a file for an entry, painted anew: a token's, or the whole of it. Rejects with a sentence. */
  entryPicture(file: File, as: 'token' | 'whole'): Promise<Blob>
  /** A picture for everybody: painted anew, so that nothing but what is to be seen goes with it. Rejects with a sentence. */
  handoutPicture(file: Blob): Promise<Blob>
  /** On the open fight, whatever lies on the bench. */
  play: Pick<PlayActions, 'do' | 'ruleNow'>
  terrain(map: GridMap): Terrain
  /** Keeps a fight with its pictures, and opens it. */
  bringIn(given: GivenFight): Promise<string>
  keepFight: BackupDeps['keepFight']
  newId(): string
}

/** What a fight without a map is played on. */
const BLANK: KeptMap = {
  id: 'blank',
  name: ENTRIES.blank,
  grid: { width: 24, height: 16, walls: [], portals: [] },
  picture: null,
}

/** An entry with this sheet on it, and what its card then says. */
function withSheet(entry: Entry, hero: string | undefined, sheet: object, rules: Ruleset<TableTypes>): EntryChange {
  if (entry.kind === 'creature')
    return { data: { ...entry.data, sheet: { ...sheet } }, facts: sheetFacts(sheet, rules.state.sheet) }
  if (entry.kind !== 'party') return {}
  return { data: { heroes: entry.data.heroes.map(one => (one.key === hero ? { ...one, sheet: { ...sheet } } : one)) } }
}

/** Reads the library. Rejects with a sentence when it cannot be read. */
export async function createEntryActions(deps: EntryDeps): Promise<EntryActions> {
  const { state, library, fights, session, report, play, bringIn, newId } = deps
  const entries: Entries = await library.entries()
  const standing = createFightStandings(deps)
  /** What lies on the bench: the entry, and the hero of it. */
  let laid: { readonly id: string; readonly hero: string | undefined } | null = null
  const show = () => useEntries.setState({ cards: entries.cards.value })
  show()
  entries.cards.subscribe(show)

  return {
    keep: given => tried(() => entries.add(given), []),
    read: id => tried(() => read(id), null),
    readAs: (kind, id) => tried(() => entryAs(kind, id), null),
    edit,
    confirm: id =>
      edit(id, ({ kind, data }) => (kind === 'creature' ? { data: { ...data, check: [] }, checks: undefined } : {})),
    trash: ids => done(() => entries.trash(ids)),
    restore: async ids => void (await done(() => entries.restore(ids))),
    remove: async ids => void (await done(() => entries.remove(ids))),
    duplicate: async id => {
      await done(async () => {
        const { rev: _, id: __, made: ___, changed: ____, trashed: _____, ...entry } = await entries.read(id)
        await entries.add([{ ...entry, name: ENTRIES.copy(entry.name) } as NewEntry])
      })
    },

    keepCombatants: who =>
      tried(async () => {
        const fight = given()
        const those = who.flatMap(id => fight.state.combatants[id] ?? [])
        const kinds = new Map(those.map(one => [kindOf(one), one]))
        return (await entries.add([...kinds.values()].map(one => creatureOf(one, fight)))).length
      }, 0),
    keepParty: (name, who) => added(() => partyHere(name, who)),
    make: (what, name, system) => added(() => newOf(what, name, system)),

    addCreature: (id, { count, side, isHidden }) =>
      tried(async () => {
        const entry = await entryAs('creature', id)
        return join(fight =>
          joinList(
            mustFit(fight, entry),
            creatureJoiners(entry, { count, isHidden }, fight.ruleset.state),
            sideOf(fight, side),
          ),
        )
      }, []),
    newcomer: id =>
      tried(async () => {
        const entry = await entryAs('creature', id)
        return newcomerOf(entry, mustFit(view(), entry).ruleset.state)
      }, null),
    copies: (who, count) =>
      tried(async () => {
        const fresh: Id[] = []
        for (const id of who) {
          const one = view().snapshot.combatants[id]
          if (one)
            fresh.push(
              ...join(fight => joinList(fight, copiesOf(one, count, fight.ruleset.state), sideOf(fight, one.side))),
            )
        }
        session.actions.select(fresh)
        return fresh
      }, []),
    addParty: (id, as, side) => tried(() => addParty(id, as, side), []),
    takeHome: id => tried(() => takeHome(id), null),
    partiesHere: () =>
      tried(async () => {
        const { handle, play, ruleset } = session.mustBeOpen()
        const { combatants } = play.fight.state
        const found: { id: string; name: string; count: number }[] = []
        for (const { id, kind, name, system, trashed } of entries.cards.value) {
          if (kind !== 'party' || trashed !== undefined || system !== ruleset.id) continue
          const { heroes } = (await entryAs('party', id)).data
          const count = heroes.filter(({ last }) => last?.fight === handle.id && combatants[last.who]).length
          if (count > 0) found.push({ id, name, count })
        }
        return found
      }, []),
    startEncounter: (id, party) =>
      done(async () => {
        const entry = await entryAs('encounter', id)
        const { start, map } = entry.data
        // The ruleset looks at it when the fight is opened.
        await begin(entry.name, start as unknown as GivenFight['start'], map as unknown as KeptMap, party)
      }),
    namePublicly: (id, name) =>
      edit(id, entry => {
        if (entry.kind !== 'encounter') return {}
        const start = entry.data.start as unknown as GivenFight['start']
        return { data: { ...entry.data, start: { ...start, board: { ...start.board, publicName: name.trim() } } } }
      }),
    newFight: ({ name, ruleset, map, party }) =>
      done(async () => {
        const rules = await fights.rulesOf(ruleset).load()
        const entry = map === undefined ? undefined : await entryAs('map', map)
        const kept = (entry?.data.map as KeptMap | undefined) ?? BLANK
        const start = newEncounter(rules, kept.id)
        const { difficult = [], pins = [] } = entry?.data ?? {}
        const board = preparedBoard({ grid: kept.grid, difficult, pins, about: entry?.notes ?? '' })
        const settings = await usualSettings(rules, { library: { ...library, entries: async () => entries } })
        await begin(name, { ...start, settings, board: { ...start.board, ...board } }, kept, party)
        if (!party) asGm('side.add', { name: ENTRIES.heroes, show: 'exact' })
        asGm('side.add', { name: ENTRIES.foes, show: 'words' })
      }),
    applyRules: id =>
      tried(async () => {
        const entry = await entryAs('rules', id)
        mustFit(view(), entry)
        return asGm('settings', { set: entry.data.settings as { [key: string]: Json } })
      }, false),
    differences: id =>
      tried(async () => {
        const { data, system } = await entryAs('rules', id)
        const { toggles, defaults } = (await fights.rulesOf(system ?? '').load()).state.settings
        return toggles
          .filter(toggle => isOurs(data.settings, defaults, toggle))
          .map(toggle => {
            const words = (settings: object) => settingWords(toggle, valueAt(settings, [toggle.key]))
            return { label: toggle.label, value: words(data.settings), book: words(defaults) }
          })
      }, []),
    defaultRules: system => tried(async () => (await library.preferences()).get(usualRules(system)) || null, null),
    setDefaultRules: async (system, id) => {
      await done(() => library.setPreference(usualRules(system), id ?? ''))
    },

    layOut: (id, hero) => done(() => layOut(id, hero)),
    putBack() {
      laid = null
      state.set({ bench: null })
    },
    addHeroes: (id, who) =>
      tried(async () => {
        const fight = given()
        const { heroes } = (await entryAs('party', id)).data
        const there = new Set(heroesIn(heroes, { id: session.mustBeOpen().handle.id, snapshot: fight.state }).values())
        const those = who.flatMap(one => (there.has(one) ? [] : (fight.state.combatants[one] ?? [])))
        if (those.length === 0) return null
        const joining = those.map(one => ({ ...heroOf(one, fight, ''), last: lastOf(one.id) }))
        return (await enlist(id, joining, fight.ruleset.id)).back
      }, null),
    addHeroOf: (id, creature) =>
      tried(async () => {
        const entry = await entryAs('creature', creature)
        const { state } = await fights.rulesOf(entry.system ?? '').load()
        const { sheet, check, ...one } = newcomerOf(entry, state)
        const hero = { ...one, sheet: { ...sheet }, check: [...check], markers: [] }
        return (await enlist(id, [hero], entry.system)).back
      }, null),
    addNewHero: (id, name) =>
      tried(async () => {
        const { system = '' } = await entryAs('party', id)
        const sheet = { ...(await fights.rulesOf(system).load()).state.sheet.blank() }
        return (await enlist(id, [{ name, sheet, notes: '', check: [], markers: [] }], system)).keys[0] ?? null
      }, null),
    left: id =>
      tried(async () => {
        const { data, system } = await entryAs('party', id)
        const { fields } = (await fights.rulesOf(system ?? '').load()).state.sheet
        return data.heroes.map(({ key, name, sheet }) => ({ key, name, left: poolLeft(sheet, fields(sheet)) }))
      }, []),
    removeHero: (id, hero) =>
      tried(async () => {
        const { data, facts } = await entries.change(id, entry => {
          const left = (entry as Entry<'party'>).data.heroes.filter(({ key }) => key !== hero)
          return { data: { heroes: left }, facts: partyFacts(left) }
        })
        return () => tried(async () => void (await entries.change(id, () => ({ data, facts }))), undefined)
      }, null),

    files: createFileActions({ ...deps, entries, blank: BLANK, tried }),
    backup: createBackupActions({ ...deps, entries }),

    showHandout: id =>
      done(async () => {
        const { name, picture: named, data } = await entryAs('handout', id)
        const text = data.text.trim()
        const file = named === undefined ? undefined : await library.getPicture(named)
        if (named !== undefined && !file) report.notice(ENTRIES.noPictureKept(name))
        if (!file && text === '') throw new Error(ENTRIES.nothingToShow(name))
        deps.layHandout({ id, name, text, picture: file ? await deps.handoutPicture(file) : null })
      }),

    picture: id => library.getPicture(id).catch(() => undefined),
    givePicture: (id, picture) =>
      done(async () => {
        const { kind } = await entries.read(id)
        const kept = await library.putPicture(await deps.entryPicture(picture, kind === 'creature' ? 'token' : 'whole'))
        await entries.change(id, () => ({ picture: kept }))
      }),
    standing,
    prepared: ({ data: { start, map } }) => {
      const kept = map as unknown as KeptMap
      return standingOf(start as unknown as Snapshot<TableTypes>, kept, deps.terrain(kept.grid))
    },
    usedIn: (creature, wanted) => tried(() => usedIn(creature, wanted), null),
  }

  async function usedIn(
    { name, system }: Pick<EntryCard, 'name' | 'system'>,
    wanted: () => boolean,
  ): Promise<{ fights: number; encounters: number } | null> {
    const used = { fights: 0, encounters: 0 }
    for (const fight of await library.listFights()) {
      if (fight.trashed !== undefined || fight.ruleset !== system) continue
      const found = await standing(fight)
      if (!wanted()) return null
      if (found?.kinds.includes(name)) used.fights++
    }
    for (const { id, kind, system: own, trashed } of entries.cards.value) {
      if (kind !== 'encounter' || trashed !== undefined || own !== system) continue
      const { start } = (await entryAs('encounter', id)).data
      if (!wanted()) return null
      const { combatants } = start as unknown as GivenFight['start']
      if (Object.values(combatants).some(one => kindOf(one) === name)) used.encounters++
    }
    return used
  }

  /** Puts heroes into a party, each under a key of its own. A party that is for no rules yet is for theirs from now on. */
  async function enlist(id: string, those: readonly Omit<Hero, 'key'>[], system: string | undefined) {
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
    return {
      keys,
      back: () => tried(async () => void (await entries.change(id, () => ({ data, facts, system: rules }))), undefined),
    }
  }

  function edit(id: string, change: (entry: Entry) => EntryChange) {
    return tried(async () => {
      const { name, tags, notes, facts, checks, data, origin, picture, system } = await entries.change(id, change)
      const was = { name, tags, notes, facts, checks, data, origin, picture, system }
      return () => tried(async () => void (await entries.change(id, () => was)), undefined)
    }, null)
  }

  /** A new fight in this state, on its own copy of the map. */
  async function begin(
    name: string,
    start: GivenFight['start'],
    map: KeptMap,
    party: { id: string; as: PartyAs } | undefined,
  ): Promise<void> {
    const blob = map.picture && (await library.getPicture(map.picture.id))
    await bringIn({
      name,
      ruleset: start.rules.id,
      map: { name: map.name, grid: map.grid, picture: map.picture && blob ? { ...map.picture, blob } : null },
      pictures: [],
      start: { ...start, board: { ...start.board, map: newId() } },
      rows: [],
    })
    if (party) await addParty(party.id, party.as)
  }

  async function layOut(id: string, hero: string | undefined): Promise<void> {
    laid = { id, hero }
    const entry = await read(id)
    const one =
      entry.kind === 'creature'
        ? { name: entry.name, sheet: entry.data.sheet }
        : entry.kind === 'party'
          ? entry.data.heroes.find(({ key }) => key === hero)
          : undefined
    if (!one || entry.system === undefined) throw new Error(ENTRIES.noSheet(entry.name))
    const rules = fights.rulesOf(entry.system)
    const ruleset = await rules.load()
    let pages: Promise<readonly RulebookEntry[]> | undefined
    const bench = createBench({
      ...one,
      ruleset,
      rulebook: () => (pages ??= rules.rulebook()),
      terrain: deps.terrain(BLANK.grid),
      changed(next, sheet) {
        if (laid?.id !== id || laid.hero !== hero) return
        state.set({ bench: next })
        void done(() => entries.change(id, now => ({ ...withSheet(now, hero, sheet, ruleset) })))
      },
      refused: words => report.refusal({ words }),
    })
    // Another may have been called for meanwhile.
    if (laid?.id === id && laid.hero === hero) state.set({ bench })
  }

  /** The GM's hand on the open fight. */
  function asGm(type: string, given: { readonly [key: string]: Json }): boolean {
    const command = { type, by: 'gm', with: given }
    return session.mustBeOpen().play.fight.asks ? play.ruleNow(command) : play.do(command)
  }

  async function added(make: () => NewEntry | Promise<NewEntry>): Promise<string | null> {
    return tried(async () => (await entries.add([await make()]))[0] ?? null, null)
  }

  async function newOf(what: Made, name: string, system: string): Promise<NewEntry> {
    switch (what) {
      case 'party here': {
        const { combatants, sides } = given().state
        const theirs = Object.values(combatants).filter(({ side, gone }) => !gone && sides[side]?.show === 'exact')
        return partyHere(
          name,
          theirs.map(({ id }) => id),
        )
      }
      case 'encounter here':
        return encounterOf(name, given())
      case 'map here':
        return { ...mapOf(given()), name }
      case 'rules here':
        return rulesOf(name, given())
      case 'creature': {
        const { sheet: rules } = (await fights.rulesOf(system).load()).state
        const sheet = rules.blank()
        return {
          kind: what,
          name,
          system,
          facts: sheetFacts(sheet, rules),
          data: { sheet: { ...sheet }, check: [] },
        }
      }
      case 'party':
        return { kind: what, name, system, data: { heroes: [] } }
      case 'handout':
        return { kind: what, name, data: { text: '' } }
    }
  }

  function partyHere(name: string, who: readonly Id[]): NewEntry {
    const fight = given()
    const those = who.flatMap(id => fight.state.combatants[id] ?? [])
    const entry = partyOf(name, those, fight)
    const heroes = entry.data.heroes.map((hero, i) => ({ ...hero, last: lastOf(those[i]!.id) }))
    return { ...entry, data: { heroes } }
  }

  /** An entry as the rules of today have it, whatever version has written it. One of rules that this Fray lacks is left as it is. */
  async function read(id: string): Promise<Entry> {
    const entry = await entries.read(id)
    if (entry.system === undefined || !fights.hasRules(entry.system)) return entry
    return upgradedEntry(entry, (await fights.rulesOf(entry.system).load()).state.declared)
  }

  async function entryAs<K extends EntryKind>(kind: K, id: string): Promise<Entry<K>> {
    const entry = await read(id)
    if (entry.kind !== kind) throw new Error(ENTRIES.otherKind(entry.name))
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
    throw new Error(ENTRIES.otherRules(name, fights.rulesOf(system).name, fight.ruleset.name))
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
    if (!side) throw new Error(ENTRIES.sideFirst)
    return side
  }

  async function addParty(id: string, as: PartyAs, into?: Id): Promise<readonly Id[]> {
    const entry = await entryAs('party', id)
    const fight = mustFit(view(), entry)
    const side = into ?? theirs(fight)
    const { heroes } = entry.data
    if (heroes.length === 0) throw new Error(ENTRIES.nobodyYet(entry.name))
    const fresh = join(now => joinList(now, heroJoiners(heroes, as, now.ruleset.state), sideOf(now, side)))
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
    asGm('side.add', { name: ENTRIES.heroes, show: 'exact' })
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
        return one ? { ...heroOf(one, fight, hero.key), last: lastOf(one.id) } : hero
      })
      return { data: { heroes: home }, facts: partyFacts(home) }
    })
    if (count === 0) throw new Error(ENTRIES.nobodyHere(name))
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
