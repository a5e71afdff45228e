import { say } from '../state/events'
import type { QuestionFacts } from '~/engine/ask'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { firstOpen } from '~/engine/options'
import { isAble, isFallen, isPresent } from '../conditions/able'
import { armourHinders, armourSources, damageReduction, reduced } from '../sheet/armour'
import { criticalRoll } from './critical'
import { takeDamage, weaponDamage } from '../harm/damage'
import { evadeHit, isEvading } from '../reactions/evade'
import { comeOut } from '../conditions/hiding'
import { isInCombat } from '../space/inCombat'
import { isUntrainedUnarmed, skill, skillRules, weaponInHand } from '../sheet/proficiency'
import { isRanged, targets } from './targets'
import { d6, succeeds, test, type Tested } from '../dice/testRoll'
import type { Tiny, World } from '../state/types'
import { choose, roll } from '../state/questions'
import { questionVisibility } from '~/table/secrecy/visibility'

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
