import { useRef } from 'react'
import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import type { Json } from '~/engine'
import type { ClockActions, ClockSlice } from './clock'
import type { SheetDraft } from './entries/sheetDraft'
import type { EntryActions } from './entries/entryActions'
import type { FightListSlice } from './fights/fightList'
import type { LetPlayActions, LetPlaySlice, SuggestedActions, SuggestedSlice } from './letPlay'
import type { LibraryActions } from './library/libraryActions'
import type { FightMapActions } from './library/mapUnderFight'
import type { NewFightActions } from './library/newFights'
import { EMPTY_LOG } from './log/log'
import type { OddsActions, OddsSlice } from './odds/odds'
import type { PictureActions, PicturesSlice } from './pictures'
import type { DraftActions, DraftSlice } from './play/drafts'
import type { PlayActions } from './play/playActions'
import type { StrikeActions, StrikeSlice } from './strikes'
import type { EditionActions } from './players/edition'
import type { PlayersActions, PlayersSlice } from './players/players'
import type { ReportActions, ReportSlice } from './report'
import type { SessionActions, SessionSlice } from './session/session'
import { shallowEqual } from './slice'

/** All that the GM's window shows: the slices of the units. */
export type TableState = ReportSlice &
  FightListSlice &
  SessionSlice &
  DraftSlice &
  SuggestedSlice &
  ClockSlice &
  LetPlaySlice &
  OddsSlice &
  StrikeSlice &
  PicturesSlice &
  PlayersSlice & {
    /** The sheet of the library that is open; null: none. */
    sheetDraft: SheetDraft | null
  }

/** Everything a click can do. */
export type TableActions = ReportActions &
  PlayActions &
  DraftActions &
  SuggestedActions &
  SessionActions &
  ClockActions &
  LetPlayActions &
  OddsActions &
  StrikeActions &
  PictureActions &
  PlayersActions &
  EditionActions &
  LibraryActions &
  FightMapActions &
  NewFightActions & {
    /** What is done with the library's entries, loaded with the first call. Rejects with a sentence when they cannot be read. */
    entries(): Promise<EntryActions>
  }

/** The state before anything is loaded. */
export const starting: TableState = {
  phase: 'starting',
  trouble: null,
  notice: null,
  fights: [],
  trash: [],
  rulesets: [],
  fight: null,
  log: EMPTY_LOG,
  refusal: null,
  decided: null,
  saveStatus: { state: 'saved', words: '', canTakeOver: false, persisted: null },
  pictures: new Map(),
  selection: [],
  drafts: {},
  dice: {},
  suggested: null,
  players: 'closed',
  curtain: false,
  showsPast: false,
  showsEnd: false,
  handout: null,
  room: null,
  wayShown: null,
  screens: [],
  minis: {},
  settled: null,
  clock: null,
  letPlay: null,
  odds: null,
  aimed: null,
  update: false,
  sheetDraft: null,
}

/**
 * The one store of the GM's window. Components read it with selectors; what a click does is in `actions`.
 */
export const useTable = create<TableState>()(subscribeWithSelector(() => starting))

/**
 * Something that is worked out from the store. A record or list counts as changed when one of its entries is another, so
 * that whoever reads it is not drawn anew for a list that only was made anew.
 */
export function useTableSelector<T>(of: (state: TableState) => T): T {
  const before = useRef<T>(undefined)
  return useTable(state => {
    const now = of(state)
    return shallowEqual(before.current, now) ? (before.current as T) : (before.current = now)
  })
}

/** What a click can do: there once `createTable` has provided it, before anything is drawn. */
export let actions: TableActions

/** Makes these the actions of the window, once at its start. */
export function provideActions(provided: TableActions): void {
  actions = provided
}

/**
 * The GM's hand: at rest a command of its own, in the middle of a question a ruling in its place, after which the
 * question is asked anew. While a sheet of the library is open, it works on that. True when it was taken in.
 */
export function asGm(type: string, given: { readonly [key: string]: Json } = {}): boolean {
  const command = { type, by: 'gm', with: given }
  const { sheetDraft } = useTable.getState()
  if (sheetDraft) return sheetDraft.give(command)
  return useTable.getState().fight?.asks ? actions.ruleNow(command) : actions.do(command)
}
