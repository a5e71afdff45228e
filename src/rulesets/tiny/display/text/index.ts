import { asWord } from '~/table/words/asWord'
import { namesOf, textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { titled } from '../../sheet/fields'
import { settings } from '../../state/settings'
import type { Tiny } from '../../state/types'
import { log } from './log'
import { options, optionsOf } from './options'
import { parts } from './parts'
import { questions } from './questions'
import { refusals } from './refusals'

/** The words of this ruleset, in English. */
export const text = textOf<Tiny>({
  refusals,
  questions,
  optionsOf,
  options,
  effects: {
    'attack.target': ({ hp, max, evading }) => `HP ${asWord(hp)} of ${asWord(max)}${evading ? ', evading' : ''}`,
  },
  dice({ dice, facts, knobs }) {
    const needed = facts?.needed ?? knobs?.find(knob => knob.key === 'difficulty')?.default
    return dice.map(() => (needed === undefined ? 'd6' : `d6 (${asWord(needed)}+)`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    harm: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.amount)} damage`,
    save: (given, name) => `Saving throw (${asWord(given.save)}): ${namesOf(given.who, name)}`,
    rest: 'Rest',
    newDay: 'New day',
    hold: 'Combat held open',
  },
  toggles: settings.toggles,
  spelled: titled,
})
