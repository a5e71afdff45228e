import { asking } from '~/engine/ask'
import type { QuestionTable } from '~/engine/questions'

/** What a test is made for, as the keys of its dice begin. */
export const TEST_KEYS = ['attack', 'dodge', 'fortify', 'resist', 'resuscitate', 'kill', 'task'] as const
export type TestKey = (typeof TEST_KEYS)[number]

/** The dice of a test, and of those who assist with it [END-OPT-05]. */
export type DiceKey = TestKey | `${TestKey}.assist`

/** Ways that are asked for where a movement begins. */
export type WayKey = 'move.path' | 'sprint.path' | 'step.path' | 'dodge.shift'

/** Where somebody goes who must give way. */
export type AsideKey = 'intercept.where' | 'move.aside'

/** What can be asked, and what each question is about. The keys stand in saved journals: none is ever renamed. */
export const QUESTIONS = {
  'attack.dice': { ofAttack: true, counted: 2 },
  'dodge.dice': { counted: 2 },
  'fortify.dice': { counted: 2 },
  'resist.dice': { counted: 2 },
  'resuscitate.dice': { counted: 2 },
  'kill.dice': { counted: 2 },
  'task.dice': { counted: 2 },
  'attack.assist.dice': { ofAttack: true, counted: 2 },
  'dodge.assist.dice': { counted: 2 },
  'fortify.assist.dice': { counted: 2 },
  'resist.assist.dice': { counted: 2 },
  'resuscitate.assist.dice': { counted: 2 },
  'kill.assist.dice': { counted: 2 },
  'task.assist.dice': { counted: 2 },
  'attack.fate': { ofAttack: true },
  'dodge.fate': {},
  'fortify.fate': {},
  'resist.fate': {},
  'resuscitate.fate': {},
  'kill.fate': {},
  'task.fate': {},
  'attack.assist.fate': { ofAttack: true },
  'dodge.assist.fate': {},
  'fortify.assist.fate': {},
  'resist.assist.fate': {},
  'resuscitate.assist.fate': {},
  'kill.assist.fate': {},
  'task.assist.fate': {},
  'death.fate': {},
  'attack.reroll': { ofAttack: true },
  'attack.rerolled': { ofAttack: true },
  'dodge.reroll': {},
  'dodge.rerolled': {},
  'fortify.reroll': {},
  'fortify.rerolled': {},
  'resist.reroll': {},
  'resist.rerolled': {},
  'resuscitate.reroll': {},
  'resuscitate.rerolled': {},
  'kill.reroll': {},
  'kill.rerolled': {},
  'task.reroll': {},
  'task.rerolled': {},
  'move.path': {},
  'sprint.path': {},
  'step.path': {},
  'dodge.shift': {},
  'intercept.where': {},
  'move.aside': {},
  'begin.author': {},
  'begin.target': {},
  'begin.next': {},
  'begin.surprise': {},
  'turn.pending': {},
  'attack.target': { meaning: 'target', ofAttack: true },
  'attack.weapon': { meaning: 'weapon', ofAttack: true },
  'attack.how': { ofAttack: true },
  'attack.intercept': { meaning: 'reaction', ofAttack: true },
  'attack.defend': { meaning: 'reaction', ofAttack: true },
  'attack.pick': { ofAttack: true },
  'attack.block': { meaning: 'reaction', ofAttack: true },
  'dodge.after': {},
  'effect.fortify': {},
  'effect.resist': {},
  'conscious.fortify': {},
  'death.test': {},
  'death.luck': {},
  'damage.fate': {},
  'fate.on': {},
  'assist.who': {},
  'ready.action': {},
  'ready.watch': {},
  'ready.trigger': {},
  'ready.now': {},
  'ready.where': {},
  'ready.use': { meaning: 'reaction' },
  'move.on': {},
  'move.anew': {},
  'command.ally': {},
  'command.action': {},
  'brandish.items': {},
  'interact.with': {},
  'interact.what': {},
  'drop.item': {},
  'reload.item': {},
  'resuscitate.patient': {},
  'kill.victim': {},
  'maneuver.which': {},
  'extended.what': {},
  'extended.actions': {},
  'extended.test': {},
  'task.attribute': {},
  'task.skill': {},
  'task.proficiency': {},
  'task.difficulty': {},
} as const satisfies QuestionTable

export type QuestionKey = keyof typeof QUESTIONS

export const { choose, chooseSome, number, path, roll, rollWithKnobs, text } = asking<QuestionKey>()
