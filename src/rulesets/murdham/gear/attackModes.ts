import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import type { Power, Sheet } from '../state/sheet'
import type { Combatant } from '../state/types'
import type { Die, Held, Keyword, Mode } from '../state/vocabulary'

/** What one attacks with: a weapon, a shield, the bare hands, a hold or a twist without damage, or a power. */
export interface AttackMode {
  /** The item's id, or `unarmed`, `disarm`, `grapple`, `power.0`. */
  id: string
  kind: 'weapon' | 'shield' | 'unarmed' | 'disarm' | 'grapple' | 'power'
  name: string
  /** null: no damage is rolled. */
  die: Die | null
  mode: Mode
  /** Zones; 0: nearby. */
  range: number
  keywords: readonly Keyword[]
  bulk: number
  held: Held
  natural: boolean
  power?: Power
}

const hands = { mode: 'melee', range: 0, keywords: [], bulk: 0, held: 'main', natural: true } as const

const DISARM: AttackMode = { ...hands, id: 'disarm', kind: 'disarm', name: 'disarm', die: null }
const GRAPPLE: AttackMode = { ...hands, id: 'grapple', kind: 'grapple', name: 'grapple', die: null }
/** Disarm and hold [MUR-NL-01]. */
export const GRIPS: readonly AttackMode[] = [DISARM, GRAPPLE]
const BARE: AttackMode = { ...hands, id: 'unarmed', kind: 'unarmed', name: 'bare hands', die: 4 }
const BRAWLING: AttackMode = { ...BARE, die: 6 }

/** Everything a combatant could attack with, in hand or not; powers among it. */
export function attackModes(c: Combatant): readonly AttackMode[] {
  return [...arms(c), ...GRIPS, ...c.sheet.powers.map(ofPower)]
}

/** The weapons, shields and bare hands of a combatant: a new list, as it is asked for at every look at whom to attack. */
export function arms(c: Combatant): AttackMode[] {
  const modes: AttackMode[] = []
  for (const weapon of c.sheet.weapons) if (!weapon.destroyed) modes.push(ofWeapon(weapon))
  for (const { id, name, held, destroyed } of c.sheet.shields)
    if (!destroyed) modes.push({ ...hands, id, kind: 'shield', name, die: 4, bulk: 1, held, natural: false })
  modes.push(unarmed(c))
  return modes
}

/** Part by part: to spread a weapon takes longer than to look at whom it reaches. */
function ofWeapon(weapon: Sheet['weapons'][number]): AttackMode {
  const { id, name, die, mode, range, bulk, held, natural } = weapon
  return { id, kind: 'weapon', name, die, mode, range, keywords: keywordsOf(weapon), bulk, held, natural }
}

/** The attack mode of this id. Throws when there is none. */
export function attackModeNamed(c: Combatant, id: string): AttackMode {
  const found = attackModes(c).find(attackMode => attackMode.id === id)
  if (!found) throw new Error(`${c.name} has no ${id} to attack with.`)
  return found
}

function keywordsOf({ keywords, poisoned }: Sheet['weapons'][number]): readonly Keyword[] {
  return poisoned && !keywords.includes('poison') ? [...keywords, 'poison'] : keywords
}

/** d4, impaired; with brawling d6 [MUR-ATK-04]. */
const unarmed = ({ sheet }: Combatant): AttackMode => (sheet.skills.includes('brawling') ? BRAWLING : BARE)

/** Zones of sight [MUR-POW-03]. */
const SIGHT = 8

function ofPower(power: Power, i: number): AttackMode {
  const keywords: readonly Keyword[] = power.direct ? ['direct'] : []
  const far = power.range === 'sight'
  return {
    ...hands,
    id: `power.${i}`,
    kind: 'power',
    name: power.name,
    die: power.die,
    mode: far ? 'ranged' : 'melee',
    range: far ? SIGHT : 0,
    keywords,
    power,
  }
}

/** Disarm and grapple [MUR-NL-01]. */
export const isNonLethal = ({ kind }: AttackMode): boolean => kind === 'disarm' || kind === 'grapple'

/** Disarm, grapple, and what does no damage otherwise [MUR-NL-01, MUR-ATK-23]. */
export const isHarmless = ({ die }: AttackMode): boolean => die === null

/** Neither armour nor cover stops it [MUR-ARM-02]. */
export const isDirect = ({ keywords }: AttackMode): boolean => keywords.includes('direct') || keywords.includes('fire')

export const isBlast = ({ keywords }: AttackMode): boolean => keywords.includes('blast')

/** Zones a weapon reaches: doubled by a steady aim, halved by an injured eye. */
export function rangeOf({ sheet }: Combatant, { mode, range, kind }: AttackMode): number {
  if (mode === 'melee') {
    if (sheet.size === 'massive' && kind !== 'power') {
      ruleReport('MUR-SIZE-01')
      return 1
    }
    return range
  }
  const steady = sheet.skills.includes('steadyAim') && kind === 'weapon'
  if (steady) ruleReport('MUR-SKILL-01')
  if (sheet.status.eyeInjury) ruleReport('MUR-COND-07')
  const zones = steady ? range * 2 : range
  return sheet.status.eyeInjury ? Math.ceil(zones / 2) : zones
}

/** Why this cannot be attacked with at all. */
export function whyNotUse(c: Combatant, attackMode: AttackMode): Reason | undefined {
  const { armInjury, silenced } = c.sheet.status
  const facts = { who: c.id, item: attackMode.name }
  if (attackMode.kind === 'power') return silenced ? reason('MUR-COND-07', 'silenced', facts) : undefined
  if (attackMode.natural)
    return armInjury.main && armInjury.off && attackMode.kind !== 'weapon'
      ? reason('MUR-COND-07', 'armInjured', facts)
      : undefined
  if (attackMode.held === 'stowed') return reason('MUR-BON-02', 'notHeld', facts)
  if ((attackMode.held !== 'off' && armInjury.main) || (attackMode.held !== 'main' && armInjury.off))
    return reason('MUR-COND-07', 'armInjured', facts)
  if (attackMode.bulk >= 2 && attackMode.held !== 'both' && !attackMode.keywords.includes('mounted'))
    return reason('MUR-ATK-19', 'needsBothHands', facts)
  if (attackMode.keywords.includes('mounted') && !c.sheet.status.mounted)
    return reason('MUR-ATK-05', 'notMounted', facts)
  const weapon = c.sheet.weapons.find(({ id }) => id === attackMode.id)
  return weapon?.spent ? reason('MUR-ATK-20', 'spentWeapon', facts) : undefined
}
