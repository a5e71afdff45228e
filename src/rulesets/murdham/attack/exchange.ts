import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { type Answers, type Blow, type Hit, isBrokenOff } from '../aim/blow'
import { isAble, isPresent, largerBy } from '../conditions'
import { save } from '../dice'
import { isDirect, isHarmless } from '../gear/attackModes'
import { drop } from '../gear/hands'
import { breakArmour } from '../gear/wear'
import { poison, stun } from '../harm/conditions'
import { harmed, type Outcome, putsOut, takeDamage } from '../harm/damage'
import { grab } from '../harm/hold'
import { say, sayToGm } from '../state/events'
import type { Combatant, Murdham, World } from '../state/types'
import { type Landing, rollBlow, type Struck, turnAside } from './blowDamage'

/** An attack without damage: the target resists with STR, or suffers the effect. */
const resist = rule<Murdham, [Blow, Id], void>(['MUR-NL-01'], 'resist', function* (w, blow, who) {
  const { by, attackMode } = blow
  if (!isPresent(w.of(who))) return
  if (attackMode.kind === 'power') {
    w.enter('MUR-POW-02')
    sayToGm(w, 'power', { by, who, power: attackMode.name, words: attackMode.power?.text ?? '' })
    return
  }
  if (attackMode.kind !== 'disarm' && attackMode.kind !== 'grapple') {
    w.enter('MUR-ATK-23')
    if (!attackMode.keywords.includes('stun')) return
    stun(w, who)
    return yield* harmed(w, who, by)
  }
  if (!isAble(w.of(by))) return
  if (attackMode.kind === 'disarm') w.enter('MUR-NL-04')
  else w.enter('MUR-NL-05')
  if (yield* resists(w, w.of(by), w.of(who), attackMode.kind)) return
  if (attackMode.kind === 'grapple') grab(w, by, who)
  else if (blow.drop !== null) drop(w, who, blow.drop)
  yield* harmed(w, who, by)
})

const SKILL = { disarm: 'disarm', grapple: 'wrestling' } as const

/** The larger and the trained win without a die [MUR-SIZE-02, MUR-SKILL-01]. */
const resists = rule<Murdham, [Combatant, Combatant, 'disarm' | 'grapple'], boolean>(
  [],
  'resists',
  function* (w: World, by, target, kind) {
    const [trained, knows] = [by, target].map(({ sheet }) => sheet.skills.includes(SKILL[kind])) as [boolean, boolean]
    const told = (held: boolean) => {
      say(w, 'resists', { who: target.id, by: by.id }, { held })
      return held
    }
    if (trained !== knows) {
      w.enter('MUR-SKILL-01')
      return told(knows)
    }
    const larger = largerBy(by, target)
    if (larger !== 0) {
      w.enter('MUR-SIZE-02')
      return told(larger < 0)
    }
    return yield* save(w, target.id, 'str', { key: 'resist.save' })
  },
)

/** What the keywords of a blow that landed bring with it [MUR-ATK-23]. */
const takeEffect = rule<Murdham, [Blow, Id, number], void>([], 'takeEffect', function* (w, blow, who, n) {
  const { keywords, die } = blow.attackMode
  if (die === null || w.of(who).sheet.status.dead) return
  if (keywords.includes('poison') && n >= 1) {
    w.enter('MUR-ATK-23')
    yield* poison(w, who, blow.by)
  }
  if (keywords.includes('stun')) {
    w.enter('MUR-ATK-23')
    stun(w, who)
    // Who was hurt besides has been asked already.
    if (n === 0) yield* harmed(w, who, blow.by)
  }
  if (keywords.includes('grab') && w.of(blow.by).sheet.status.grabbing !== who) {
    w.enter('MUR-ATK-23')
    yield* resist(w, { ...blow, attackMode: { ...blow.attackMode, kind: 'grapple' } }, who)
  }
})

/** The dice that each of the two blows showed, and whether the attack felled anybody. */
export interface Outcomes {
  blow: readonly number[]
  counter: readonly number[]
  felled: boolean
}

/**
 * An attack and the counter to it, if there is one. All damage is rolled and reduced before anything is taken off; then
 * whoever would suffer more is hit first, and whoever that puts out strikes no more.
 */
