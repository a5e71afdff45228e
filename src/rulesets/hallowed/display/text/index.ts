import { textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { settings } from '../../state/settings'
import type { Hallowed } from '../../state/types'
import { dice } from './dice'
import { effects } from './effects'
import { log } from './log'
import { options, optionsOf } from './options'
import { parts } from './parts'
import { questions } from './questions'
import { refusals } from './refusals'

/** The words of this ruleset, in English. */
export const text = textOf<Hallowed>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  dice,
  log,
  parts,
  actions: ACTIONS,
  acted: by => `${by} declares`,
  commands: {
    takeBack: (_given, _name, by) => `${by} takes it back`,
    reveal: 'Declarations revealed',
    count: 'The next count',
    moveOn: 'Movement after the action',
    endRound: 'End of the round',
    harm: 'Damage',
    mend: 'Healing',
    healInjury: 'A combat injury heals',
    healCheck: 'Heal check',
    callCheck: 'A check',
    passRound: 'A round passes',
    pickUp: 'A weapon is picked up',
  },
  toggles: settings.toggles,
})
