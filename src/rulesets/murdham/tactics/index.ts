import { tacticsOf } from '~/table/tactics/tactics'
import { commands } from '../commands'
import type { Combatant, Murdham } from '../state/types'
import { eligible } from '../turn/eligible'
import { isDecided } from '../turn/end'
import { answers } from './answers'
import { ofSave, ofWear } from './bands'
import { isFoe, turn } from './turn'
import { armsFrom } from './worth'

/** What somebody sensible does in Murdham. */
export const tactics = tacticsOf<Murdham>(commands, {
  isFoe,
  passes: ['none', 'keep', 'decline'],
  after: ['fight.over', 'morale.die', 'round.first'],
  bands: { '*.save': ofSave, 'gear.wear': ofWear },
  turn,
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  // A wall between two is cover: what stands behind a barrier is out of reach until the GM says otherwise.
  gm: { 'fight.over': () => 'playOn', 'attack.wall': () => ['cover'] },
  /** Of a faction whose go it is those act first who can attack at once. */
  next(s, terrain, of) {
    if (!s.turn || isDecided(s)) return undefined
    const { acting, at } = s.turn
    if (acting) return of(s, terrain, acting.who) ?? { type: 'endTurn', by: acting.who, force: true }
    const ready = eligible(s, at)
    const canAttack = (c: Combatant) => {
      const armFor = armsFrom(s, terrain, c)
      return Object.values(s.combatants).some(foe => isFoe(s, c, foe) && armFor(foe))
    }
    for (const is of [canAttack, () => true])
      for (const c of ready) {
        const command = is(c) ? of(s, terrain, c.id) : undefined
        if (command) return command
      }
    const [first] = ready
    return first ? { type: 'turn', by: first.id } : { type: 'pass', by: 'gm' }
  },
})
