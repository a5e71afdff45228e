import { atStake, firstOpen, option, type Option, type Stake } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { withoutStart } from '~/table/map/walks'
import { walkAlong } from '~/table/tokens/trail'
import { hasOpportunity } from './aim/targets'
import { attackOf } from './attack/attack'
import {
  areFoes,
  isAble,
  isBroken,
  isEntangled,
  isHidden,
  isHiddenFrom,
  isUnseen,
  mayReveal,
  roster,
} from './conditions'
import { save } from './dice'
import { hurtBy } from './harm/damage'
import { canReact } from './reactions/reactions'
import { footprintOf } from './sheet'
import { scoreOf } from './sheet/weapons'
import { circumstancesOf } from './space/circumstances'
import { freeSquare } from './space/freeSquare'
import { isSamePlace, type Place, placeOf, rangeBetween } from './space/place'
import { squareWayTo, stopOptions, whyNotWalk } from './space/squareWay'
import { after, stepOptions, zoneOf, type ZoneStep } from './space/zoneSteps'
import { namesOf, zoneAt } from './space/zones'
import { say } from './state/events'
import { choose, number, path } from './state/questions'
import type { Combatant, Murdham, Snapshot, World } from './state/types'
import { SPECIAL_MOVEMENTS, type SpecialMovement } from './state/vocabulary'
import { fullStride } from './turn/speed'
import { editActing, payMain } from './turn/turn'

/**
 * P-STEP: a half-zone step of the one who acts. Enemies that it leaves may strike first, one after the other; it happens
 * only if the mover is still able and free to go. `squares`: those to walk along; none: to the nearest free one.
 */
const halfStep = rule<Murdham, [Id, ZoneStep, readonly number[]], 'moved' | 'stopped'>(
  ['MUR-MOVE-03', 'MUR-TURN-03'],
  'halfStep',
  function* (w, who, step, squares) {
    const from = placeOf(w.now, w.terrain, w.of(who))
    if (!from) return 'stopped'
    editActing(w).begun = true
    yield* opportunityAttacks(w, who, from, after(from, step))
    if (!isAble(w.of(who))) return 'stopped'
    if (isEntangled(w.of(who))) {
      Object.assign(editActing(w), { halves: 0, bonus: true, main: true })
      return 'stopped'
    }
    const acting = editActing(w)
    // The GM may have allowed a longer way than is left.
    acting.halves = Math.max(0, acting.halves - 1)
    acting.moved++
    if (zoneOf(step) === undefined) flee(w, who)
    else moveTo(w, who, step, squares)
    if (acting.full !== 'sneak' && isHidden(w.of(who))) yield* mayReveal(w, who, 'moves')
    return w.of(who).sheet.status.stance === 'fled' ? 'stopped' : 'moved'
  },
)

/** Those whom the mover leaves, in the order of the tracker; each is asked by itself [MUR-OPP-05]. */
const opportunityAttacks = rule<Murdham, [Id, Place, Place | undefined], void>(
  [],
  'opportunityAttacks',
  function* (w, who, from, to) {
    if (w.now.turn?.phase === 'bonus') return
    const watching = roster(w.now).filter(c => isLeft(w, c, w.of(who), from, to))
    for (const { id } of watching) {
      const mover = w.of(who)
      const there = placeOf(w.now, w.terrain, mover)
      if (!isAble(mover) || isEntangled(mover) || !there || !isSamePlace(there, from)) return
      if (!isLeft(w, w.of(id), mover, from, to) || !hasOpportunity(w.now, w.terrain, w.of(id), mover)) continue
      w.enter('MUR-OPP-01', 'MUR-OPP-04')
      if (watching.length > 1) w.enter('MUR-OPP-05')
      const facts = { mover: who }
      const ways = () => {
        const isMissed = !isAble(w.of(who)) || !hasOpportunity(w.now, w.terrain, w.of(id), w.of(who))
        return [option('attack', isMissed ? reason('MUR-OPP-04', 'outOfReach', { target: who }) : undefined), 'none']
      }
      const how = yield* choose(id, 'opportunity.react', ways, { see: 'asked', facts, default: firstOpen })
      if (how === 'none') continue
      w.enter('MUR-OPP-02')
      yield* attackOf(w, id, { kind: 'opportunity', target: who })
    }
  },
)

/** Somebody who could strike at the mover now, and no longer from where it goes. */
function isLeft(w: World, watcher: Combatant, mover: Combatant, from: Place, to: Place | undefined): boolean {
  if (watcher.id === mover.id || !areFoes(w.now, watcher, mover) || isBroken(watcher)) return false
  const place = placeOf(w.now, w.terrain, watcher)
  if (!place || rangeBetween(w.now, w.terrain, place, from) !== 0) return false
  const stays = to !== undefined && rangeBetween(w.now, w.terrain, place, to) === 0
  if (stays && !w.now.settings.opportunityOnAnyStep) return false
  if (!canReact(w.now, watcher, 'opportunity', mover.id)) return false
  if (!isHiddenFrom(mover, watcher) && !circumstancesOf(watcher, mover).has('unaware')) return true
  w.enter('MUR-OPP-06')
  return false
}