export const exchange = rule<Murdham, [Blow, Answers, ReadonlySet<Id>], Outcomes>(
  [],
  'exchange',
  function* (w, blow, { hits, counter }, surprised) {
    const rolled = isHarmless(blow.attackMode) ? [] : yield* rollHits(w, blow, hits, surprised)
    const rolledBack = counter && !isHarmless(counter.attackMode) ? yield* rollBack(w, counter) : undefined
    const { order, rules, struck, back } = yield* spendOmens(w, blow, counter, rolled, rolledBack)
    w.enter(...rules)
    const isMade = !isBrokenOff(w, blow)
    const replying = counter && !isBrokenOff(w, counter) ? counter : null
    const landing: Landed = { blow, hits, struck }
    const facesOf = (list: readonly Struck[]) => list.flatMap(({ broken }) => broken)
    const dice = { blow: facesOf(struck), counter: back ? [...back.broken] : [] }
    let felled = false
    const attack = function* () {
      if (isMade) felled = yield* landBlow(w, landing)
    }
    const reply = function* () {
      if (replying)
        yield* landBlow(w, {
          blow: replying,
          hits: [{ who: blow.by, meant: blow.by, reacted: true }],
          struck: back ? [back] : [],
        })
    }
    switch (order) {
      case 'attackOnly':
        yield* attack()
        break
      case 'together':
        w.enter('MUR-REACT-08')
        yield* attack()
        yield* reply()
        break
      case 'attackFirst':
        yield* attack()
        if (stillStrikes(w, counter!)) yield* reply()
        break
      case 'counterFirst':
        yield* reply()
        if (blow.zone !== null) w.enter('MUR-BLAST-09')
        if (stillStrikes(w, blow)) yield* attack()
        break
    }
    return { ...dice, felled }
  },
)

/** Whoever is put out, or held by a non-lethal attack, strikes no more [MUR-REACT-07, MUR-NL-10]. */
function stillStrikes(w: World, { by, attackMode, target }: Blow): boolean {
  const c = w.of(by)
  if (!isAble(c)) return false
  return !(isHarmless(attackMode) && target !== null && c.sheet.status.grabbedBy === target)
}

type Order = 'attackOnly' | 'attackFirst' | 'counterFirst' | 'together'

/** What the dice of both blows have come to, and in which order they land. */
interface Clash {
  order: Order
  /** What decides the order. */
  rules: readonly string[]
  struck: readonly Landing[]
  back: Landing | undefined
}

/**
 * Omens are offered when all dice lie on the table, against what will be suffered and nothing else: whoever is hit first is
 * asked first, and a blow whose maker goes down before it lands threatens nobody [MUR-OMEN-01]. Each may change the order.
 */
const spendOmens = rule<Murdham, [Blow, Blow | null, readonly Landing[], Landing | undefined], Clash>(
  [],
  'spendOmens',
  function* (w, blow, counter, struck, back) {
    let [isOffered, isBackOffered] = [false, back === undefined]
    for (;;) {
      const { order, rules } = orderOf(w, blow, counter, struck, back)
      const isAttackCertain = order !== 'counterFirst' || !back || !goesDown(w, counter!, back)
      const hit = struck.find(({ who }) => who === counter?.by)
      const isCounterCertain = order !== 'attackFirst' || !hit || !goesDown(w, blow, hit)
      if (!isBackOffered && (order === 'counterFirst' || isOffered) && isCounterCertain) {
        isBackOffered = true
        back = yield* turnAside(w, back!)
      } else if (!isOffered && isAttackCertain) {
        isOffered = true
        const list: Landing[] = []
        for (const one of struck) list.push(yield* turnAside(w, one))
        struck = list
      } else return { order, rules, struck, back }
    }
  },
)

/** Whether the one who is struck goes down by it. */
const goesDown = (w: World, { attackMode }: Blow, { who, n, low }: Struck): boolean =>
  putsOut(w.of(who), { n, direct: isDirect(attackMode), low })

