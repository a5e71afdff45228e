import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { state } from './sheet'
import { CONDITION } from './state/conditions'
import { EVENTS } from './state/events'
import { QUESTIONS } from './state/questions'
import type { Ratbags } from './state/types'

export { tactics } from './tactics'
export type { Combatant, Ratbags, Snapshot } from './state/types'
export type { Sheet } from './state/sheet'

/** Ratbags: no roll to hit, declarations before dice, sides in blocks, and several attackers count with their best die. */
export const ratbags: Ruleset<Ratbags> = {
  id: 'ratbags',
  version: 1,
  name: 'Ratbags',
  source: {
    title: 'Ratbags! Adventure Game',
    author: 'dan-subic.github.io/ratbags',
    licence: 'rules restated in our own words',
  },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: CONDITION.table,
  state,
  commands,
  display,
}
