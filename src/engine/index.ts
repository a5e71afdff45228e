/** The engine: rules as procedures that ask, a journal of what was answered, and the folds over it. Pure. */
export { along, isAlong } from './command'
export { chooseSome, choose, number, roll, rollRequest, rollTogether, rollWithKnobs, text } from './ask'
export type { Batch, Proc, Question, Reply } from './ask'
export { fillIn, upgraded } from './fields'
export type { Declared, FieldTree } from './fields'
export { openFight } from './fight'
export { applyPatches, diff, sheetPatch } from './patches'
export type { Entered, Result, Fight } from './fight'
export type { Rejection } from './command'
export * from './creature'
export type { HealthRing, PoolColour, PublicCombatant, PublicAnswer, PublicTable, WayOut } from './public'
export type { Change, Decided, Replayed, Retcon, Stop } from './retcon'
export { part, reason, total, totals } from './reason'
export { rule, watchRules } from './rule'
export type {
  Badge,
  ConditionTable,
  DisplayRules,
  Figure,
  Lane,
  Measures,
  OutcomeKind,
  Plan,
  Pool,
  Prompt,
  RulebookEntry,
  StandingOrder,
  Text,
} from './display'
export type {
  Clock,
  CommandRules,
  Field,
  ForeignSheet,
  GearPlace,
  Region,
  Ruleset,
  StateRules,
  TacticalRuleset,
  Walk,
} from './ruleset'
export type { Because, BecauseCode, TacticsRules } from './tactics'
export { startCommand, run } from './run'
export type { Checkpoint, RunningCommand, Run, Start, Thrown } from './run'
export type { Branch, Step, Timeline } from './timeline'
export * from './snapshot'
export * from './command'
export * from './questions'
export * from './journal'
export * from './events'
export type { World } from './world'
