import { asWord } from '~/table/words/asWord'
import { namesOf, textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { titled } from '../../sheet/fields'
import { settings } from '../../state/settings'
import type { Endurance } from '../../state/types'
import { dice } from './dice'
import { effects } from './effects'
import { log } from './log'
import { options, optionsOf } from './options'
import { parts } from './parts'
import { questions } from './questions'
import { refusals } from './refusals'

/** The words of this ruleset, in English. */
export const text = textOf<Endurance>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  free: { steppedIn: 'no reaction after stepping in' },
  dice,
  log,
  parts,
  actions: ACTIONS,
  commands: {
    harm: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.amount)} damage`,
    afflict: (given, name) => `${namesOf(given.who, name)}: ${asWord(given.condition)}`,
    orders: (given, name) => `Standing orders of ${namesOf(given.who, name)}`,
    break: 'Break',
    rest: 'Rest',
  },
  toggles: settings.toggles,
  spelled: titled,
})
