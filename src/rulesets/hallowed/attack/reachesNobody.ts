import { isPresent } from '../conditions'
import { itemStrike, spellStrike, throwStrike, weaponStrike, type Strike } from '../gear'
import { patientsOf } from '../harm/stabilize'
import { areFoes, perceives } from '../space'
import type { Combatant, Entry, World } from '../state/types'
import { whyNotReach } from './targets'

/** Whether the action that was declared is aimed at others, and from here nobody can be reached with it. */
export function reachesNobody(w: World, entry: Entry): boolean {
  const c = w.of(entry.who)
  if (entry.act === 'heal') {
    const patients = patientsOf(w.now, w.terrain, c)
    const isElsewhere = (code = '') => code === 'patientTooFar' || code === 'noSight'
    return patients.every(({ whyNot }) => whyNot) && patients.some(({ whyNot }) => isElsewhere(whyNot?.code))
  }
  const strike = strikeOf(c, entry)
  if (!strike) return false
  const foes = Object.values(w.now.combatants).filter(
    other => isPresent(other) && areFoes(w.now, c, other) && perceives(w.now, c, other),
  )
  return foes.length > 0 && foes.every(foe => whyNotReach(w.now, w.terrain, c, foe, strike))
}

/** What hits somebody in this action; undefined: nothing does. */
function strikeOf({ sheet }: Combatant, { act, means }: Entry): Strike | undefined {
  const [kind, n] = means.includes('.') ? means.split('.') : ['weapon', means]
  const weapon = kind === 'weapon' ? sheet.weapons[Number(n)] : undefined
  switch (act) {
    case 'attack':
    case 'defensiveAttack':
      return weapon && weaponStrike(weapon)
    case 'throw': {
      const item = kind === 'item' ? sheet.items[Number(n)] : undefined
      return weapon ? throwStrike(weapon) : item && itemStrike(item)
    }
    case 'cast': {
      const spell = sheet.spells[Number(n)]
      return spell && (spell.attack === 'roll' || spell.damage.length > 0) ? spellStrike(spell) : undefined
    }
    default:
      return undefined
  }
}
