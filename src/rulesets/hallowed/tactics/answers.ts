import { nearestTo, wayOff, wayToBest, wayToShootFrom } from '~/table/tactics/approach'
import { openValues } from '~/engine/options'
import { type Answering, bestOf, type Moment } from '~/table/tactics/tactics'
import type { Asked } from '~/engine/questions'
import type { Json } from '~/engine/snapshot'
import type { Hallowed } from '../state/types'
import { nearest, sizeOf } from './turn'
import { ARM_S_LENGTH } from './weights'
import { bestArm, carries, isSoft, worthOf } from './worth'

const isOpen = (ask: Asked, value: Json): boolean => ask.kind === 'choice' && openValues(ask).includes(value)

/** Whom to strike at: whoever is worth most, never a friend. */
const target: Answering<Hallowed> = ({ s, c, foes }, ask) => {
  const strike = bestArm(c)?.strike
  return bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    return foe && strike ? worthOf(s, c, strike, foe) : -Infinity
  })
}

/** Up from the ground first; the routed and those who shoot away from the enemy; what was declared and is not in hand is drawn. */
const before: Answering<Hallowed> = (m, ask) => {
  if (isOpen(ask, 'stand')) return 'stand'
  const { status, round } = m.c.sheet
  const goes = status.routed || (isSoft(m.c) && nearest(m) <= ARM_S_LENGTH)
  return goes && round.moved === 0 && isOpen(ask, 'move') && leadsAway(m, ask) ? 'move' : ask.default
}

/** Whether the movement that is open now would lead anywhere; whoever is shut in would set out for ever. */
function leadsAway(m: Moment<Hallowed>, ask: Asked): boolean {
  const { whyNot: _, ...walk } = m.walk()
  const path = way({ ...m, walk: () => walk }, ask)
  return Array.isArray(path) && path.length > 0
}

/** To where it can strike from; the routed as far away as they can. */
const way: Answering<Hallowed> = m => {
  const { s, terrain, c, foes, walk } = m
  if (c.cell === null || foes.length === 0) return []
  if (c.sheet.status.routed) return wayToBest(walk(), c.cell, nearestTo(terrain, foes, sizeOf))?.path ?? []
  const range = carries(c)
  if (isSoft(c) && nearest(m) <= ARM_S_LENGTH)
    return wayToShootFrom(m, { near: ARM_S_LENGTH, carries: range, sizeOf })?.path ?? []
  // Who shoots and sees nobody goes on until it does, and no farther than it must.
  const off = wayOff(s, terrain, foes)
  const least = isSoft(c) ? ARM_S_LENGTH + 1 : range
  return wayToBest(walk(), c.cell, cell => -Math.max(off(cell), least))?.path ?? []
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Hallowed>>> = {
  'attack.target': target,
  'cast.target': target,
  'throw.target': target,
  before,
  'before.path': way,
  'move.anew': way,
}
