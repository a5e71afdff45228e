import { openValues } from '~/engine/options'
import { type Answering, bestOf } from '~/table/tactics/tactics'
import type { Murdham } from '../state/types'
import { NEARLY_GONE, NIMBLE } from './weights'
import { armsFrom, worthOf } from './worth'

/** Whom to attack: whoever is worth most, never a friend. */
const target: Answering<Murdham> = ({ s, terrain, c, foes }, ask) => {
  const armFor = armsFrom(s, terrain, c)
  return bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && armFor(foe)
    return arm ? worthOf(s, terrain, c, arm, foe) : -Infinity
  })
}

/**
 * An answer costs the turn. A counter is an attack all the same, so it is made; whoever is nearly gone dodges instead, if
 * nimble enough, as does whoever dodges for nothing.
 */
const react: Answering<Murdham> = ({ c }, ask) => {
  if (ask.kind !== 'choice') return undefined
  const open = openValues(ask)
  const { health, agi, skills, status } = c.sheet
  const free = skills.includes('dodgeBlows') && !status.dodged
  const nimble = agi.cur >= NIMBLE && health.cur <= NEARLY_GONE
  if (open.includes('dodge') && (free || nimble)) return 'dodge'
  return open.includes('counter') ? 'counter' : 'none'
}

/** A shield-bearer puts himself before somebody who would not stand the blow, or before anybody where it costs nothing. */
const guard: Answering<Murdham> = ({ s, c }, ask) => {
  const ally = s.combatants[typeof ask.facts?.who === 'string' ? ask.facts.who : '']
  if (!ally || c.sheet.health.cur <= NEARLY_GONE) return 'none'
  const shield = c.sheet.shields.some(({ held, destroyed }) => held !== 'stowed' && !destroyed)
  const free = c.sheet.skills.includes('protect')
  return shield && (free || ally.sheet.health.cur <= NEARLY_GONE) ? 'guard' : 'none'
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Murdham>>> = {
  'attack.target': target,
  'attack.react': react,
  'attack.guard': guard,
  // A blow that would fell is worth an omen.
  'omen.damage': (_m, ask) => (ask.facts?.deadly === true ? 'spend' : 'keep'),
}