/** Goes there, and takes along whom it holds [MUR-MOVE-05]. */
function moveTo(w: World, who: Id, step: ZoneStep, squares: readonly number[]): void {
  const { grabbing } = w.of(who).sheet.status
  stand(w, who, step, squares)
  const place = placeOf(w.now, w.terrain, w.of(who))!
  const zone = zoneOf(step)!
  say(w, 'moved', { who }, { to: namesOf(w.now, w.terrain, [zone])[zone]!, border: place.length === 2 })
  if (grabbing === null) return
  w.enter('MUR-MOVE-05', 'MUR-NL-06', 'MUR-MOVE-06')
  standAt(w, grabbing, place)
}

/** A step that nobody can stop or answer: by one's own feet after all, or by somebody else's hands. */
export function stand(w: World, who: Id, step: ZoneStep, squares: readonly number[] = []): void {
  const from = placeOf(w.now, w.terrain, w.of(who))
  const to = from && after(from, step)
  if (to) standAt(w, who, to, squares)
}

function standAt(w: World, who: Id, [zone, border]: Place, squares: readonly number[] = []): void {
  if (border !== undefined) w.enter('MUR-ZONE-04')
  const nearest = squares.length > 0 ? undefined : freeSquare(w.now, w.terrain, w.of(who), zone, border)
  const way = nearest === undefined ? squares : [nearest]
  const from = w.of(who).cell
  if (way.length > 0) walkAlong(w, who, from === null ? way : [from, ...way], footprintOf, isUnseen(w.of(who)))
  // On a border the token may lie on either side of it.
  const at = w.of(who).cell
  const across = border !== undefined && at !== null && zoneAt(w.now, w.terrain, at) === border
  w.editSheet(who, 'status').border = border === undefined ? null : across ? zone : border
}

/** Off the map by an exit: out of the fight [MUR-MOVE-14]. */
export function flee(w: World, who: Id): void {
  w.enter('MUR-MOVE-14')
  say(w, 'fled', { who })
  const c = w.edit(who)
  c.cell = null
  c.sheet.status.stance = 'fled'
  c.sheet.status.border = null
}

/**
 * A token goes along squares: within its zone for nothing [MUR-ZONE-09], else half a zone for every border it reaches and
 * every zone it enters. Where it ends beside a border the mover says whether it stands on it.
 */
export const moveAlong = rule<Murdham, [Id], void>([], 'moveAlong', function* (w, who) {
  const halves = () => w.now.turn?.acting?.halves ?? 0
  const refuse = (way: readonly number[]) => whyNotWalk(w.now, w.terrain, w.of(who), way, halves())
  const chosen = yield* path(who, 'move.path', () => ({ who, budget: halves(), parity: 0 }), refuse, { default: [] })
  const squares = withoutStart(w.of(who).cell, chosen)
  const options = () => stopOptions(w.now, w.terrain, w.of(who), squares, halves())
  if (squares.length === 0 || options().length === 0) return
  const open = () => {
    const free = options().filter(one => !one.whyNot)
    return free.length > 0 ? free : options()
  }
  const names = namesOf(
    w.now,
    w.terrain,
    open().map(({ value }) => value.split(':')[1]),
  )
  const stop = yield* choose(who, 'move.stop', open, {
    see: 'asked',
    facts: { names },
    default: list => firstOpen(list) ?? list[0]?.value,
  })
  const way = squareWayTo(w.now, w.terrain, w.of(who), squares, stop)
  if (!way) return
  if (way.legs.length === 0) {
    w.enter('MUR-ZONE-09')
    walkAlong(w, who, [w.of(who).cell!, ...way.rest], footprintOf, isUnseen(w.of(who)))
    return say(w, 'shifts', { who })
  }
  for (const [i, { step, squares: leg }] of way.legs.entries()) {
    const isLast = i === way.legs.length - 1
    const at = isLast ? [...leg, ...way.rest] : leg
    const went = yield* halfStep(w, who, step, at)
    if (went === 'stopped' || isEntangled(w.of(who))) return
  }
})

const seeOfTakeHalfStep = 'asked' as const

/** A half-zone step of one's own choosing [MUR-MOVE-03]. */
export const takeHalfStep = rule<Murdham, [Id], void>([], 'takeHalfStep', function* (w, who) {
  const options = () => stepOptions(w.now, w.terrain, w.of(who))
  const names = namesOf(
    w.now,
    w.terrain,
    options().map(({ value }) => zoneOf(value)),
  )
  const to = yield* choose(who, 'step.to', options, { see: seeOfTakeHalfStep, facts: { names }, default: firstOpen })
  yield* halfStep(w, who, to, [])
})

