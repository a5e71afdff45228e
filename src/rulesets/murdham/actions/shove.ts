import { firstOpen, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { largerBy } from '../conditions'
import { harmed, hurtBy } from '../harm/damage'
import { letGo } from '../harm/hold'
import { stand } from '../movement'
import { placeOf, rangeBetween } from '../space/place'
import { namesOf, neighboursOf, type Zone } from '../space/zones'
import { after, stepsFrom, whyNotRoom, type ZoneStep } from '../space/zoneSteps'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { payMain } from '../turn/turn'

const see = 'asked' as const

/** Lets the captive go, but half a zone away, into a hazard, or both; a larger one may throw it [MUR-NL-08, MUR-NL-14]. */
export const shove = rule<Murdham, [Id], void>(['MUR-ACT-08', 'MUR-NL-08', 'MUR-NL-14'], 'shove', function* (w, who) {
  const captive = w.of(who).sheet.status.grabbing!
  const places = () => shoveOptions(w, who, captive)
  const names = namesOf(
    w.now,
    w.terrain,
    places().map(({ value }) => value.split(':')[1]),
  )
  const to = yield* choose(who, 'shove.to', places, { see, facts: { captive, names }, default: firstOpen })
  const ways = () => ['none', 'hazard']
  const hazard = yield* choose(who, 'shove.hazard', ways, { see, facts: { captive }, default: 'none' })
  payMain(w)
  letGo(w, who)
  w.enter('MUR-MOVE-06')
  say(w, 'shoved', { by: who, who: captive }, { hazard: hazard === 'hazard' })
  const [kind, zone] = to.split(':')
  if (kind === 'throw' && zone !== undefined) {
    // The GM may have taken the captive off the map while the question stood.
    const place = placeOf(w.now, w.terrain, w.of(captive))
    if (!place) return
    w.enter('MUR-SIZE-02')
    // In two hands' breadths through the air: whatever lies between is passed over.
    for (const next of wayOf(w, place[0], zone)) stand(w, captive, `zone:${next}`)
    yield* hurtBy(w, captive, 1)
    yield* harmed(w, captive, who)
  } else if (to !== 'stay') stand(w, captive, to as ZoneStep)
})

/** Over a border, or off one; staying; through the air. */
type Shove = ZoneStep | 'stay' | `throw:${Zone}`

function shoveOptions(w: World, who: Id, captive: Id): Option<Shove>[] {
  const c = w.of(captive)
  const place = placeOf(w.now, w.terrain, c)
  if (!place) return [option('stay')]
  const loose = { ...c, sheet: { ...c.sheet, status: { ...c.sheet.status, grabbedBy: null } } }
  const steps = stepsFrom(w.now, w.terrain, place)
    .filter(step => step !== 'exit')
    .map(step => option(step, whyNotRoom(w.now, w.terrain, loose, after(place, step)!)))
  const thrown =
    largerBy(w.of(who), c) > 0 ? zonesWithin(w, place, 2).map(zone => option(`throw:${zone}` as const)) : []
  return [...steps, option('stay'), ...thrown]
}

function zonesWithin(w: World, place: readonly string[], range: number): string[] {
  let found: string[] = [...place]
  for (let n = 0; n < range; n++)
    found = [...new Set([...found, ...found.flatMap(zone => neighboursOf(w.now, w.terrain, zone))])]
  return found.filter(zone => !place.includes(zone))
}

/** Neighbouring zones from one to another, the first left out. */
function wayOf(w: World, from: string, to: string): readonly string[] {
  const way: string[] = []
  for (let at = from; at !== to;) {
    const here = at
    const far = (zone: string) => rangeBetween(w.now, w.terrain, [zone], [to])
    const next = neighboursOf(w.now, w.terrain, here).find(zone => far(zone) < far(here))
    if (next === undefined) return way
    way.push((at = next))
  }
  return way
}
