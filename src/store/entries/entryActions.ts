import type { Id, Snapshot } from '~/engine'
import type { Entry, EntryCard, EntryChange, EntryKind, NewEntry } from '~/storage'
import type { TableTypes } from '~/table'
import { usualRules } from '../convert'
import type { FightEntry } from '../fights/fightList'
import type { KeptMap } from '../fights/files'
import { type BackupActions, createBackupActions } from './backupActions'
import { SheetDraftPlace } from './sheetDraftPlace'
import { editEntry, type EntryDeps, type EntryWork, readEntry, readEntryAs, tried, type WayBack } from './entryWork'
import { type Difference, differences, useEntries } from './cards'
import { createFightStandings, standingOf, type FightStanding, usedIn } from './fightStanding'
import { createFileActions, type FileActions } from './fileActions'
import {
  addCopies,
  addCreature,
  addParty,
  applyRules,
  newcomer,
  type Newcomer,
  type PartyAs,
  showHandout,
} from './intoFight'
import { add, duplicate, givePicture, keepCombatants, type Made, newEntry, partyHere } from './makeEntries'
import { addHeroes, addHeroOf, addNewHero, left, partiesHere, removeHero, takeHome } from './parties'
import { publiclyNamed, startEncounter, startFight, type WantedFight } from './startFights'

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
  edit(id: string, edit: (entry: Entry) => EntryChange): Promise<WayBack | null>
  /** What a creature had to be checked for is right. Resolves with the way back, or null where it failed. */
  confirm(id: string): Promise<WayBack | null>
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
  takeHome(id: string): Promise<{ count: number; back: WayBack } | null>
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
  namePublicly(id: string, name: string): Promise<WayBack | null>
  /** A fight on a map of the library, or on a blank grid, with a party; opens it. */
  newFight(wanted: WantedFight): Promise<boolean>
  /** The open fight is played by this set from now on. */
  applyRules(id: string): Promise<boolean>
  /** What a set says otherwise than the book. */
  differences(id: string): Promise<readonly Difference[]>
  /** The set that new fights of its system begin with; null: the book. */
  defaultRules(system: string): Promise<string | null>
  setDefaultRules(system: string, id: string | null): Promise<void>

  /** Opens the sheet of a creature, or of a hero of a party: what is changed on its sheet is kept at once. */
  openDraft(id: string, hero?: string): Promise<boolean>
  /** Closes it. */
  closeDraft(): void
  /** These of the open fight join a party as they stand, but for those who are in it. Resolves with the way back; null where nobody joined. */
  addHeroes(id: string, who: readonly Id[]): Promise<WayBack | null>
  /** A creature of the library joins a party of its rules, its sheet as it is kept. Resolves with the way back, or null where it failed. */
  addHeroOf(id: string, creature: string): Promise<WayBack | null>
  /** Somebody new joins a party with an empty sheet. Resolves with the hero's key, or null where it failed. */
  addNewHero(id: string, name: string): Promise<string | null>
  /** How much is left of the heroes of a party, each by its first pool, from 0 to 1; empty where it cannot be read. */
  left(id: string): Promise<readonly { readonly key: string; readonly name: string; readonly left: number }[]>
  /** Takes a hero out of a party. Resolves with the way back. */
  removeHero(id: string, hero: string): Promise<WayBack | null>

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

/** Reads the library. Rejects with a sentence when it cannot be read. What is done, and what is said where it fails. */
export async function createEntryActions(deps: EntryDeps): Promise<EntryActions> {
  const { library, report } = deps
  const entries = await library.entries()
  const work: EntryWork = { ...deps, entries }
  const standing = createFightStandings(deps)
  const drafts = new SheetDraftPlace(work)
  const orElse = <T, F>(failed: F, act: () => Promise<T>): Promise<T | F> => tried(report, failed, act)
  const orNull = <T>(act: () => Promise<T>): Promise<T | null> => orElse(null, act)
  const done = (act: () => Promise<unknown>): Promise<boolean> => orElse(false, async () => (await act(), true))
  const edit: EntryActions['edit'] = (id, change) => orNull(() => editEntry(work, id, change))
  const show = () => useEntries.setState({ cards: entries.cards.value })
  show()
  entries.cards.subscribe(show)

  return {
    keep: given => orElse([], () => entries.add(given)),
    read: id => orNull(() => readEntry(work, id)),
    readAs: (kind, id) => orNull(() => readEntryAs(work, kind, id)),
    edit,
    confirm: id =>
      edit(id, ({ kind, data }) => (kind === 'creature' ? { data: { ...data, check: [] }, checks: undefined } : {})),
    trash: ids => done(() => entries.trash(ids)),
    restore: ids => report.guard(() => entries.restore(ids)),
    remove: ids => report.guard(() => entries.remove(ids)),
    duplicate: id => report.guard(() => duplicate(work, id)),

    make: (what, name, system) => orNull(async () => add(work, await newEntry(work, what, name, system))),
    keepCombatants: who => orElse(0, () => keepCombatants(work, who)),
    keepParty: (name, who) => orNull(async () => add(work, partyHere(work, name, who))),

    addCreature: (id, given) => orElse([], () => addCreature(work, id, given)),
    newcomer: id => orNull(() => newcomer(work, id)),
    addParty: (id, as, side) => orElse([], () => addParty(work, id, as, side)),
    takeHome: id => orNull(() => takeHome(work, id)),
    partiesHere: () => orElse([], () => partiesHere(work)),
    copies: (who, count) => orElse([], async () => addCopies(work, who, count)),
    startEncounter: (id, party) => done(() => startEncounter(work, id, party)),
    namePublicly: (id, name) => edit(id, entry => publiclyNamed(entry, name)),
    newFight: wanted => done(() => startFight(work, wanted)),
    applyRules: id => orElse(false, () => applyRules(work, id)),
    differences: id =>
      orElse([], async () => {
        const { data, system } = await readEntryAs(work, 'rules', id)
        return differences(data.settings, (await deps.fights.rulesOf(system ?? '').load()).state.settings)
      }),
    defaultRules: system => orNull(async () => (await library.preferences()).get(usualRules(system)) || null),
    setDefaultRules: (system, id) => report.guard(() => library.setPreference(usualRules(system), id ?? '')),

    openDraft: (id, hero) => done(() => drafts.openDraft(id, hero)),
    closeDraft: () => drafts.closeDraft(),
    addHeroes: (id, who) => orNull(() => addHeroes(work, id, who)),
    addHeroOf: (id, creature) => orNull(() => addHeroOf(work, id, creature)),
    addNewHero: (id, name) => orNull(() => addNewHero(work, id, name)),
    left: id => orElse([], () => left(work, id)),
    removeHero: (id, hero) => orNull(() => removeHero(work, id, hero)),

    files: createFileActions(work),
    backup: createBackupActions(work),

    showHandout: id => done(() => showHandout(work, id)),
    picture: id => library.getPicture(id).catch(() => undefined),
    givePicture: (id, picture) => done(() => givePicture(work, id, picture)),
    usedIn: (creature, wanted) => orNull(() => usedIn(work, standing, creature, wanted)),
    prepared: ({ data: { start, map } }) =>
      standingOf(start as unknown as Snapshot<TableTypes>, map as unknown as KeptMap),
    standing,
  }
}
