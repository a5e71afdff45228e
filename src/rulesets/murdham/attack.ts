import { choose, type Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/types'
import { share } from '~/table/share'
import { isAble, isHiddenFrom, isPresent, roster } from './able'
import { aimAt, aimAttack, aimBlast, aimFinalBlow, aimMeans, isSwept, whyNotStrike } from './aim'
import type { Answers, Blow, Hit } from './blow'
import { circumstancesOf } from './circumstances'
import { perish } from './damage'
import { deviate } from './deviate'
import { exchange } from './exchange'
import { mayReveal } from './hiding'
import { wouldLetGo } from './holding'
import { isBlast } from './means'
import { placeOf } from './place'
import { payForPower } from './power'
import { answers } from './react'
import { spendReaction } from './reactions'
import { offerStunt } from './stunt'
import { hitsByItself, isMissed } from './toHit'
import { editActing } from './turn'
import { markUsed } from './markUsed'
import type { Murdham, World } from './types'
import { breakWeapon } from './wear'
import { namesOf } from './zones'

/** What an attack is made as. */
export type Occasion =
  | { kind: 'attack' | 'attackOtherwise' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple' }
  | { kind: 'power'; means: string }
  | { kind: 'opportunity'; target: Id }

/** P-ATTACK, from aiming to what breaks afterwards. Nothing is spent when it turns out to be impossible. */
export const attackOf = rule<Murdham, [Id, Occasion], void>(['MUR-ATK-01'], 'attackOf', function* (w, by, occasion) {
  const blow = yield* aim(w, by, occasion)
  if (!blow) return
  const captive = w.of(by).sheet.status.grabbing
  if (blow.out) spendReaction(w, by, 'opportunity', blow.target === captive ? 'hold' : 'nothing')
  else {
    if (captive !== null && blow.target !== captive && !(yield* wouldLetGo(w, by))) return
    if (captive !== null && blow.target === captive) w.enter('MUR-NL-06')
    const acting = editActing(w)
    Object.assign(acting, { main: true, begun: true })
    if (blow.means.mode !== 'melee' && blow.means.kind !== 'power') {
      w.enter('MUR-ATK-18')
      acting.stance = blow.footing
      if (blow.footing === 'still' && !w.now.settings.laterMovementFree) acting.halves = 0
    }
  }
  const { power } = blow.means
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
      return yield* aimMeans(w, by, occasion.kind)
    case 'power':
      return yield* aimMeans(w, by, occasion.means)
    case 'opportunity':
      return yield* aimAt(w, by, occasion.target, 'opportunity.with', 'opportunity', false)
  }
}

/** A declared attack: does it hit, is something else agreed on, who reacts, what lands; then what breaks, and who is seen. */
export const carryOut: (w: World, blow: Blow) => Proc<void> = rule<Murdham, [Blow], void>(
  [],
  'carryOut',
  function* (w, blow) {
    declare(w, blow)
    const missed = !hitsByItself(w, blow) && (yield* isMissed(w, blow))
    const landing = missed && blow.zone !== null ? yield* deviate(w, blow) : missed ? undefined : blow
    if (landing) yield* land(w, landing)
    else if (missed) w.emit({ type: 'missed', with: { by: blow.by, target: blow.target }, ...tell(w, blow) })
    yield* mayReveal(w, blow.by, 'attacks')
  },
)

const land = rule<Murdham, [Blow], void>([], 'land', function* (w, blow) {
  if (blow.how === 'stunt' && (yield* offerStunt(w, blow))) return
  const targets = targetsOf(w, blow)
  const surprised = new Set(targets.filter(who => isSurprised(w, blow, who)))
  const { hits, counter } = yield* answers(w, blow, targets, surprised)
  if (hits.length === 0) return
  if (blow.how === 'final' && isUnanswered(blow, hits)) {
    w.enter('MUR-ATK-07')
    return yield* slay(w, blow)
  }
  const faces = yield* exchange(w, blow, { hits, counter }, surprised)
  breakWeapon(w, blow.by, blow.means.id, faces.blow)
  if (counter) breakWeapon(w, counter.by, counter.means.id, faces.counter)
  yield* cleave(w, blow, hits, faces.felled)
})

/** Nobody has put himself in the way of a final blow. */
const isUnanswered = ({ target }: Blow, hits: Answers['hits']) => hits.every(({ who }) => who === target)

const slay = rule<Murdham, [Blow], void>(['MUR-ATK-07'], 'slay', function* (w, { by, target }) {
  const victim = target!
  if (w.of(victim).sheet.status.diesAtEndOf !== null) w.enter('MUR-DEATH-03')
  w.emit({ type: 'finalBlow', with: { by, target: victim }, ...share(w.now, [by, victim], { by, target: victim }) })
  yield* perish(w, victim, 'slain')
})

/** Says what is done with what, and marks the weapon as used [MUR-ATK-22]. */
function declare(w: World, blow: Blow): void {
  const { by, means, how, target } = blow
  w.enter('MUR-ATK-22')
  if (means.kind === 'unarmed') w.enter('MUR-ATK-04')
  if (means.kind === 'weapon') w.enter('MUR-ATK-05')
  if (how === 'holdBack') w.enter('MUR-ATK-06')
  if (means.mode === 'melee' && !isBlast(means)) w.enter('MUR-ATK-08')
  if (means.mode === 'ranged' && means.kind === 'weapon') w.enter('MUR-ATK-10')
  markUsed(w, by, means)
  const zone = blow.zone === null ? null : namesOf(w.now, w.terrain, [blow.zone])[blow.zone]!
  const facts = { by, target, zone, weapon: means.name, how, out: blow.out }
  w.emit({ type: 'attacks', with: facts, ...tell(w, blow, facts) })
}

/** Everybody whom the attack is aimed at, in the order of the tracker. */
function targetsOf(w: World, { by, means, how, target, zone }: Blow): readonly Id[] {
  if (target !== null) return [target]
  if (zone === null) return []
  w.enter('MUR-BLAST-01', 'MUR-ZONE-07', 'MUR-PROT-08')
  const attacker = w.of(by)
  if (means.mode === 'melee') w.enter('MUR-BLAST-02')
  return roster(w.now)
    .filter(c => {
      const place = placeOf(w.now, w.terrain, c)
      if (!isPresent(c) || !place || !(place as readonly string[]).includes(zone)) return false
      if (circumstancesOf(c, attacker).has('behind')) return false
      if (c.id === by) return means.mode !== 'melee'
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
  const { by, means } = blow
  if (!felled || blow.out || means.mode !== 'melee' || acting?.who !== by || acting.cleaved || !isAble(w.of(by))) return
  if (!w.of(by).sheet.skills.includes('cleave') || isBlast(means) || blow.how === 'sweep') return
  const others = () =>
    roster(w.now).flatMap(c => {
      const again = hits.some(({ who }) => who === c.id)
      const no = again || c.id === by || !isAble(c) || whyNotStrike(w.now, w.terrain, w.of(by), means, c, ['still'])
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

/** What the players may know of an attack: all of it, as soon as they know both. */
function tell(w: World, { by, target }: Blow, facts: { [key: string]: string | null } = { by, target }) {
  return share(w.now, target === null ? [by] : [by, target], facts)
}
