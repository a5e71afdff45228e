/**
 * Everything the players' window may know, in words and numbers that are ready to show. Built up from nothing by the
 * ruleset's `view`. Aliases stand for combatants; they are handed out per window by the feed and tell nothing.
 */
export interface PublicTable {
  title: string
  phase: 'preparation' | 'combat' | 'over'
  round: number | null
  /** Seconds of game time since combat began. */
  seconds: number
  /** The banner: what everybody waits for. */
  now: { title: string; who: string | null; side: string | null }
  sides: readonly { id: string; name: string; badge: number; now: boolean }[]
  combatants: readonly PublicCombatant[]
}

export interface PublicCombatant {
  /** The combatant's id here; an alias once the feed has sent it. */
  id: string
  name: string
  letter: string
  side: string
  /** Top-left square; null when it is not on the shown part of the map. */
  cell: number | null
  /** Side of the token in squares. */
  size: number
  turn: 'ready' | 'acting' | 'spent' | 'out' | 'waiting'
  /** Exact pools, for sides shown exactly. */
  pools: readonly { label: string; cur: number; max: number }[]
  /** What can be seen in words: "harmed", "prone". */
  badges: readonly string[]
}