const see = 'asked' as const

type How = 'plain' | SpecialMovement

/** Two zones in all, and one special movement if that is wanted [MUR-ACT-01]. */
export const fullMove = rule<Murdham, [Id], void>(['MUR-ACT-01', 'MUR-MOVE-01'], 'fullMove', function* (w, who) {
  const holds = w.of(who).sheet.status.grabbing !== null
  const ways: readonly How[] = holds ? ['plain'] : ['plain', ...SPECIAL_MOVEMENTS]
  const options = () => ways.map(way => wayOf(w.now, w.of(who), way))
  const how = yield* choose(who, 'fullMove.how', options, { see, default: 'plain' })
  payMain(w)
  if (how !== 'plain') w.enter('MUR-MOVE-07')
  const again = how === 'sprint' && w.of(who).sheet.status.sprinting
  if (how === 'sprint') w.enter('MUR-MOVE-08')
  const as = again && !(yield* save(w, who, 'agi', { key: 'sprint.save' })) ? 'plain' : how
  const halves = halvesOf(w.now, w.of(who), as)
  Object.assign(editActing(w), { full: as, halves })
  say(w, 'fullMove', { who }, { how: as })
  if (as === 'sneak') yield* sneak(w, who)
  else if (as !== 'plain' && as !== 'sprint') yield* tryGround(w, who, as)
})

/** Half zones that are left of the turn once the full movement has been taken so. */
function halvesOf({ turn, settings }: Snapshot, c: Combatant, how: How): number {
  const acting = turn!.acting!
  // Whoever stood still for a shot has given all movement up.
  if (acting.stance === 'still') return 0
  const all = fullStride(c, how)
  return settings.fullMovementAdds ? acting.halves + all : Math.max(0, all - acting.moved)
}

/** A way to go, with how far it leads, and the AGI save that it takes to keep it up or to succeed. */
function wayOf(s: Snapshot, c: Combatant, how: How): Option<How> {
  const saves = how === 'sprint' ? c.sheet.status.sprinting : how !== 'plain'
  const effect: Stake['effect'] = { halves: halvesOf(s, c, how), ...(saves && { score: scoreOf(c, 'agi') }) }
  return atStake(option(how), { effect })
}

/** AGI to stay unnoticed; not needed where it is dark and noisy, not possible in open view: the GM's word. */
const sneak = rule<Murdham, [Id], void>(['MUR-MOVE-09'], 'sneak', function* (w, who) {
  const ways = () => ['save', 'unnoticed', 'noticed']
  const how = yield* choose('gm', 'sneak.how', ways, { see, facts: { who }, default: 'save' })
  if (how === 'unnoticed') return
  if (how === 'save' && (yield* save(w, who, 'agi', { key: 'sneak.save' }))) return
  yield* mayReveal(w, who, 'sneaks')
})

const ROWS = { balance: 'MUR-MOVE-10', leap: 'MUR-MOVE-11', climb: 'MUR-MOVE-12', swim: 'MUR-MOVE-13' } as const

/** Difficult ground, a gap, a wall, rough water: an AGI save, unless the GM says that it is easy or cannot be done. */
const tryGround = rule<Murdham, [Id, keyof typeof ROWS], void>([], 'tryGround', function* (w, who, how) {
  w.enter(ROWS[how])
  const ways = () => ['save', 'easy', 'impossible']
  const hard = yield* choose('gm', 'ground.how', ways, { see, facts: { who, how }, default: 'save' })
  if (how === 'climb') w.editSheet(who, 'status').climbing = hard !== 'impossible'
  if (how === 'swim') w.editSheet(who, 'status').swimming = hard !== 'impossible'
  if (hard === 'easy') return
  if (hard === 'save' && (yield* save(w, who, 'agi', { key: `${how}.save` }))) return
  editActing(w).halves = 0
  say(w, 'failsGround', { who }, { how })
  if (hard === 'impossible') return
  if (how === 'balance') yield* hurtBy(w, who, 1)
  if (how === 'climb') yield* fall(w, who)
  if (how === 'swim') {
    w.enter('MUR-COND-01')
    w.editSheet(who, 'status').incapacitated = true
  }
})

/** d4 direct for every full 2 m; another AGI save takes 2 m off [MUR-MOVE-12]. */
const fall = rule<Murdham, [Id], void>([], 'fall', function* (w, who) {
  w.editSheet(who, 'status').climbing = false
  const metres = yield* number('gm', 'fall.metres', () => ({ min: 0, max: 200 }), { see, facts: { who }, default: 4 })
  const softened = metres > 0 && (yield* save(w, who, 'agi', { key: 'fall.save' }))
  const dice = Math.floor(Math.max(0, metres - (softened ? 2 : 0)) / 2)
  if (dice > 0) yield* hurtBy(w, who, Math.min(dice, 20))
})
