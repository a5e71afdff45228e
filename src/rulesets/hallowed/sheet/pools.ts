import { ruleReport } from '~/engine/reason'
import type { Pool } from '~/engine/display'
import type { Id } from '~/engine/snapshot'
import type { Settings } from '../state/settings'
import type { Sheet } from '../state/sheet'
import type { Combatant, Snapshot, World } from '../state/types'
import type { Modified } from '../state/vocabulary'
import { abilityDamage, currentScore } from './ability'

/** What traits, talents and features add to something. */
export function traitBonus({ traits }: Sheet, to: Modified): number {
  return sum(traits, to)
}

/** What conditions of the GM's own add to something [HAL-COND-01]. */
export function conditionBonus({ conditions }: Sheet, to: Modified): number {
  return sum(conditions, to)
}

function sum(list: readonly { modifiers: readonly { to: Modified; n: number }[] }[], to: Modified): number {
  let n = 0
  for (const { modifiers } of list) for (const one of modifiers) if (one.to === to) n += one.n
  return n
}

export const POOLS = ['stress', 'wounds', 'mana'] as const

const LABELS = { stress: 'Stress', wounds: 'Wounds', mana: 'Mana' } as const

/** The colours of the bars. */
export const POOL_COLOURS = { stress: 'green', wounds: 'red', mana: 'violet' } as const

/** The pools that harm goes through, in their order. */
export const LIFE: readonly (typeof POOLS)[number][] = ['stress', 'wounds']

/** The pools drawn as bars, the one that is hit first at the top; Mana only of those who have any. */
export function pools({ sheet }: Combatant): readonly Pool[] {
  return POOLS.filter(key => key !== 'mana' || sheet.mana.max > 0).map(key => ({
    key,
    label: LABELS[key],
    ...sheet[key],
  }))
}

/** Hit Dice or levels, all kinds together. */
export const hdCount = ({ hd }: Sheet): number => hd.reduce((sum, { count }) => sum + count, 0)

/** Strength as the pools and the death line see it: undamaged, unless the house rule says otherwise [HAL-STAT-06]. */
function bodyStrength(settings: Settings, sheet: Sheet): { score: number; modifier: number } {
  const { score, override } = sheet.abilities.strength
  const damaged = abilityDamage(sheet, 'strength') > 0
  if (damaged) ruleReport(settings.strengthDamageLowersPools ? 'HAL-OPT-06' : 'HAL-STAT-06')
  const counted = settings.strengthDamageLowersPools ? currentScore(sheet, 'strength') : score
  const half = (n: number) => Math.floor((n - 10) / 2)
  return { score: counted, modifier: (override ?? half(score)) + half(counted) - half(score) }
}

/** Maximum Stress: every Hit Die and the Strength modifier for each [HAL-STAT-01]. */
export function stressMax(settings: Settings, sheet: Sheet): number {
  ruleReport('HAL-STAT-01')
  const count = hdCount(sheet)
  const { modifier } = bodyStrength(settings, sheet)
  const bonus = sheet.stressBonus + traitBonus(sheet, 'stress') + conditionBonus(sheet, 'stress')
  const first: number = sheet.hd.find(die => die.count > 0)?.sides ?? 0
  const rolled = settings.stressMode === 'rolled' ? sheet.hdRolled : null
  if (rolled && rolled.length === Math.max(0, count - 1)) {
    const each = (face: number) => Math.max(1, face + modifier)
    return Math.max(0, each(first) + rolled.reduce((sum, face) => sum + each(face), 0) + bonus)
  }
  ruleReport('HAL-STAT-02')
  // Twice the dice, so that half points are kept to the end.
  const isMax = settings.stressMode === 'max'
  const twice = sheet.hd.reduce((sum, { count, sides }) => sum + count * (isMax ? 2 * sides : sides + 1), 0)
  // The first die counts in full.
  const more = isMax || count === 0 ? 0 : first - 1
  const total = Math.floor((twice + more) / 2) + count * modifier
  return Math.max(0, Math.max(count, total) + bonus)
}

/** Maximum Wounds: the Strength score and what traits add; Hit Dice have no part in it [HAL-STAT-04, 05]. */
export function woundMax(settings: Settings, sheet: Sheet): number {
  ruleReport('HAL-STAT-04')
  ruleReport('HAL-STAT-05')
  const bonus = sheet.woundBonus + traitBonus(sheet, 'wounds') + conditionBonus(sheet, 'wounds')
  return Math.max(0, bodyStrength(settings, sheet).score + bonus)
}

/** At this many Wounds or fewer a creature is dead [HAL-DEATH-16]. */
export function deathLine(settings: Settings, sheet: Sheet): number {
  return -bodyStrength(settings, sheet).score
}

/**
 * Bring the two maxima in line with Hit Dice and Strength; what is above a new maximum is cut. `fill`: a pool that was
 * full stays full, as long as nothing has happened to the creature.
 */
export function fitPools(w: World, id: Id, fill = false): void {
  for (const [key, max] of maxima(w.now, w.of(id))) {
    const { cur, max: before } = w.of(id).sheet[key]
    // Also where it is what the sheet says already: by the usual rule it would have become another.
    if (key === 'stress' && isStressUnusual(w.now, w.of(id))) w.enter('HAL-OPT-09')
    if (max === before) continue
    if (w.now.settings.strengthDamageLowersPools) w.enter('HAL-OPT-06')
    const full = fill && cur === before && w.of(id).sheet.combatInjuries.length === 0
    Object.assign(w.editSheet(id, key), { max, cur: full ? max : Math.min(cur, max) })
  }
}

/** Maximum Stress comes out otherwise than by the usual rule; a lone die at its best is the same either way [HAL-OPT-09]. */
function isStressUnusual({ settings }: Snapshot, { sheet }: Combatant): boolean {
  if (settings.stressMode === 'average') return false
  return stressMax(settings, sheet) !== stressMax({ ...settings, stressMode: 'average' }, sheet)
}

/** Where Strength counts for Wounds or the death line: named if damage to it lowers them by house rule. */
export function enterWoundsRule(w: World, who: Id): void {
  if (w.now.settings.strengthDamageLowersPools && abilityDamage(w.of(who).sheet, 'strength') > 0) w.enter('HAL-OPT-06')
}

/** Where Stress is drawn on or refilled: named if its maximum comes about by house rule. */
export function enterStressRules(w: World, who: Id): void {
  enterWoundsRule(w, who)
  if (isStressUnusual(w.now, w.of(who))) w.enter('HAL-OPT-09')
}

function maxima({ settings }: Snapshot, { sheet }: Combatant): readonly (readonly ['stress' | 'wounds', number])[] {
  return [
    ['stress', stressMax(settings, sheet)],
    ['wounds', woundMax(settings, sheet)],
  ]
}
