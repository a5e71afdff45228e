import type { Ruleset } from '~/engine/ruleset'
import { commands } from './commands'
import { display } from './display'
import { state } from './sheet'
import { AILMENT, CONDITION } from './state/conditions'
import { EVENTS } from './state/events'
import { QUESTIONS } from './state/questions'
import type { Endurance } from './state/types'

export { tactics } from './tactics'
export type { Endurance, Snapshot, Combatant } from './state/types'
export type { Sheet } from './state/sheet'

/** Endurance & Health: teams trade turns one member at a time; soft pools before hard ones; defenders react. */
export const endurance: Ruleset<Endurance> = {
  id: 'endurance',
  version: 1,
  name: 'Endurance & Health',
  source: {
    title: 'Ingenuity Role-playing System',
    author: 'Loki Karolius Odinsson',
    licence: 'CC BY 4.0',
  },
  events: EVENTS,
  questions: QUESTIONS,
  conditions: { ...CONDITION.table, ...AILMENT.table },
  state,
  commands,
  display,
}
