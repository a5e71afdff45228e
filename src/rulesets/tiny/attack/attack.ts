import type { QuestionFacts } from '~/engine/ask'
import type { Part } from '~/engine/events'
import { firstOpen } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { comeOut, isAble, isFallen, isPresent } from '../conditions'
import { d6, succeeds, test, type Tested } from '../dice'
import { takeDamage, weaponDamage } from '../harm/damage'
import { evadeHit, isEvading } from '../reactions'
import { armourHinders, armourSources, damageReduction, reduced } from '../sheet/armour'
import { isUntrainedUnarmed, skill, skillRules, weaponInHand } from '../sheet/proficiency'
import { isInCombat } from '../space'
import { say } from '../state/events'
import { choose, roll } from '../state/questions'
import type { Sheet } from '../state/sheet'
import type { Tiny, World } from '../state/types'
import { isRanged, targets } from './targets'

/** What the two dice must come to for a critical, and the row that says so. */
export function criticalFrom(sheet: Sheet): { least: number; rule: string } {
  const category = weaponInHand(sheet)?.category
  const { brutal, duelist, monk } = sheet.traits
  if (brutal && category === 'heavy') return { least: 11, rule: 'TINY-DMG-05' }
  if (duelist && category === 'light') return { least: 11, rule: 'TINY-DMG-06' }
  if (monk && sheet.monkLevel >= 2) return { least: 11, rule: 'TINY-MONK-03' }
  return { least: 12, rule: 'TINY-DMG-03' }
}

/** The critical roll: two dice of their own, added; never more nor fewer. */
const criticalRoll = rule<Tiny, [Id, Id, 'all' | 'asked'], boolean>(
  ['TINY-DICE-05', 'TINY-DMG-03', 'TINY-DMG-07'],
  'criticalRoll',
  function* (w, by, target, see) {
    const { least, rule: row } = criticalFrom(w.of(by).sheet)
    const plain = weaponDamage(w.of(by).sheet).n
    const faces = yield* roll(by, 'attack.critical', () => d6(2), { see, facts: { least, plain, critical: plain + 1 } })
    const because = faces.map(face => part(face, 'die', 'TINY-DMG-03'))
    const critical = total(because) >= least
    w.enter(row)
    const facts = { by, target, critical }
    say(w, 'criticalRoll', { by, target }, facts, { total: total(because), least }, because)
    return critical
  },
)

/** P4: whom, the attack Test, the evade Test, the critical roll, the armour roll, and the damage, in this order. */
export const attack = rule<Tiny, [Id, boolean?], void>(['TINY-ATK-04'], 'attack', function* (w, by, fallen = false) {
  const target = yield* aim(w, by, fallen)
  if (target === undefined) return
  yield* strike(w, by, target)
})

/** The legal targets, the nearest of those who are up first; undefined: there is nobody at all. */
const aim = rule<Tiny, [Id, boolean], Id | undefined>([], 'aim', function* (w, by, fallen) {
  const list = () => targets(w.now, w.terrain, w.of(by), fallen)
  if (list().length === 0) return undefined
  w.enter(isRanged(w.of(by)) && !fallen ? 'TINY-ATK-06' : 'TINY-ATK-05')
  return yield* choose(by, 'attack.target', list, { see: 'asked', default: firstOpen })
})

