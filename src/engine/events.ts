import type { Json } from './snapshot'

/** One named part of a total, with the rule it comes from. */
export interface Part {
  n: number
  of: string
  rule: string
  /** What it counts towards, where what is told at once has several totals ("stamina"). */
  to?: string
}

/** Something a person at the table would say aloud. */
export interface Event {
  type: string
  with: { readonly [key: string]: Json | undefined }
  /** The parts that make up the total. */
  because?: readonly Part[]
  /** Ledger ids of the rules that came into play since the event before, and belong to it (`World.during`). */
  rules?: readonly string[]
  /** What the players may know of it. Absent: it never leaves the GM's window. */
  shared?: { readonly [key: string]: Json | undefined }
}
