import { bandOfSum } from '~/table/tactics/bandOfSum'
import { tacticsOf } from '~/table/tactics/tactics'
import { commands } from '../commands'
import { standingSides } from '../phases/play'
import type { Ratbags } from '../state/types'
import { undeclared } from '../turn/declaring'
import { answers } from './answers'
import { ofAttack, ofSave } from './bands'
import { isFoe, turn } from './turn'

/** What somebody sensible does in Ratbags. */
export const tactics = tacticsOf<Ratbags>(commands, {
  isFoe,
  passes: ['none', 'no', 'decline'],
  unordered: ['effect.dice', 'scar.dice'],
  bands: {
    '*.save': ofSave,
    'attack.dice': ofAttack,
    'effect.dice': () => bandOfSum,
    'scar.dice': () => bandOfSum,
  },
  after: ['morale.save', 'combat.over', 'round.telegraph', 'death.next'],
  turn,
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  gm: { 'combat.over': () => 'goOn' },
  next(s, terrain, of) {
    if (standingSides(s).length < 2) return undefined
    const [first] = undeclared(s)
    return (first && of(s, terrain, first.id)) ?? { type: 'play', by: 'gm' }
  },
})
