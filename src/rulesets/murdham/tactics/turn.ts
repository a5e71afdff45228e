import type { Moment, Plan } from '~/table/tactics/tactics'
import { areAllied, areFoes, isAble, isBroken, isEntangled, isHiddenFrom } from '../conditions/able'
import { type Place, placeOf, rangeBetween } from '../space/place'
import { after, stepOptions, stepsFrom, whyNotStep, type ZoneStep } from '../space/zoneSteps'
import { handItems, isInHand, whyNotTake } from '../gear/hands'
import type { Combatant, Murdham } from '../state/types'
import { halvesLeft } from '../turn/speed'
import { armsFrom, worthOf } from './worth'

type M = Moment<Murdham>

/** Whom it could attack from here, the one that is worth most first. */
export function within({ s, terrain, c, foes }: M): readonly Combatant[] {
  const armFor = armsFrom(s, terrain, c)
  return foes
    .flatMap(foe => {
      const arm = armFor(foe)
      return arm ? [{ foe, worth: worthOf(s, terrain, c, arm, foe) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe)
}

const mustRun = ({ c }: M): boolean => isBroken(c) || c.sheet.status.terrifiedOf !== null

/** Out of a hold or a net first. */
const breakFree: Plan<Murdham> = ({ c }) => (isEntangled(c) ? { type: 'breakFree' } : undefined)

/** Those who have lost heart get as far away as they can, off the field if there is a way out. */
const flee: Plan<Murdham> = m => (mustRun(m) ? stepTo(m, place => (place ? halvesOff(m, place) : Infinity)) : undefined)

/** They yield where nobody of their own fights on, or with nowhere to go. */
const giveUp: Plan<Murdham> = ({ s, c }) => {
  const own = Object.values(s.combatants).filter(other => areAllied(s, c.side, other.side) && isAble(other))
  return isBroken(c) && own.every(isBroken) ? { type: 'surrender' } : undefined
}

const surrender: Plan<Murdham> = m =>
  isBroken(m.c) && (m.s.turn?.acting?.moved ?? 0) === 0 ? { type: 'surrender' } : undefined

/** Nobody strikes with bare hands who has a weapon, and a hand for it. */
const equip: Plan<Murdham> = ({ c }) => {
  const { weapons } = c.sheet
  if (weapons.some(one => isInHand(one) && !one.destroyed)) return undefined
  const own = handItems(c.sheet).find(({ id }) => weapons.some(one => one.id === id))
  if (!own || whyNotTake(c, own)) return undefined
  return { type: 'equip', with: { 'equip.what': `take.${own.id}`, 'equip.all': [own.id] } }
}

/** The best attack there is: it hits by itself, unless somebody answers it. */
const attack: Plan<Murdham> = m => {
  const [best] = within(m)
  return best && { type: 'attack', with: { 'attack.target': best.id } }
}

/** Half a zone on the way to the nearest enemy, as long as there is an attack left to be made and none to make it on from here. */
const approach: Plan<Murdham> = m => {
  const acting = m.s.turn?.acting
  if (m.foes.length === 0 || mustRun(m) || (acting?.main === true && acting.full === null)) return undefined
  if (acting && halvesLeft(m.s, m.c) === 0) return undefined
  const step = stepTowards(m)
  return step && { type: 'step', with: { 'step.to': step } }
}

/** Farther still, if the enemy is too far away for an attack in this turn. */
const run: Plan<Murdham> = m =>
  m.foes.length > 0 && within(m).length === 0 && (m.s.turn?.acting?.full ?? null) === null
    ? { type: 'fullMove', with: { 'fullMove.how': 'plain' } }
    : undefined

/** Half steps to the nearest enemy, the last one onto a border counted. */
function halvesOff({ s, terrain, foes }: M, place: Place): number {
  let least = Infinity
  for (const foe of foes) {
    const at = placeOf(s, terrain, foe)
    if (at) least = Math.min(least, 2 * rangeBetween(s, terrain, place, at) + place.length - 1)
  }
  return least
}

/** The first half step of the shortest way to a zone in which an enemy stands, round what is full; undefined: there is none. */
function stepTowards({ s, terrain, c, foes }: M): ZoneStep | undefined {
  const here = placeOf(s, terrain, c)
  if (!here) return undefined
  const sought = new Set(foes.flatMap(foe => placeOf(s, terrain, foe) ?? []))
  const seen = new Set([nameOf(here)])
  let edge: { place: Place; first: ZoneStep | undefined }[] = [{ place: here, first: undefined }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { place, first } of edge)
      for (const step of stepsFrom(s, terrain, place)) {
        const to = after(place, step)
        if (!to || seen.has(nameOf(to)) || whyNotStep(s, terrain, c, place, step)) continue
        seen.add(nameOf(to))
        if (to.some(zone => sought.has(zone))) return first ?? step
        next.push({ place: to, first: first ?? step })
      }
    edge = next
  }
  return undefined
}

const nameOf = (place: Place): string => place.toSorted().join()

/** The half step to the place that is worth most, if it is better than to stay. */
function stepTo({ s, terrain, c }: M, worth: (place: Place | undefined) => number): ReturnType<Plan<Murdham>> {
  const here = placeOf(s, terrain, c)
  if (!here || (s.turn?.acting?.who === c.id && halvesLeft(s, c) === 0)) return undefined
  let best = { step: '', worth: worth(here) }
  for (const { value, whyNot } of stepOptions(s, terrain, c)) {
    const is = whyNot ? -Infinity : worth(after(here, value))
    if (is > best.worth) best = { step: value, worth: is }
  }
  return best.step === '' ? undefined : { type: 'step', with: { 'step.to': best.step } }
}

/** What somebody does with what is left of a turn, the best first; the first that the rules leave open is done. */
export const turn: readonly Plan<Murdham>[] = [
  breakFree,
  giveUp,
  flee,
  surrender,
  equip,
  attack,
  approach,
  run,
  ({ s, c }) => (s.turn?.acting?.who === c.id ? { type: 'endTurn' } : undefined),
]

/** Enemies who still fight and are known to be there. */
export const isFoe = (s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(s, c, other) && isAble(other) && other.known !== 'absent' && !isHiddenFrom(other, c)
