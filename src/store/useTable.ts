import { useRef } from 'react'
import { create } from 'zustand'
import { subscribeWithSelector } from 'zustand/middleware'
import { sameEntries } from './sameEntries'
import type { TableActions, TableState } from './types'

/** The state before anything is loaded. */
export const starting: TableState = {
  phase: 'starting',
  trouble: null,
  notice: null,
  fights: [],
  rulesets: [],
  fight: null,
  log: [],
  refusal: null,
  keeping: { state: 'saved', words: '', persisted: null },
  pictures: new Map(),
  selection: [],
  drafts: {},
  dice: {},
  players: 'closed',
  curtain: false,
  clock: null,
  update: false,
}

/**
 * The one store of the GM's window. Components read it with selectors; what a click does is in `actions`
 * (`createTable` puts the real ones in).
 */
export const useTable = create<TableState>()(subscribeWithSelector(() => starting))

/**
 * Something that is worked out from the store. A record or list counts as changed when one of its entries is another, so
 * that whoever reads it is not drawn anew for a list that only was made anew.
 */
export function useOfTable<T>(of: (state: TableState) => T): T {
  const before = useRef<T>(undefined)
  return useTable(state => {
    const now = of(state)
    return sameEntries(before.current, now) ? (before.current as T) : (before.current = now)
  })
}

/** What a click can do. Set once at the start of the app, before anything is drawn. */
export const actions = {} as TableActions
