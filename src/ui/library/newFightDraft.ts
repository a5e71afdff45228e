import { useSyncExternalStore } from 'react'
import type { Id } from '~/engine'
import { asGm } from '~/store/state'
import type { ChosenMap } from './readNewFight'

/** Adds the sides of a new fight. The pools of the first, where it is the players', are shown to them exactly. */
export function addSides(names: readonly string[], isPlayersFirst = true): void {
  for (const [i, name] of names.entries())
    asGm('side.add', { name, show: i === 0 && isPlayersFirst ? 'exact' : 'words' })
}

/** A new fight that is being described. */
interface Draft {
  /** Its form is open; null: as nobody has said otherwise. */
  isOpen: boolean | null
  map: ChosenMap | null
  /** What its form holds, and the fight whose sides that offered; null: nothing yet. */
  filled: { form: FormData; open: Id | null } | null
}

const NOTHING: Draft = { isOpen: null, map: null, filled: null }
const listeners = new Set<() => void>()
let draft = NOTHING

/** The new fight as far as it has come: it waits while other panels and pages are looked at. */
export function useNewFightDraft(): Draft {
  return useSyncExternalStore(listen, () => draft)
}

export function keepDraft(change: Partial<Draft>): void {
  draft = { ...draft, ...change }
  for (const listener of listeners) listener()
}

/** The fight was made. */
export function forgetDraft(): void {
  keepDraft({ ...NOTHING, isOpen: false })
}

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
