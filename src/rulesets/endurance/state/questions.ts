import { asking } from '~/engine/asking'

/** What a test is made for, as the keys of its dice begin. */
export const TEST_KEYS = ['attack', 'dodge', 'fortify', 'resist', 'resuscitate', 'kill', 'task'] as const
export type TestKey = (typeof TEST_KEYS)[number]

/** The dice of a test, and of those who assist with it [END-OPT-05]. */
export type DiceKey = TestKey | `${TestKey}.assist`

/** Ways that are asked for where a movement begins. */
export type WayKey = 'move.path' | 'sprint.path' | 'step.path' | 'dodge.shift'

/** Where somebody goes who must give way. */
export type AsideKey = 'intercept.where' | 'move.aside'

/** What can be asked. The keys stand in saved journals: none is ever renamed. */
export type QuestionKey =
  | `${DiceKey}.dice`
  | `${DiceKey | 'death'}.fate`
  | `${TestKey}.${'reroll' | 'rerolled'}`
  | WayKey
  | AsideKey
  | 'begin.author'
  | 'begin.target'
  | 'begin.next'
  | 'begin.surprise'
  | 'turn.pending'
  | 'attack.target'
  | 'attack.weapon'
  | 'attack.how'
  | 'attack.intercept'
  | 'attack.defend'
  | 'attack.pick'
  | 'attack.block'
  | 'dodge.after'
  | 'effect.fortify'
  | 'effect.resist'
  | 'conscious.fortify'
  | 'death.test'
  | 'death.luck'
  | 'damage.fate'
  | 'fate.on'
  | 'assist.who'
  | 'ready.action'
  | 'ready.watch'
  | 'ready.trigger'
  | 'ready.now'
  | 'ready.where'
  | 'ready.use'
  | 'move.on'
  | 'move.anew'
  | 'command.ally'
  | 'command.action'
  | 'brandish.items'
  | 'interact.with'
  | 'interact.what'
  | 'drop.item'
  | 'reload.item'
  | 'resuscitate.patient'
  | 'kill.victim'
  | 'maneuver.which'
  | 'extended.what'
  | 'extended.actions'
  | 'extended.test'
  | 'task.attribute'
  | 'task.skill'
  | 'task.proficiency'
  | 'task.difficulty'

export const { choose, chooseSome, number, path, roll, rollWithKnobs, text } = asking<QuestionKey>()
