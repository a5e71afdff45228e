import type { Answering, Moment } from '~/table/tactics/tactics'
import { openValues } from '~/engine/options'
import { bestOf } from '~/table/tactics/tactics'
import type { Combatant, Endurance } from '../state/types'
import { KEPT_STAMINA, NEARLY_GONE } from './weights'
import { armFor, armsOf, hasShield, worthOf } from './worth'

type M = Moment<Endurance>

const hasBreath = ({ c }: M): boolean => c.sheet.stamina.cur > KEPT_STAMINA

/** Whom to attack: those who promise most, never a friend while there is another. */
const target: Answering<Endurance> = ({ s, terrain, c, foes }, ask) =>
  bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && (armFor(s, terrain, c, foe) ?? armsOf(s, c)[0])
    return arm ? worthOf(arm, foe) : -Infinity
  })

/**
 * Before the dice: whoever has a shield waits whether the blow hits at all, and takes it with the shield then. The others dodge,
 * which never makes it worse, or else parry with what they hold.
 */
const defend: Answering<Endurance> = (m, ask) => {
  if (ask.kind !== 'choice' || !hasBreath(m) || hasShield(m.c)) return 'none'
  const open = openValues(ask)
  const dodges = m.c.sheet.attributes.dexterity + m.c.sheet.skills.agility + 2 * m.c.sheet.proficiencies.dodge
  if (open.includes('dodge') && dodges + 2 > 2 * m.c.sheet.evasion) return 'dodge'
  return open.find(value => value !== 'none' && value !== 'dodge') ?? (open.includes('dodge') ? 'dodge' : 'none')
}

/** A hit goes to the shield, as long as there is breath for it. */
const block: Answering<Endurance> = (m, ask) =>
  ask.kind === 'choice' && hasBreath(m) ? openValues(ask).find(value => value !== 'none') : 'none'

const left = ({ sheet: { endurance, health } }: Combatant): number => endurance.cur + health.cur

/** Whoever has a shield and stands well steps in for somebody who would not stand another blow. */
const intercept: Answering<Endurance> = (m, ask) => {
  const aimedAt = m.s.combatants[typeof ask.facts?.target === 'string' ? ask.facts.target : '']
  const needed = aimedAt !== undefined && left(aimedAt) <= NEARLY_GONE
  return needed && hasShield(m.c) && hasBreath(m) && left(m.c) > 2 * NEARLY_GONE ? 'intercept' : 'no'
}

/** What is answered otherwise than the rules propose. */
export const answers: Readonly<Record<string, Answering<Endurance>>> = {
  'attack.target': target,
  'attack.defend': defend,
  'attack.block': block,
  'attack.intercept': intercept,
  'effect.resist': m => (m.c.sheet.focus.cur > 0 ? 'resist' : 'none'),
  'effect.fortify': m => (hasBreath(m) ? 'fortify' : 'none'),
  // Between life and death nothing is spared.
  'death.fate': (_m, ask) => (ask.kind === 'choice' ? openValues(ask).find(value => value !== 'none') : undefined),
}
