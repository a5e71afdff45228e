import { tacticsOf, wayOff, wayToBest } from '~/table/tactics'
import { areFoes, commands, isOver } from './commands'
import { isUp, type Smallest } from './state'

/** What a sensible combatant does: attack, else go to the nearest foe, else guard. */
export const tactics = tacticsOf<Smallest>(commands, {
  isFoe: (_s, c, other) => areFoes(c, other) && isUp(other),
  turn: [
    () => ({ type: 'attack' }),
    ({ s, terrain, c, foes, walk }) => {
      if (c.cell === null || foes.length === 0) return undefined
      const off = wayOff(s, terrain, foes)
      const way = wayToBest(walk(), c.cell, cell => -off(cell))
      return way && { type: 'move', with: { 'move.path': way.path } }
    },
    () => ({ type: 'guard' }),
  ],
  next(s, terrain, turn) {
    const who = s.turn?.who ?? null
    return who === null || isOver(s) ? undefined : turn(s, terrain, who)
  },
})