/** Who is hit first [MUR-REACT-07, MUR-REACT-08, MUR-NL-03, MUR-NL-10, MUR-SKILL-01]. */
function orderOf(
  w: World,
  blow: Blow,
  counter: Blow | null,
  struck: readonly Struck[],
  back: Struck | undefined,
): { order: Order; rules: readonly string[] } {
  if (!counter) return { order: 'attackOnly', rules: [] }
  const [attackHarms, counterHarms] = [!isHarmless(blow.attackMode), !isHarmless(counter.attackMode)]
  if (!attackHarms && !counterHarms) return { order: 'attackFirst', rules: ['MUR-NL-10'] }
  if (!counterHarms || !attackHarms) {
    const isLast = blow.attackMode.kind === 'weapon' && !attackHarms
    return {
      order: counterHarms ? 'counterFirst' : 'attackFirst',
      rules: isLast ? ['MUR-NL-03', 'MUR-ATK-23'] : ['MUR-NL-03'],
    }
  }
  const fast = (who: Id) => w.of(who).sheet.skills.includes('fastStrike')
  if (fast(blow.by) !== fast(counter.by))
    return { order: fast(blow.by) ? 'attackFirst' : 'counterFirst', rules: ['MUR-REACT-06', 'MUR-SKILL-01'] }
  const suffered = struck.find(({ who }) => who === counter.by)?.n ?? 0
  const dealt = back?.n ?? 0
  if (suffered === dealt) return { order: 'together', rules: ['MUR-REACT-06'] }
  return { order: suffered > dealt ? 'attackFirst' : 'counterFirst', rules: ['MUR-REACT-06', 'MUR-REACT-07'] }
}

const rollHits = rule<Murdham, [Blow, readonly Hit[], ReadonlySet<Id>], readonly Landing[]>(
  [],
  'rollHits',
  function* (w, blow, hits, surprised) {
    if (blow.zone !== null) w.enter('MUR-DMG-06')
    const list: Landing[] = []
    for (const [i, hit] of hits.entries()) {
      const same = w.now.settings.blastOneRoll ? list[0] : undefined
      const about = { hit, surprised: surprised.has(hit.meant), first: i === 0, countering: false }
      list.push(yield* rollBlow(w, blow, about, same))
    }
    return list
  },
)

const rollBack = rule<Murdham, [Blow], Landing>([], 'rollBack', function* (w, counter) {
  const hit = { who: counter.target!, meant: counter.target!, reacted: true }
  return yield* rollBlow(w, counter, { hit, surprised: false, first: true, countering: true }, undefined)
})

interface Landed {
  blow: Blow
  hits: readonly Hit[]
  struck: readonly Struck[]
}

/** The blow lands on all its targets at the same moment; then what it brings with it. True: somebody was felled. */
const landBlow = rule<Murdham, [Landed], boolean>([], 'landBlow', function* (w, { blow, hits, struck }) {
  const { by, attackMode } = blow
  const outcomes: Outcome[] = []
  const there = struck.filter(({ who }) => isPresent(w.of(who)))
  if (there.length < struck.length) w.enter('MUR-ATK-24')
  for (const { who, n } of there)
    outcomes.push(yield* takeDamage(w, who, { n, by, direct: isDirect(attackMode), low: struckLow(struck, who) }))
  for (const one of there) {
    markArmour(w, one)
    yield* breakArmour(w, one.who, one.raw, one.counted)
    if (isAble(w.of(by)) || attackMode.kind === 'weapon') yield* takeEffect(w, blow, one.who, one.n)
  }
  if (isHarmless(attackMode)) for (const { who } of hits) yield* resist(w, blow, who)
  return outcomes.some(outcome => outcome === 'critical' || outcome === 'dead')
})

const struckLow = (struck: readonly Struck[], who: Id): boolean => struck.find(one => one.who === who)?.low ?? false

/** What counted against a blow that landed has been used [MUR-GEAR-11]. */
function markArmour(w: World, { who, counted }: Struck): void {
  if (counted.length === 0) return
  const { sheet } = w.edit(who)
  if (counted.includes('worn') && sheet.armour) sheet.armour.used = true
  if (counted.includes('shield')) for (const shield of sheet.shields) if (shield.held !== 'stowed') shield.used = true
}
