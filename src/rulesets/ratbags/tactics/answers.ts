import { wayOff, wayToBest } from '~/table/tactics/approach'
import { openValues } from '~/engine/options'
import { type Answering, bestOf } from '~/table/tactics/tactics'
import type { Ratbags } from '../state/types'
import { armFor, worthOf } from './worth'

/** Whom to attack, also where the first target is gone: whoever is worth most, never a friend. */
const target: Answering<Ratbags> = ({ s, terrain, c, foes }, ask) =>
  bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && armFor(s, terrain, c, foe)
    return arm ? worthOf(s, c, arm, foe) : -Infinity
  })

/** A helmet or shield is given for a blow that would go to the bone, and for no other. */
const sunder: Answering<Ratbags> = (_m, ask) =>
  ask.kind === 'choice' && ask.facts?.wounds === true ? openValues(ask).find(value => value !== 'no') : 'no'

/** Nearer to the nearest enemy. */
const onwards: Answering<Ratbags> = ({ s, terrain, c, foes, walk }) => {
  if (c.cell === null || foes.length === 0) return []
  const off = wayOff(s, terrain, foes)
  // The walk is that of a declaration, which is closed while the phase is played.
  const { whyNot: _closed, ...open } = walk()
  return wayToBest(open, c.cell, cell => -off(cell))?.path ?? []
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Ratbags>>> = {
  'attack.target': target,
  'attack.again': target,
  'sunder.item': sunder,
  'second.path': onwards,
}
