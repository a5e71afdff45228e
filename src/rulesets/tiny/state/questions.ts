import { asking } from '~/engine/ask'
import type { QuestionTable } from '~/engine/questions'

/** What a Test is made for. */
export type TestKey = 'attack' | 'evade' | 'extricate' | 'stabilize' | 'sneak' | 'medic' | 'save' | 'other'

/** The ways that are asked for. */
export type WayKey =
  `${'advanceAttack' | 'advance' | 'move' | 'extricate' | 'shoot' | 'strikeFallen' | 'sneak' | 'attend'}.path`

/** What can be asked, and what each question is about. The keys stand in saved journals: none is ever renamed. */
export const QUESTIONS = {
  'attack.dice': { ofAttack: true },
  'evade.dice': {},
  'extricate.dice': {},
  'stabilize.dice': {},
  'sneak.dice': {},
  'medic.dice': {},
  'save.dice': {},
  'other.dice': {},
  'advanceAttack.path': {},
  'advance.path': {},
  'move.path': {},
  'extricate.path': {},
  'shoot.path': {},
  'strikeFallen.path': {},
  'sneak.path': {},
  'attend.path': {},
  'initiative.dice': {},
  'initiative.again': {},
  'attack.target': { meaning: 'target', ofAttack: true },
  'attack.critical': { ofAttack: true },
  'attack.armour': { ofAttack: true },
  'other.what': {},
  'attend.patient': {},
  'end.patient': {},
  'rest.medic': {},
  'wield.what': {},
  'armour.which': {},
} as const satisfies QuestionTable

export type QuestionKey = keyof typeof QUESTIONS

export const { choose, path, roll, rollRequest, rollTogether, rollWithKnobs, text } = asking<QuestionKey>()
