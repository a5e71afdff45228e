import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { aimBlast, isSwept } from '../aim/blast'
import { type Answers, type Blow, type Hit, isBrokenOff } from '../aim/blow'
import { aimFinalBlow } from '../aim/finalBlow'
import { payForPower } from '../aim/power'
import { aimAt, aimAttack, aimWith, mannersOf } from '../aim/single'
import { whyNotStrike } from '../aim/targets'
import { hitsByItself, isMissed, markUsed } from '../aim/toHit'
import { isAble, isHiddenFrom, isPresent, mayReveal, roster } from '../conditions'
import { isBlast } from '../gear/attackModes'
import { breakWeapon } from '../gear/wear'
import { perish } from '../harm/damage'
import { wouldLetGo } from '../harm/holding'
import { react } from '../reactions/react'
import { spendReaction } from '../reactions/reactions'
import { circumstancesOf } from '../space/circumstances'
import { placeOf } from '../space/place'
import { namesOf, neighboursOf } from '../space/zones'
import { say, sayToGm } from '../state/events'
import { choose, roll, text } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { editActing } from '../turn/turn'
import { exchange } from './exchange'

/** A blast that misses lands on a neighbouring zone; where there is none it fizzles out [MUR-BLAST-05]. */
const deviate = rule<Murdham, [Blow], Blow | undefined>(
  ['MUR-BLAST-05', 'MUR-BLAST-06'],
  'deviate',
  function* (w, blow) {
    const zones = neighboursOf(w.now, w.terrain, blow.zone!)
    const names = namesOf(w.now, w.terrain, zones)
    const facts = { by: blow.by, zones: zones.map(zone => names[zone]!) }
    w.enter('MUR-DICE-11')
    if (zones.length === 0) {
      sayToGm(w, 'fizzles', facts)
      return undefined
    }
    const about = { see: 'asked' as const, facts }
    const [face = 1] = zones.length === 1 ? [1] : yield* roll('gm', 'blast.deviation', () => [zones.length], about)
    const zone = zones[face - 1]!
    say(w, 'deviates', { by: blow.by }, { zone: names[zone]!, die: face })
    return { ...blow, zone }
  },
)

/**
 * Is another effect offered? Said with the attack, after which nothing is rolled but the damage; where it takes a save to
 * hit, who has said nothing of it may still make the offer now that it hits [MUR-STUNT-02].
 */
function* isOffering(w: World, { by, target, how, attackMode, asks }: Blow, hard: boolean): Proc<boolean> {
  if (how === 'stunt' || !hard || target === null) return how === 'stunt'
  if (how === 'final' || attackMode.kind === 'power' || !mannersOf(attackMode, w.of(target)).includes('stunt'))
    return false
  w.enter('MUR-STUNT-02')
  const facts = { by, target, weapon: attackMode.name, ...(asks && { asks }) }
  // Fights are kept in which a stunt could be said with the attack only.
  const more = { see: 'asked', facts, default: 'none', later: true } as const
  return (yield* choose(by, 'stunt.offer', () => ['none', 'offer'], more)) === 'offer'
}

/** Instead of damage another effect: offered, allowed by the GM, and accepted or not. True: it happens, and nothing else. */
const offerStunt = rule<Murdham, [Blow], boolean>(
  ['MUR-STUNT-01', 'MUR-STUNT-02', 'MUR-STUNT-06'],
  'offerStunt',
  function* (w, { by, target }) {
    const who = target!
    const see = 'asked' as const
    const words = yield* text(by, 'stunt.words', 200, { see, facts: { by, target: who } })
    const facts = { by, target: who, words }
    w.enter('MUR-STUNT-03')
    const allowed = yield* choose('gm', 'stunt.allow', () => ['allow', 'refuse'], { see, facts, default: 'allow' })
    if (allowed === 'refuse') {
      sayToGm(w, 'stuntRefused', facts)
      return false
    }
    say(w, 'stuntOffered', { by, target: who }, { words })
    w.enter('MUR-STUNT-04')
    const said = yield* choose(who, 'stunt.accept', () => ['decline', 'accept'], { see, facts, default: 'decline' })
    if (said === 'accept') w.enter('MUR-STUNT-05')
    say(w, 'stunt', { by, target: who }, { words, accepted: said === 'accept' })
    return said === 'accept'
  },
)

