import type { Id, Json } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import type { Entries, Entry, EntryChange, EntryKind, Library } from '~/storage'
import type { Terrain } from '~/table'
import { ENTRIES } from '~/words/en/store'
import type { FightList } from '../fights/fightList'
import type { Files, GivenFight, KeptMap } from '../fights/files'
import type { PlayActions } from '../play/playActions'
import type { PlayersActions } from '../players/players'
import type { Report } from '../report'
import { fightView, type FightView } from '../session/fightView'
import type { OpenSession } from '../session/session'
import type { Slice } from '../slice'
import type { BackupDeps } from './backupActions'
import { type SheetDraft, upgradedEntry } from './sheetDraft'
import type { FightGiven } from './fromFight'

export interface EntryDeps {
  state: Slice<{ readonly sheetDraft: SheetDraft | null }>
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
  /** On the open fight, whatever sheet of the library is open. */
  play: Pick<PlayActions, 'do' | 'ruleNow'>
  terrain(map: GridMap, diagonals: Terrain['diagonals']): Terrain
  /** Keeps a fight with its pictures, and opens it. */
  bringIn(given: GivenFight): Promise<string>
  keepFight: BackupDeps['keepFight']
  newId(): string
}

/** What the work on entries is done with: all of the above, and the entries as they were read. */
export interface EntryWork extends EntryDeps {
  readonly entries: Entries
}

/** The way back from a change. Never rejects: what went wrong is a notice. */
export type WayBack = () => Promise<void>

/** What a fight without a map is played on. */
export const BLANK: KeptMap = {
  id: 'blank',
  name: ENTRIES.blank,
  grid: { width: 24, height: 16, walls: [], portals: [] },
  picture: null,
}

/** What came of an act, or `failed` where it rejected, which is said. */
export async function tried<T, F>(report: Pick<Report, 'guard'>, failed: F, act: () => Promise<T>): Promise<T | F> {
  let result: T | F = failed
  await report.guard(async () => {
    result = await act()
  })
  return result
}

/** An entry as the rules of today have it, whatever version has written it. One of rules that this Fray lacks is left as it is. */
export async function readEntry({ entries, fights }: EntryWork, id: string): Promise<Entry> {
  const entry = await entries.read(id)
  if (entry.system === undefined || !fights.hasRules(entry.system)) return entry
  return upgradedEntry(entry, (await fights.rulesOf(entry.system).load()).state.declared)
}

/** An entry of this kind. Rejects with a sentence what is none. */
export async function readEntryAs<K extends EntryKind>(work: EntryWork, kind: K, id: string): Promise<Entry<K>> {
  const entry = await readEntry(work, id)
  if (entry.kind !== kind) throw new Error(ENTRIES.otherKind(entry.name))
  return entry as Entry<K>
}

/** Changes an entry. Resolves with the way back. */
export async function editEntry(work: EntryWork, id: string, edit: (entry: Entry) => EntryChange): Promise<WayBack> {
  const { name, tags, notes, facts, checks, data, origin, picture, system } = await work.entries.change(id, edit)
  return wayBack(work, id, { name, tags, notes, facts, checks, data, origin, picture, system })
}

export function wayBack({ entries, report }: EntryWork, id: string, before: EntryChange): WayBack {
  return () => report.guard(() => entries.change(id, () => before))
}

/** The open fight, to make entries of. */
export function openFight({ session }: EntryWork): FightGiven {
  const { name, ruleset, play, map } = session.mustBeOpen()
  return { name, ruleset, state: play.fight.state, map }
}

/** The open fight as it is shown. */
export function openView({ session }: EntryWork): FightView {
  return fightView(session.mustBeOpen())
}

/** Who it is in the open fight, as a party remembers it. */
export function lastOf({ session }: EntryWork, who: Id) {
  return { fight: session.mustBeOpen().handle.id, who }
}

/** The GM's hand on the open fight. */
export function asGm({ session, play }: EntryWork, type: string, given: { readonly [key: string]: Json }): boolean {
  const command = { type, by: 'gm', with: given }
  return session.mustBeOpen().play.fight.asks ? play.ruleNow(command) : play.do(command)
}
