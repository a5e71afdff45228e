import type { Proc } from '~/engine/ask'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Part } from '~/engine/events'
import { d6 } from '../dice'
import type { Combatant, Place, Tiny, World } from '../state/types'
import { rollRequest, rollTogether } from '../state/questions'
import { isKnown, questionVisibility } from '~/table/secrecy/shareAs'
import { say, sayToGm } from '../state/events'

/** Dice of initiative: two, or three with Vigilant; all of them are added. */
const diceOf = ({ sheet }: Combatant): readonly number[] => d6(sheet.traits.vigilant ? 3 : 2)

/** What the dice came to, by its parts. */
function added({ sheet }: Combatant, faces: readonly number[]): readonly Part[] {
  return faces.map(face => part(face, 'die', sheet.traits.vigilant ? 'TINY-INIT-06' : 'TINY-INIT-01'))
}

/**
 * These roll for initiative at the same time; the totals come back in their order. `against`: a newcomer who is tied with the others,
 * whose own order stands, rolls again with them.
 */
export const rollInitiative = rule<Tiny, [readonly Id[], 'first' | 'again' | 'against'], readonly number[]>(
  ['TINY-DICE-02'],
  'rollInitiative',
  function* (w, who, time) {
    const key = time === 'first' ? 'initiative.dice' : 'initiative.again'
    // A tie with nobody whom the players know would tell of somebody whom they do not, and so would one that such a newcomer makes.
    const known = who.filter(id => isKnown(w.of(id)))
    const isOpen = time === 'first' || (known.length > 1 && (time === 'again' || known[0] === who[0]))
    const see = (id: Id) => (isOpen ? questionVisibility(w, id) : 'asked')
    const faces = yield* rollTogether(key, () =>
      who.map(id => rollRequest(id, key, diceOf(w.of(id)), { see: see(id) })),
    )
    return who.map((id, i) => announce(w, id, faces[i] ?? [], time, isOpen))
  },
)

/** Say what somebody rolled; re-rolls of npcs, and those that only the hidden bring about, are the GM's alone. */
function announce(
  w: World,
  who: Id,
  faces: readonly number[],
  time: 'first' | 'again' | 'against',
  isOpen: boolean,
): number {
  const c = w.of(who)
  w.enter(c.sheet.traits.vigilant ? 'TINY-INIT-02' : 'TINY-INIT-01')
  const because = added(c, faces)
  const facts = { total: total(because) }
  const type = time === 'first' ? 'initiative' : 'rerolls'
  if (isOpen && c.sheet.kind === 'pc') say(w, type, { who }, facts, {}, because)
  else sayToGm(w, type, { who, ...facts }, because)
  return total(because)
}

/** P1, steps 2 and 3: everybody rolls, highest first; ties are settled among the tied. */
export const orderByInitiative = rule<Tiny, [readonly Id[]], readonly Place[]>(
  ['TINY-INIT-03', 'TINY-INIT-08'],
  'orderByInitiative',
  function* (w, who) {
    const totals = yield* rollInitiative(w, who, 'first')
    const places = who.map((id, i) => ({ who: id, total: totals[i] ?? 0, ties: [] }))
    const order: Place[] = []
    for (const tied of groups(places, place => place.total)) order.push(...(yield* settleTie(w, tied)))
    return order
  },
)

/** Vigilant ones go before the others; each of the two groups settles its own ties by re-rolling. */
const settleTie = rule<Tiny, [readonly Place[]], readonly Place[]>([], 'settleTie', function* (w, tied) {
  if (tied.length === 1) return tied
  const isVigilant = ({ who }: Place) => w.of(who).sheet.traits.vigilant
  const first = tied.filter(isVigilant)
  const rest = tied.filter(place => !isVigilant(place))
  if (first.length > 0 && rest.length > 0) w.enter('TINY-INIT-04')
  return [...(yield* rerollTie(w, first)), ...(yield* rerollTie(w, rest))]
})

/** Those still tied roll again, the highest tie completely first, until none is left. */
const rerollTie: (w: World, tied: readonly Place[]) => Proc<readonly Place[]> = rule<
  Tiny,
  [readonly Place[]],
  readonly Place[]
>([], 'rerollTie', function* (w, tied) {
  if (tied.length < 2) return tied
  w.enter('TINY-INIT-05', 'TINY-INIT-07')
  const totals = yield* rollInitiative(
    w,
    tied.map(place => place.who),
    'again',
  )
  const rolled = tied.map((place, i) => ({ ...place, ties: [...place.ties, totals[i] ?? 0] }))
  const order: Place[] = []
  for (const still of groups(rolled, place => place.ties.at(-1) ?? 0)) order.push(...(yield* rerollTie(w, still)))
  return order
})

/** Those of one number together, the highest number first. */
function groups(places: readonly Place[], by: (place: Place) => number): Place[][] {
  const numbers = [...new Set(places.map(by))].sort((a, b) => b - a)
  return numbers.map(number => places.filter(place => by(place) === number))
}
