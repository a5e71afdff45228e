/** The engine: rules as procedures that ask, a journal of what was answered, and the folds over it. Pure. */
export { along, isAlong } from './command'
export { chooseSome, choose, number, roll, rollRequest, rollTogether, rollWithKnobs, text } from './ask'
export type { Batch, Proc, Question, Reply } from './ask'
export { fillIn, upgraded } from './fields'
export type { Declared, FieldTree } from './fields'
export { openFight, sheetPatch } from './fight'
export { diff } from './patches'
export { applyPatches } from './patches'
export type { Entered, Result, Fight, Rejection } from './fight'
export * from './creature'
export type { HealthRing, PoolColour, PublicCombatant, PublicAnswer, PublicTable, WayOut } from './public'
export type { Change, Decided, Replayed, Retcon, Stop } from './retcon'
export { part, reason, total, totals } from './reason'
export { rule, watchRules } from './rule'
export type {
  Badge,
  Because,
  BecauseCode,
  Clock,
  CommandRules,
  ConditionTable,
  DisplayRules,
  Field,
  Figure,
  ForeignSheet,
  GearPlace,
  Lane,
  Measures,
  OutcomeKind,
  Plan,
  Pool,
  Prompt,
  Region,
  RulebookEntry,
  Ruleset,
  StandingOrder,
  StateRules,
  TacticalRuleset,
  TacticsRules,
  Text,
  Walk,
} from './ruleset'
export { startCommand, run } from './run'
export type { Checkpoint, RunningCommand, Run, Start, Thrown } from './run'
export type { Branch, Step, Timeline } from './timeline'
export * from './snapshot'
export * from './command'
export * from './questions'
export * from './journal'
export * from './events'
export type { World } from './world'
