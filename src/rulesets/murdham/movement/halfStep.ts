import { firstOpen, option } from '~/engine/options'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { walkAlong } from '~/table/tokens/trail'
import { hasOpportunity } from '../aim/targets'
import { attackOf } from '../attack/attack'
import { areFoes, isAble, isBroken, isEntangled, isHidden, isHiddenFrom, isUnseen, roster } from '../conditions/able'
import { mayReveal } from '../conditions/hiding'
import { canReact } from '../reactions/reactions'
import { footprintOf } from '../sheet/size'
import { circumstancesOf } from '../space/circumstances'
import { freeSquare } from '../space/freeSquare'
import { isSamePlace, type Place, placeOf, rangeBetween } from '../space/place'
import { namesOf, zoneAt } from '../space/zones'
import { after, zoneOf, type ZoneStep } from '../space/zoneSteps'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { editActing } from '../turn/turn'

/**
 * P-STEP: a half-zone step of the one who acts. Enemies that it leaves may strike first, one after the other; it happens
 * only if the mover is still able and free to go. `squares`: those to walk along; none: to the nearest free one.
 */
export const halfStep = rule<Murdham, [Id, ZoneStep, readonly number[]], 'moved' | 'stopped'>(
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
function flee(w: World, who: Id): void {
  w.enter('MUR-MOVE-14')
  say(w, 'fled', { who })
  const c = w.edit(who)
  c.cell = null
  c.sheet.status.stance = 'fled'
  c.sheet.status.border = null
}
