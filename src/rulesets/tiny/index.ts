import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { state } from './sheet'
import { CONDITION } from './state/sheet'
import { EVENTS } from './state/events'
import { QUESTIONS } from './state/questions'
import type { Tiny } from './state/types'

export { tactics } from './tactics'
export type { Tiny, Snapshot, Combatant } from './state/types'
export type { Sheet } from './state/sheet'

/** Tiny Tests: one, two or three dice, and any one of them has to be high; a turn is a single choice. */
export const tiny: Ruleset<Tiny> = {
  id: 'tiny',
  version: 1,
  name: 'Tiny Tests',
  source: {
    title: 'Tiny Dungeon 2e house rules (combat)',
    author: 'td2e.thorley.us',
    licence: 'rules restated in our own words',
  },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: CONDITION.table,
  state,
  commands,
  display,
}
