import { tacticsOf } from '~/table/tactics/tactics'
import { commands } from '../commands'
import type { Endurance } from '../state/types'
import { decided } from '../turn/end'
import { eligible } from '../turn/teams'
import { answers } from './answers'
import { ofAttack, ofTest } from './bands'
import { isFoe, turn } from './turn'
import { armFor } from './worth'

/** What somebody sensible does in Endurance & Health. */
export const tactics = tacticsOf<Endurance>(commands, {
  isFoe,
  passes: ['none', 'no', 'keep', 'decline', 'on'],
  turn,
  answers,
  after: ['dodge.after'],
  bands: {
    'attack.dice': ofAttack,
    'dodge.dice': ofTest,
    'fortify.dice': ofTest,
    'resist.dice': ofTest,
  },
  /** Of a side whose go it is those take the turn who can attack at once; the others wait for the enemy to come. */
  next(s, terrain, of) {
    if (decided(s) || !s.turn) return undefined
    if (s.turn.who !== null) return of(s, terrain, s.turn.who)
    const ready = eligible(s, s.turn.teams[s.turn.at]!)
    const canAttack = ready.find(c =>
      Object.values(s.combatants).some(foe => isFoe(s, c, foe) && armFor(s, terrain, c, foe)),
    )
    const by = (canAttack ?? ready[0])?.id
    return by === undefined ? undefined : { type: 'takeTurn', by }
  },
})
