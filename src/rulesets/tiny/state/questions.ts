import { asking } from '~/engine/asking'

/** What a Test is made for. */
export type TestKey = 'attack' | 'evade' | 'extricate' | 'stabilize' | 'sneak' | 'medic' | 'save' | 'other'

/** The ways that are asked for. */
export type WayKey =
  `${'advanceAttack' | 'advance' | 'move' | 'extricate' | 'shoot' | 'strikeFallen' | 'sneak' | 'attend'}.path`

/** What can be asked. The keys stand in saved journals: none is ever renamed. */
export type QuestionKey =
  | `${TestKey}.dice`
  | WayKey
  | 'initiative.dice'
  | 'initiative.again'
  | 'attack.target'
  | 'attack.critical'
  | 'attack.armour'
  | 'other.what'
  | 'attend.patient'
  | 'end.patient'
  | 'rest.medic'
  | 'wield.what'
  | 'armour.which'

export const { choose, path, roll, rollRequest, rollTogether, rollWithKnobs, text } = asking<QuestionKey>()
