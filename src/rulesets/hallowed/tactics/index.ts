import { bandOfSum } from '~/table/tactics/bandOfSum'
import { tacticsOf } from '~/table/tactics/tactics'
import { commands } from '../commands'
import { declaringNow } from '../initiative/declaring'
import { nextGroup } from '../initiative/track'
import type { Hallowed } from '../state/types'
import { isContested } from '../turn/endRound'
import { answers } from './answers'
import { ofAttack, ofChance, ofRow, ofSide } from './bands'
import { isFoe, turn } from './turn'

/** What somebody sensible does in Hallowed Earth. */
export const tactics = tacticsOf<Hallowed>(commands, {
  isFoe,
  passes: ['none', 'no', 'on'],
  after: ['combat.over', 'morale.dice', 'morale.obvious'],
  unordered: ['damage.dice', 'injury.dice'],
  bands: {
    'attack.die': ofAttack,
    'attack.confirm': ofAttack,
    'damage.dice': () => bandOfSum,
    'injury.chance': ofChance,
    'injury.row': ofRow,
    'injury.side': ofSide,
    'injury.dice': () => bandOfSum,
  },
  turn,
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  gm: { 'combat.over': () => 'goOn' },
  next(s, terrain, of) {
    if (!s.turn || !isContested(s)) return undefined
    if (s.turn.step === 'declaring') {
      const [first] = declaringNow(s)
      return (first && of(s, terrain, first.id)) ?? { type: 'reveal', by: 'gm' }
    }
    return { type: nextGroup(s).length > 0 ? 'count' : 'endRound', by: 'gm' }
  },
})