/** What an attack is made as. */
export type Occasion =
  | { kind: 'attack' | 'attackOtherwise' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple' }
  | { kind: 'power'; id: string }
  | { kind: 'opportunity'; target: Id }

/** P-ATTACK, from aiming to what breaks afterwards. Nothing is spent when it turns out to be impossible. */
export const attackOf = rule<Murdham, [Id, Occasion], void>(['MUR-ATK-01'], 'attackOf', function* (w, by, occasion) {
  const blow = yield* aim(w, by, occasion)
  if (!blow) return
  const captive = w.of(by).sheet.status.grabbing
  if (blow.outOfTurn) spendReaction(w, by, 'opportunity', blow.target === captive ? 'hold' : 'nothing')
  else {
    if (captive !== null && blow.target !== captive && !(yield* wouldLetGo(w, by))) return
    if (captive !== null && blow.target === captive) w.enter('MUR-NL-06')
    const acting = editActing(w)
    Object.assign(acting, { main: true, begun: true })
    if (blow.attackMode.mode !== 'melee' && blow.attackMode.kind !== 'power') {
      w.enter('MUR-ATK-18')
      acting.stance = blow.footing
      if (blow.footing === 'still' && !w.now.settings.laterMovementFree) acting.halves = 0
    }
  }
  const { power } = blow.attackMode
  if (power && !(yield* payForPower(w, by, power))) return
  yield* carryOut(w, blow)
})

function* aim(w: World, by: Id, occasion: Occasion) {
  switch (occasion.kind) {
    case 'attack':
    case 'attackOtherwise':
      return yield* aimAttack(w, by, occasion.kind === 'attackOtherwise')
    case 'finalBlow':
      return yield* aimFinalBlow(w, by)
    case 'blast':
      return yield* aimBlast(w, by, 'plain')
    case 'sweep':
      return yield* aimBlast(w, by, 'sweep')
    case 'disarm':
    case 'grapple':
      return yield* aimWith(w, by, occasion.kind)
    case 'power':
      return yield* aimWith(w, by, occasion.id)
    case 'opportunity':
      return yield* aimAt(w, by, occasion.target, 'opportunity.with', 'opportunity', false)
  }
}

/** A declared attack: does it hit, is something else agreed on, who reacts, what lands; then what breaks, and who is seen. */
export const carryOut: (w: World, blow: Blow) => Proc<void> = rule<Murdham, [Blow], void>(
  [],
  'carryOut',
  function* (w, declared) {
    const blow: Blow = isAble(w.of(declared.by)) ? declared : { ...declared, forced: true }
    declare(w, blow)
    const hard = !hitsByItself(w, blow)
    const missed = hard && (yield* isMissed(w, blow))
    const landing = missed && blow.zone !== null ? yield* deviate(w, blow) : missed ? undefined : blow
    if (isBrokenOff(w, blow)) return
    if (landing) yield* land(w, landing, hard)
    else if (missed) say(w, 'missed', { by: blow.by, target: blow.target })
    yield* mayReveal(w, blow.by, 'attacks')
  },
)

/** `hard`: it has taken a save to hit. */
const land = rule<Murdham, [Blow, boolean], void>([], 'land', function* (w, blow, hard) {
  if ((yield* isOffering(w, blow, hard)) && (yield* offerStunt(w, blow))) return
  const targets = targetsOf(w, blow)
  const surprised = new Set(targets.filter(who => isSurprised(w, blow, who)))
  if (isBrokenOff(w, blow)) return
  const { hits, counter } = yield* react(w, blow, targets, surprised)
  if (hits.length === 0 || isBrokenOff(w, blow)) return
  if (blow.how === 'final' && isUnanswered(blow, hits)) {
    w.enter('MUR-ATK-07')
    return yield* slay(w, blow)
  }
  const faces = yield* exchange(w, blow, { hits, counter }, surprised)
  breakWeapon(w, blow.by, blow.attackMode.id, faces.blow)
  if (counter) breakWeapon(w, counter.by, counter.attackMode.id, faces.counter)
  yield* cleave(w, blow, hits, faces.felled)
})

/** Nobody has put himself in the way of a final blow. */
const isUnanswered = ({ target }: Blow, hits: Answers['hits']) => hits.every(({ who }) => who === target)

const slay = rule<Murdham, [Blow], void>(['MUR-ATK-07'], 'slay', function* (w, { by, target }) {
  const victim = target!
  if (w.of(victim).sheet.status.diesAtEndOf !== null) w.enter('MUR-DEATH-03')
  say(w, 'finalBlow', { by, target: victim })
  yield* perish(w, victim, 'slain')
})

/** Says what is done with what, and marks the weapon as used [MUR-ATK-22]. */
function declare(w: World, blow: Blow): void {
  const { by, attackMode, how, target } = blow
  w.enter('MUR-ATK-22')
  if (attackMode.kind === 'unarmed') w.enter('MUR-ATK-04')
  if (attackMode.kind === 'weapon') w.enter('MUR-ATK-05')
  if (how === 'holdBack') w.enter('MUR-ATK-06')
  if (attackMode.mode === 'melee' && !isBlast(attackMode)) w.enter('MUR-ATK-08')
  if (attackMode.mode === 'ranged' && attackMode.kind === 'weapon') w.enter('MUR-ATK-10')
  markUsed(w, by, attackMode)
  const zone = blow.zone === null ? null : namesOf(w.now, w.terrain, [blow.zone])[blow.zone]!
  say(w, 'attacks', { by, target }, { zone, weapon: attackMode.name, how, out: blow.outOfTurn })
}

/** Everybody whom the attack is aimed at, in the order of the tracker. */
function targetsOf(w: World, { by, attackMode, how, target, zone }: Blow): readonly Id[] {
  if (target !== null) return [target]
  if (zone === null) return []
  w.enter('MUR-BLAST-01', 'MUR-ZONE-07', 'MUR-PROT-08')
  const attacker = w.of(by)
  if (attackMode.mode === 'melee') w.enter('MUR-BLAST-02')
  return roster(w.now)
    .filter(c => {
      const place = placeOf(w.now, w.terrain, c)
      if (!isPresent(c) || !place || !(place as readonly string[]).includes(zone)) return false
      if (circumstancesOf(c, attacker).has('behind')) return false
      if (c.id === by) return attackMode.mode !== 'melee'
      return how !== 'sweep' || isSwept(attacker, c)
    })
    .map(({ id }) => {
      if (id === by) w.enter('MUR-BLAST-07', 'MUR-BLAST-04')
      return id
    })
}

/** Attacked by somebody it does not know of, or in the bonus phase of an ambush [MUR-SNEAK-04, MUR-SNEAK-08]. */
function isSurprised(w: World, { by }: Blow, who: Id): boolean {
  if (w.now.turn?.phase === 'bonus') {
    w.enter('MUR-SNEAK-08')
    return true
  }
  if (!isHiddenFrom(w.of(by), w.of(who))) return false
  w.enter('MUR-SNEAK-04', 'MUR-SNEAK-10')
  return true
}

/** After a critical or a kill in close, another one nearby, once a turn [MUR-SKILL-01]. */
const cleave = rule<Murdham, [Blow, readonly Hit[], boolean], void>([], 'cleave', function* (w, blow, hits, felled) {
  const acting = w.now.turn?.acting
  const { by, attackMode } = blow
  if (
    !felled ||
    blow.outOfTurn ||
    attackMode.mode !== 'melee' ||
    acting?.who !== by ||
    acting.cleaved ||
    !isAble(w.of(by))
  )
    return
  if (!w.of(by).sheet.skills.includes('cleave') || isBlast(attackMode) || blow.how === 'sweep') return
  const others = () =>
    roster(w.now).flatMap(c => {
      const again = hits.some(({ who }) => who === c.id)
      const no =
        again || c.id === by || !isAble(c) || whyNotStrike(w.now, w.terrain, w.of(by), attackMode, c, ['still'])
      return no ? [] : [c.id]
    })
  if (others().length === 0) return
  w.enter('MUR-SKILL-01')
  const target = yield* choose(by, 'cleave.target', () => ['none', ...others()], {
    see: 'asked',
    default: others()[0]!,
  })
  if (target === 'none') return
  editActing(w).cleaved = true
  yield* carryOut(w, { ...blow, target, how: 'plain' })
})
