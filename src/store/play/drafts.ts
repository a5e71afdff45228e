import type { Id } from '~/engine'
import type { Slice } from '../slice'

/** Dice modes and the seed are kept among the drafts, under names of their own. */
const DICE_MODE = 'dice mode/'
const SEED = 'seed'
/** Questions that are answered by themselves for a round: by key and side, with the round. */
const QUIET = 'quiet/'

/**
 * How dice of a side are made: `ask` shows boxes at the first roll of an action (Enter rolls, and what follows of the action with
 * it), `each` at every roll, `auto` rolls at once.
 */
export type DiceMode = 'ask' | 'each' | 'auto'

/** The name of the draft of what is typed for an open roll: its faces, parted by commas. */
export const diceDraft = ({ key, of, slot }: { key: string; of: Id | 'gm'; slot: number }): string =>
  `dice/${key}/${of}/${slot}`

export interface DraftSlice {
  /** Half-typed things by name, kept over a reload. Those for open questions are named `dice/…` and `answer/…`. */
  drafts: Readonly<Record<string, string>>
  dice: Readonly<Record<Id, DiceMode>>
}

export interface DraftActions {
  draft(name: string, value: string | null): void
  setDice(side: Id, mode: DiceMode): void
  /** Asks this side nothing of the kind any more in this round: each takes its default. */
  quieten(key: string, side: Id, round: number): void
}

/** Keeps the drafts of one fight; null forgets one. */
export interface DraftKeeper {
  saveDraft(name: string, value: string | null): void
}

/** What belongs to the open fight in this browser only: what is half typed, and how each side's dice are made. */
export interface Drafts {
  readonly actions: DraftActions
  /** A fight was opened: those that were kept for it. */
  open(keeper: DraftKeeper, kept: ReadonlyMap<string, string>): void
  close(): void
  /** What was typed for a question that is taken back is not for the next one that asks the same. */
  forgetAnswers(): void
  /** Whether this side is asked nothing of the kind any more in this round. */
  isQuiet(key: string, side: Id, round: number): boolean
  /** How the dice of somebody are made; `sideOf` is asked only where that depends on the side. */
  diceMode(of: Id | 'gm', sideOf: (id: Id) => Id | undefined): DiceMode
}

export function createDrafts(state: Slice<DraftSlice>): Drafts {
  let keeper: DraftKeeper | null = null

  function draft(name: string, value: string | null): void {
    const { [name]: _, ...rest } = state.get().drafts
    state.set({ drafts: value === null ? rest : { ...rest, [name]: value } })
    keeper?.saveDraft(name, value)
  }

  return {
    actions: {
      draft,
      setDice(side, mode) {
        state.set({ dice: { ...state.get().dice, [side]: mode } })
        keeper?.saveDraft(`${DICE_MODE}${side}`, mode)
      },
      quieten: (key, side, round) => draft(`${QUIET}${key}/${side}`, String(round)),
    },
    isQuiet(key, side, round) {
      return state.get().drafts[`${QUIET}${key}/${side}`] === String(round)
    },
    open(by, kept) {
      keeper = by
      state.set({ drafts: typed(kept), dice: diceModes(kept) })
    },
    close() {
      keeper = null
      state.set({ drafts: {}, dice: {} })
    },
    forgetAnswers() {
      for (const name of Object.keys(state.get().drafts)) if (/^(dice|answer)\//.test(name)) draft(name, null)
    },
    diceMode(of, sideOf) {
      const { dice } = state.get()
      if (Object.values(dice).every(mode => mode === 'ask')) return 'ask'
      const side = of === 'gm' ? 'gm' : sideOf(of)
      return (side !== undefined && dice[side]) || 'ask'
    },
  }
}

/** The seed belongs to this browser's copy of the fight: a duplicate or an export rolls other dice. */
export function seedOf(keeper: DraftKeeper, kept: ReadonlyMap<string, string>, chance: () => number): number {
  const known = Number(kept.get(SEED))
  if (Number.isInteger(known) && known !== 0) return known
  const seed = chance() | 1
  keeper.saveDraft(SEED, String(seed))
  return seed
}

function diceModes(drafts: ReadonlyMap<string, string>): Record<Id, DiceMode> {
  const modes: Record<Id, DiceMode> = {}
  for (const [name, value] of drafts)
    if (name.startsWith(DICE_MODE) && (value === 'auto' || value === 'each'))
      modes[name.slice(DICE_MODE.length)] = value
  return modes
}

function typed(drafts: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries([...drafts].filter(([name]) => name !== SEED && !name.startsWith(DICE_MODE)))
}
