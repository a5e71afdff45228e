import { bestOf, tacticsOf } from '~/table/tactics/tactics'
import { commands } from '../commands'
import { areFoes, isAble, isSeen } from '../conditions/able'
import type { Tiny } from '../state/types'
import { isOver } from '../turn/turn'
import { turn } from './turn'
import { worthOf } from './worth'

/** A Test succeeds by its best die, and so does what pierces armour. */
const BY_THE_BEST = [
  'attack.dice',
  'attack.armour',
  'evade.dice',
  'stabilize.dice',
  'medic.dice',
  'extricate.dice',
  'sneak.dice',
  'save.dice',
] as const

const best = (faces: readonly number[]): number => Math.max(...faces)

/** What somebody sensible does in Tiny Tests. */
export const tactics = tacticsOf<Tiny>(commands, {
  isFoe: (_s, c, other) => areFoes(c, other) && isAble(other) && isSeen(other),
  passes: ['none', 'no'],
  unordered: ['attack.critical', ...BY_THE_BEST],
  bands: Object.fromEntries(BY_THE_BEST.map(key => [key, () => best])),
  turn,
  answers: {
    'attack.target': ({ s, c }, ask) => bestOf(ask, id => worthOf(c, s.combatants[id]!)),
    'other.what': () => 'waits',
  },
  next(s, terrain, of) {
    if (isOver(s)) return undefined
    const who = s.turn?.who ?? null
    return who === null ? undefined : of(s, terrain, who)
  },
})
