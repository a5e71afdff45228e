import { asWord } from '~/table/words/asWord'
import { textOf } from '~/table/words/textOf'
import { ACTIONS } from '../../actions/actions'
import { settings } from '../../state/settings'
import type { Ratbags } from '../../state/types'
import { log } from './log'
import { options, optionsOf } from './options'
import { parts } from './parts'
import { questions } from './questions'
import { refusals } from './refusals'

/** The words of this ruleset, in English. */
export const text = textOf<Ratbags>({
  refusals,
  questions,
  optionsOf,
  options,
  effects: {
    'attack.target': ({ hp, armour }) => `HP ${asWord(hp)}${armour === 0 ? '' : `, armour ${asWord(armour)}`}`,
    'sunder.item': ({ net, hp }) => (net === 0 ? 'no damage' : `${asWord(net)} damage, HP ${asWord(hp)}`),
  },
  dice({ key, dice, facts = {} }, { name }) {
    const { weapon, ability, who } = facts
    // The GM rolls for one foe after the other.
    const whose = key === 'morale.save' ? `${name(who)} ` : ''
    const words = ability === undefined ? asWord(weapon) : `${whose}${asWord(ability).toUpperCase()}`
    return dice.map(sides => (words === '' ? `d${sides}` : `${words} d${sides}`))
  },
  log,
  parts,
  actions: ACTIONS,
  commands: {
    play: 'The phase is played',
    orderSaves: 'Saves for the order',
    telegraph: 'Intent shown',
    callSave: 'A save',
    harm: 'Damage to an ability',
    mark: "The GM's word",
    treat: 'Treatment',
    takeOver: 'A hireling is taken over',
    scarHeals: 'A scar heals',
    deprivation: 'A day of deprivation',
    rest: 'Rest',
    night: 'A full night',
    week: 'A week with a healer',
    clock: 'Time passes',
    reaction: 'Reaction roll',
    fate: 'Die of fate',
  },
  toggles: settings.toggles,
})
