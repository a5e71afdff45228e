/** A number of a creature as it was read, and where it stood. */
export interface GivenNumber {
  /** What its own rules call it, in small letters: "hp", "ac", "str", "speed (feet)". Whole. */
  readonly name: string
  readonly value: number
  /** Where in the file: "HP, Value". */
  readonly from: string
  /** What is left of it now, where that is another number. */
  readonly left?: number
}

/** An attack as it was read. Distances in feet. */
export interface GivenAttack {
  readonly name: string
  /** Dice of damage; several are thrown together. Empty where the file names none that Fray can read. */
  readonly dice: readonly { readonly count: number; readonly sides: number; readonly plus: number }[]
  /** Of several dice the highest alone counts, as where the Cairn family throws two. */
  readonly keepsHighest?: true
  readonly toHit?: number
  readonly reach?: number
  readonly range?: number
  readonly isRanged?: true
  readonly isBlast?: true
  /** What a save that fails brings, in the file's words. */
  readonly critical?: string
  readonly from: string
}

/** Something worn, by its own rules' value. */
export interface GivenArmour {
  readonly name: string
  readonly value: number
  readonly from: string
}

/** The rules that a creature was written for. */
export type OriginRules = 'cairn' | 'fifth' | 'pathfinder' | 'unknown'

/**
 * A creature as a file gives it, before any of Fray's systems has made a sheet of it. Its numbers are its own rules' numbers;
 * everything that is neither number nor attack stands in the notes, so that nothing of the file is lost.
 */
export interface Creature {
  readonly name: string
  readonly origin: {
    /** "Improved Initiative", "Foundry VTT, version 10 or later". */
    readonly format: string
    readonly rules: OriginRules
    /** Where in which file: "goblins.json, creature 3". */
    readonly place: string
  }
  readonly numbers: readonly GivenNumber[]
  readonly attacks: readonly GivenAttack[]
  readonly armour: readonly GivenArmour[]
  /** What critical damage by it brings, whatever it attacks with; empty: nothing is said. */
  readonly critical: string
  /** Plain text, for the GM alone. */
  readonly notes: string
  readonly tags: readonly string[]
  /** Where its picture lies elsewhere: a label, never fetched. */
  readonly picture: string | null
  /** Side of the square that its token covers, in squares. */
  readonly squares: number
  /** A character of the players. */
  readonly isTheirs: boolean
  readonly isDetachment: boolean
}

/** Who stands in a fight that was prepared elsewhere. */
export interface PreparedCombatant {
  /** Its place in the file's lists of creatures is its own: a saved one may differ from the library's. */
  readonly creature: Creature
  readonly isHidden: boolean
  /** What hangs on it there, in words. */
  readonly tags: readonly string[]
}

/** A fight that was prepared elsewhere. */
export interface PreparedFight {
  readonly name: string
  readonly combatants: readonly PreparedCombatant[]
}

/** All creatures out of one file. */
export interface CreatureFile {
  readonly format: string
  readonly creatures: readonly Creature[]
  /** The players' characters among those who were read. */
  readonly party: readonly Creature[]
  readonly fights: readonly PreparedFight[]
}
