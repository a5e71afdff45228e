import type { Command } from './command'
import type { Asked, Roll } from './questions'
import type { Id, Json, RulesetTypes, Snapshot } from './snapshot'

/** What rules look at of dice as they lie: their sum, the best of them, which side of a threshold. */
export type BandOf = (faces: readonly number[]) => string | number

/**
 * Why tactics advise something, as a code that the window has words for. Of a target: `nearest`, or `best` where another foe is nearer.
 * Of a way: `towards` a foe, or `away` from one. `flees`: it has lost heart. `hurt`: it is nearly gone. `prone`: it lies on the ground.
 * `emptyHands`, `unloaded`: it cannot strike as it is. `guards`: foes can come near. `nothingElse`: nobody is within reach. `held`: it
 * is held fast. `dying`: it fights for its life. `helps`: a friend is dying. `begin`: combat has not begun. `canAttack`, `goesNext`:
 * of those who may act. `allDeclared`: everybody has said what they do. `onward`: a step of the table that leads on. `decided`: one
 * side is left. `shut`, `unseen`: nobody gets at anybody, because of a shut door or because a foe hides. `standoff`: nobody gets at
 * anybody any more.
 */
export type BecauseCode =
  | 'nearest'
  | 'best'
  | 'several'
  | 'towards'
  | 'away'
  | 'flees'
  | 'hurt'
  | 'prone'
  | 'emptyHands'
  | 'unloaded'
  | 'guards'
  | 'nothingElse'
  | 'held'
  | 'dying'
  | 'helps'
  | 'begin'
  | 'canAttack'
  | 'goesNext'
  | 'allDeclared'
  | 'onward'
  | 'decided'
  | 'shut'
  | 'unseen'
  | 'standoff'

/** Why something is advised. */
export interface Because {
  code: BecauseCode
  /** Whom it is about. */
  who?: Id
  /** How far off that one is, in squares; absent where the rules count in zones. */
  off?: number
  /** How many it concerns. */
  n?: number
}

/**
 * What somebody sensible does: advice to whoever plays foes, in the form in which it can be followed. Reads a state and
 * decides; changes nothing and knows no chance, so the same state gets the same advice.
 */
export interface TacticsRules<R extends RulesetTypes> {
  /**
   * The answer that one would give to an open question, by standing order where there is one. Legal wherever anything is;
   * undefined: nothing is, or it is a roll.
   */
  likely(s: Snapshot<R>, terrain: R['terrain'], ask: Asked): Json | undefined
  /** What this one does next, as a command that is open to it; undefined: nothing is. */
  turn(s: Snapshot<R>, terrain: R['terrain'], who: Id): Command | undefined
  /**
   * What happens next at the table: what the one who acts does, or the step of the GM that leads on. Undefined: the fight
   * has come to its end.
   */
  next(s: Snapshot<R>, terrain: R['terrain']): Command | undefined
  /** Whether this one knows of an enemy who still fights. */
  knowsFoe(s: Snapshot<R>, who: Id): boolean
  /** Why this command, which `turn`, `next`, `find` or `stuck` gave, is advised; undefined: there is nothing to say. */
  whyCommand(s: Snapshot<R>, terrain: R['terrain'], command: Command): Because | undefined
  /** Why this answer, which `likely` gave, is advised; undefined: there is nothing to say. */
  whyAnswer(s: Snapshot<R>, terrain: R['terrain'], ask: Asked, value: Json): Because | undefined
  /** The GM lets the players' side find an enemy who hides and still fights; undefined: there is none. */
  find(s: Snapshot<R>): Command | undefined
  /** What the GM does where nobody gets at anybody any more: opens the next door. Undefined: there is nothing to be done. */
  stuck(s: Snapshot<R>, terrain: R['terrain']): Command | undefined
  /** Rolls of equal dice of which only the faces count, not their order, by their questions. */
  unordered: ReadonlySet<string>
  /**
   * What the rules look at of an open roll: faces that give the same lead to the same. Undefined: they look at each face. Every
   * rule that reads the roll must be thought of; a test walks all faces and compares.
   */
  bandOf(s: Snapshot<R>, ask: Asked & Roll): BandOf | undefined
  /** Questions that are asked after a deed and have no part in how it ends: whether the fight is over, who runs from it. */
  after: ReadonlySet<string>
}
