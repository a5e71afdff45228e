import { PLAY } from '~/words/en/store'
import type { Observable } from '~/storage'
import type { Slice } from './slice'

/** A refusal that is on the screen, with the way to allow it anyway. */
export interface Refusal {
  /** The sentence with its facts. */
  words: string
  /** Ledger id; absent when it is no matter of the rules. */
  rule?: string
  /** Do it all the same; absent when nobody can. */
  anyway?: () => void
}

/** A file for the GM to keep. */
export interface ExportedFile {
  /** With its ending. */
  readonly name: string
  readonly file: Blob
}

/** A way on, or something to be saved first. */
export type Way =
  | { readonly words: string; readonly go: () => void }
  | { readonly words: string; readonly save: () => Promise<ExportedFile | null> }

/** Something about what was kept that the GM must decide, with the ways to go on. */
export interface Trouble {
  title: string
  words: string
  options: readonly Way[]
}

/** What the rules have decided of a number that the GM has just set. */
export interface Decided {
  words: string
  /** Takes it back, and does it again with the number alone. */
  onlyNumber(): void
}

export interface ReportSlice {
  /** `recovery`: `trouble` must be decided before anything else is shown. */
  phase: 'starting' | 'ready' | 'recovery'
  trouble: Trouble | null
  /** Something the GM must be told that is not tied to one fight (a recovery, no storage). Cleared by `dismiss`. */
  notice: string | null
  refusal: Refusal | null
  /** Until something else is done. */
  decided: Decided | null
  /** A new version of Fray is installed and waits for the GM's word. */
  update: boolean
}

export interface ReportActions {
  /** Takes the refusal, the notice and what was decided off the screen. */
  dismiss(): void
  applyUpdate(): void
}

/** What the GM is told, and what is asked of them before anything goes on. */
export interface Report {
  readonly actions: ReportActions
  notice(words: string): void
  /** Why something was not done; null: it was. */
  refusal(refusal: Refusal | null): void
  /** What the rules have decided of a number; null: nothing is left to be said of it. */
  decided(decided: Decided | null): void
  trouble(trouble: Trouble | null): void
  /** Carries out what may fail for reasons outside the rules; the GM is told the sentence. Never rejects. */
  guard(act: () => Promise<unknown>): Promise<void>
}

export interface ReportDeps {
  state: Slice<ReportSlice>
  /** What the storage says of itself; empty when there is nothing to say. */
  storageNotice: Observable<string>
  applyUpdate(): void
}

export function createReport({ state, storageNotice, applyUpdate }: ReportDeps): Report {
  const show = (words: string) => state.set({ notice: words || null })
  show(storageNotice.value)
  storageNotice.subscribe(show)

  return {
    actions: {
      dismiss: () => state.set({ refusal: null, notice: null, decided: null }),
      applyUpdate,
    },
    notice: show,
    refusal(refusal) {
      if (refusal || state.get().refusal) state.set({ refusal })
    },
    decided(decided) {
      if (decided || state.get().decided) state.set({ decided })
    },
    trouble: trouble => state.set({ trouble }),
    async guard(act) {
      try {
        await act()
      } catch (error) {
        show(problemOf(error))
      }
    },
  }
}

/** What went wrong, as a sentence for the GM. */
export function problemOf(error: unknown): string {
  if (error instanceof DOMException) return error.name === 'QuotaExceededError' ? PLAY.noRoom : PLAY.refused
  if (error instanceof TypeError || error instanceof RangeError || !(error instanceof Error)) return PLAY.fault
  return error.message
}
