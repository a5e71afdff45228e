import { asking } from '~/engine/ask'
import type { QuestionTable } from '~/engine/questions'

/** What an action is done with, asked as it is declared. */
export type MeansKey = 'attack.weapon' | 'cast.spell' | 'consumable.item' | 'throw.what' | 'trait.which'

/** Whom an attack roll is made against, asked when the count has come. */
export type TargetKey = `${'attack' | 'cast' | 'throw'}.target`

/** A d20 and what adds up. */
export type CheckKey = `${'cast' | 'heal' | 'intimidate' | 'breath' | 'check'}.die`

/** The d20 of an attack, or the one that confirms a critical hit. */
export type AttackKey = 'attack.die' | 'attack.confirm'

/** Before the action or after it. */
export type Part = 'before' | 'after'

/** What can be asked, and what each question is about. The keys stand in saved journals: none is ever renamed. */
export const QUESTIONS = {
  'attack.weapon': { meaning: 'weapon', ofAttack: true },
  'cast.spell': {},
  'consumable.item': {},
  'throw.what': {},
  'trait.which': {},
  'attack.target': { meaning: 'target', ofAttack: true },
  'cast.target': {},
  'throw.target': {},
  'cast.die': {},
  'heal.die': {},
  'intimidate.die': {},
  'breath.die': {},
  'check.die': {},
  'attack.die': { ofAttack: true },
  'attack.confirm': { ofAttack: true },
  before: {},
  after: {},
  'before.path': {},
  'after.path': {},
  'begin.surprised': {},
  'initiative.sharing': {},
  'initiative.die': {},
  'hd.dice': {},
  'newcomer.act': {},
  'other.words': {},
  'other.mod': {},
  'act.go': {},
  'cast.targets': {},
  'cast.mana': {},
  'consumable.target': {},
  'heal.patient': {},
  'intimidate.target': {},
  'free.what': {},
  'free.words': {},
  'move.on': {},
  'move.anew': {},
  reposte: { meaning: 'reaction' },
  'damage.dice': {},
  'injury.chance': {},
  'injury.type': {},
  'injury.row': {},
  'injury.side': {},
  'injury.dice': {},
  'injury.effects': {},
  'morale.obvious': {},
  'morale.dice': {},
  'morale.outcome': {},
  'combat.over': {},
} as const satisfies QuestionTable

export type QuestionKey = keyof typeof QUESTIONS

export const { choose, chooseSome, number, path, roll, rollRequest, rollTogether, rollWithKnobs, text } =
  asking<QuestionKey>()
