import { asWord } from '~/table/words/asWord'
import { textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { settings } from '../../state/settings'
import type { Murdham } from '../../state/types'
import { effects } from './effects'
import { log } from './log'
import { options, optionsOf } from './options'
import { parts } from './parts'
import { inCapitals } from './phrases'
import { questions } from './questions'
import { refusals } from './refusals'

/** The words of this ruleset, in English. */
export const text = textOf<Murdham>({
  refusals,
  questions,
  optionsOf,
  options,
  effects,
  free: { skill: 'by a skill' },
  dice({ dice }, { f: { weapon, ability, item } }) {
    const words = ability === undefined ? asWord(weapon ?? item) : inCapitals(ability)
    return dice.map(sides => (words === '' ? `d${sides}` : `${words} d${sides}`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    timeUp: 'Time is up',
    round: 'Next round',
    circumstances: 'Cover, sight, barriers',
    afflict: 'A condition',
    hide: 'Hidden from enemies',
    reveal: 'Revealed to enemies',
    harm: 'Damage from no attack',
    heal: 'Health back',
    injure: 'An injury',
    corrupt: 'Corruption',
    callSave: 'A save',
    contest: 'A contest',
    chance: 'A chance',
    durability: 'An item is tried',
    takeUp: 'Something is taken up',
    chase: 'A chase',
    factions: 'Order of the factions',
    stretch: 'End of the stretch',
    rest: 'A full rest',
  },
  toggles: settings.toggles,
})