const strike = rule<Tiny, [Id, Id], void>(['TINY-DICE-03'], 'strike', function* (w, by, target) {
  const isBrokenOff = breakingOff(w, by, target)
  comeOut(w, by, 'revealed')
  const weapon = weaponInHand(w.of(by).sheet)
  const see = questionVisibility(w, by, target)
  say(w, 'attacks', { by, target }, { weapon: weapon?.name ?? '' })
  if (isFallen(w.of(target))) w.enter('TINY-ATK-11')
  if (isRanged(w.of(by)) && isInCombat(w.now, w.terrain, w.of(by)))
    w.enter(w.now.settings.rangedInCombat === 'normal' ? 'TINY-ATK-08' : 'TINY-OPT-03')

  const tried = yield* test(w, by, 'attack', { sources: () => attackSources(w, by), see, facts: { target } })
  w.enter(...skillRules(w.of(by).sheet))
  armourHinders(w, w.of(by).sheet)
  const { success, mode, faces, needed } = tried
  say(w, success ? 'hit' : 'missed', { by, target }, {}, { mode, faces, needed })
  if (!success || isBrokenOff()) return
  if (isEvading(w.of(target)) && (yield* evadeHit(w, target, by, see))) return
  if (isBrokenOff()) return
  if (isUntrainedUnarmed(w.of(by).sheet)) {
    w.enter('TINY-DMG-12', 'TINY-DMG-13')
    say(w, 'harmless', { by, target })
    return
  }
  yield* land(w, { by, target, isBrokenOff, tried, see })
})

/**
 * Whether the GM has put out the attacker, or taken the target out of the fight, since the attack began: then nothing comes of it
 * [TINY-ATK-13]. An attack that the GM allowed to somebody who was out from the first goes on.
 */
function breakingOff(w: World, by: Id, target: Id): () => boolean {
  const areThere = () => isAble(w.of(by)) && isPresent(w.of(target))
  const isForced = !areThere()
  return () => {
    if (isForced || areThere()) return false
    w.enter('TINY-ATK-13')
    return true
  }
}

/** What speaks for and against an attack. */
function attackSources(w: World, by: Id): readonly Part[] {
  const c = w.of(by)
  const hampered =
    w.now.settings.rangedInCombat === 'disadvantage' && isRanged(c) && isInCombat(w.now, w.terrain, c)
      ? [part(-1, 'rangedInCombat', 'TINY-OPT-03')]
      : []
  return [skill(c.sheet), ...armourSources(c.sheet), ...hampered]
}

/** An attack that has hit. */
interface Blow {
  by: Id
  target: Id
  isBrokenOff(): boolean
  tried: Tested
  see: 'all' | 'asked'
}

/** The hit stands: critical, armour, damage. */
const land = rule<Tiny, [Blow], void>([], 'land', function* (w, { by, target, isBrokenOff, tried, see }) {
  const { traits } = w.of(by).sheet
  if (!weaponInHand(w.of(by).sheet) && traits.unarmedFighter) w.enter('TINY-DMG-14')
  const critical = yield* criticalRoll(w, by, target, see)
  if (isBrokenOff()) return
  const damage = [weaponDamage(w.of(by).sheet), ...(critical ? [part(1, 'critical', 'TINY-DMG-04')] : [])]
  const reduction = damageReduction(w, w.of(target).sheet, w.now.settings)
  const stakes = { through: total(damage), held: total(reduced(damage, reduction)) }
  const pierced = reduction.length === 0 || (yield* armourRoll(w, by, target, { ...tried, stakes }, see))
  if (isBrokenOff()) return
  yield* takeDamage(w, target, pierced ? damage : reduced(damage, reduction))
})

/** The armour roll: the attack Test once more, with the same dice against the same number; the GM is not asked anew. */
const armourRoll = rule<Tiny, [Id, Id, Tested & { stakes: QuestionFacts }, 'all' | 'asked'], boolean>(
  ['TINY-DICE-06', 'TINY-DMG-08', 'TINY-DMG-09'],
  'armourRoll',
  function* (w, by, target, { faces: before, needed, mode, stakes }, see) {
    const facts = { target, needed, ...stakes }
    const faces = yield* roll(by, 'attack.armour', () => d6(before.length), { see, facts })
    const pierced = succeeds(faces, needed)
    if (!pierced) w.enter('TINY-DMG-10')
    say(w, pierced ? 'pierced' : 'armourHolds', { by, target }, {}, { mode, faces, needed })
    return pierced
  },
)
