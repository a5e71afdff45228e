/** What a pool is drawn in. Red is what keeps a creature alive. */
export type PoolColour = 'red' | 'blue' | 'green' | 'violet'

/**
 * Everything the players' window may know, in words and numbers that are ready to show. Built up from nothing by the
 * ruleset's `view`. Aliases stand for combatants; they are handed out per window by the feed and tell nothing.
 */
export interface PublicTable {
  title: string
  phase: 'preparation' | 'combat' | 'over'
  round: number | null
  /** What it is called where it has no number. */
  roundName?: string
  /** Seconds of game time since combat began; null: the rules do not count them. */
  seconds: number | null
  /** The banner: what everybody waits for. */
  now: { title: string; who: string | null; side: string | null }
  sides: readonly { id: string; name: string; badge: number; now: boolean }[]
  combatants: readonly PublicCombatant[]
  /** The places of the round in their order, where the rules have such and the players know them; none: by sides. */
  track?: readonly PublicPlace[]
}

/** What whoever is asked may answer, and its price ("1 stamina, the reaction"); empty: nothing is said of one. */
export interface PublicAnswer {
  words: string
  price: string
}

/** A place in the round's order, with those who act there at the same moment; a combatant may have several. */
export interface PublicPlace {
  /** "Count 7". */
  name: string
  /** What is drawn of the name beside the rows, up to three characters: "7". Empty: the name stands above them. */
  mark: string
  now: boolean
  rows: readonly {
    who: string
    turn: PublicCombatant['turn']
    /** What is known of the action: "attacks, +4". */
    words: string
  }[]
}

/**
 * What is left of the pools that harm goes through before somebody falls, the one that goes first at the front; empty: nothing is
 * known of it. Two whole numbers each: for players the pool itself where it is shown, else steps of the word for how they are doing.
 */
export type HealthRing = readonly { readonly left: number; readonly of: number }[]

/**
 * How somebody has come out of a fight: `fell` (down, or dead), `surrendered`, `fled` (also routed), or `left`, because the GM has taken it
 * out.
 */
export type WayOut = 'fell' | 'surrendered' | 'fled' | 'left'

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
  /** How it has come out of the fight other than by falling, of which turn and badges tell what can be seen; null: it has not. */
  out: Exclude<WayOut, 'fell'> | null
  /** Exact pools, for sides shown exactly. `colour`: null where their rules declare none. */
  pools: readonly { label: string; cur: number; max: number; colour: PoolColour | null }[]
  /** The health that the ring of the token shows: it says no more than pools and words do. */
  ring: HealthRing
  /** What can be seen in words: "harmed", "prone". */
  badges: readonly string[]
}
