import type { ComponentType, ReactNode } from 'react'
import type { Asked, Id } from '~/engine'

/** An id that none of these has: the letter and a number. */
export function freeId(taken: readonly { id: string }[], letter: string): string {
  const ids = new Set(taken.map(({ id }) => id))
  for (let n = taken.length + 1; ; n++) if (!ids.has(`${letter}${n}`)) return `${letter}${n}`
}

export interface OrderProps {
  /** Brings a combatant into the middle of the map; `gently`: only if it is out of sight. */
  onCentre(id: Id, gently?: boolean): void
  /** What else is set for the order, at its head. */
  head: ReactNode
}

/** What a ruleset draws in a way of its own; everything else in the window is the same for all. */
export interface SystemParts {
  /** The turn sidebar. */
  Order: ComponentType<OrderProps>
  /** The figures that follow from a sheet, where the rules have such; `onRule` opens the rulebook. */
  Figures?: ComponentType<{ who: Id; onRule(rule: string): void }>
  /** What the sheet has besides its fields. */
  SheetExtras: ComponentType<{ who: Id }>
  /** Damage of no attack to several at once, by the rules. */
  Damage: ComponentType<{ who: readonly Id[]; onDone(): void }>
  /** Healing of several at once, where the rules say more of it than a number. */
  Heal?: ComponentType<{ who: readonly Id[]; onDone(): void }>
  /** Recovering between fights. */
  Rests: ComponentType
  /** What the GM calls for besides the turns and needs to say more of: who, against what. */
  Calls?: ComponentType
  /** What is said of a side besides its name; absent where the rules know nothing more. */
  SideExtras?: ComponentType<{ side: Id }>
  /** House rules that are more than a switch. */
  Settings?: ComponentType
  /** What a question shows besides its words and its answers. */
  AskExtras?: ComponentType<{ ask: Asked }>
}
