import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { isPresent, roster, tidyHiding } from '../conditions'
import { attemptsOf, die } from '../harm/fall'
import { CONDITION } from '../state/sheet'
import type { Place, Tiny, World } from '../state/types'
import { rollInitiative } from './initiative'
import { decided, endTurn, isOver, passTurn, takesTurn } from './turn'

/**
 * Somebody who joins later rolls on joining and is put in by total. Among those of the same total: Vigilant first; against
 * its own sort it re-rolls, and goes down them until one is lower.
 */
const newcomer = rule<Tiny, [Id], void>(['TINY-INIT-10'], 'newcomer', function* (w, who) {
  // Last for the moment, should the dice never be rolled.
  setOrder(w, [...others(w, who), { who, total: 0, ties: [] }])
  const [total = 0] = yield* rollInitiative(w, [who], 'first')
  const tied = others(w, who).filter(place => place.total === total)
  const isVigilant = (id: Id) => w.of(id).sheet.traits.vigilant
  const same = tied.filter(place => isVigilant(place.who) === isVigilant(who))
  if (tied.length > same.length) w.enter('TINY-INIT-04')
  // Those who are out of it keep their places and roll for nothing.
  const rivals = same.filter(place => isPresent(w.of(place.who)))
  const found = yield* placeAmong(w, who, rivals)
  const rest = others(w, who)
  const at = (id: Id | undefined) => rest.findIndex(place => place.who === id)
  let index: number
  if (found.before !== undefined) index = at(found.before)
  else if (same.length > 0) index = at(same.at(-1)?.who) + 1
  else if (tied.length > 0 && isVigilant(who)) index = at(tied[0]?.who)
  else {
    const lower = rest.findIndex(place => place.total < total)
    index = lower < 0 ? rest.length : lower
  }
  setOrder(w, [...rest.slice(0, index), { who, total, ties: found.ties }, ...rest.slice(index)])
})

/** Down those of the same total and sort: it stands before the first that is lower; an equal pair rolls again. */
const placeAmong = rule<Tiny, [Id, readonly Place[]], { before: Id | undefined; ties: readonly number[] }>(
  [],
  'placeAmong',
  function* (w, who, same) {
    if (same.length === 0) return { before: undefined, ties: [] }
    w.enter('TINY-INIT-05')
    const rivals = same.map(place => place.who)
    const [mine = 0, ...theirs] = yield* rollInitiative(w, [who, ...rivals], 'against')
    const ties = [mine]
    for (const [i, rival] of rivals.entries()) {
      let pair: readonly number[] = [mine, theirs[i] ?? 0]
      while (pair[0] === pair[1]) {
        pair = yield* rollInitiative(w, [who, rival], 'against')
        ties.push(pair[0] ?? 0)
      }
      if ((pair[0] ?? 0) > (pair[1] ?? 0)) return { before: rival, ties }
    }
    return { before: undefined, ties }
  },
)

function others(w: World, who: Id): readonly Place[] {
  return (w.now.turn?.order ?? []).filter(place => place.who !== who)
}

function setOrder(w: World, order: readonly Place[]): void {
  w.editTurn().order = order
}

/**
 * What follows every command: marks set by hand are made whole, newcomers get their place in the order, and whoever is
 * next has the turn, unless only one side is left.
 */
export const upkeep = rule<Tiny, [], void>([], 'upkeep', function* (w) {
  tidy(w)
  if (w.now.phase !== 'combat' || !w.now.turn) return
  for (const { id } of roster(w.now))
    if (isPresent(w.of(id)) && !w.now.turn.order.some(place => place.who === id)) {
      yield* newcomer(w, id)
      // Its dice were asked for: the GM may have set marks meanwhile.
      tidy(w)
    }
  if (w.now.turn.held && !decided(w.now)) w.editTurn().held = false
  const { who } = w.now.turn
  if (who !== null && !takesTurn(w.now, w.of(who))) endTurn(w, who)
  if (w.now.turn.who === null && !isOver(w.now)) passTurn(w)
})

function tidy(w: World): void {
  tidyHiding(w)
  tidyDying(w)
}

/** Somebody whom the GM made dying gets the attempts of the rules; somebody with none left is dead. */
function tidyDying(w: World): void {
  const round = w.now.phase === 'combat' ? (w.now.turn?.round ?? 0) : 0
  for (const { id } of roster(w.now)) {
    const c = w.of(id)
    const { attempts, droppedRound, condition } = c.sheet.status
    if (condition !== 'dying') {
      if (droppedRound !== null || attempts.length > 0)
        Object.assign(w.editSheet(id, 'status'), { droppedRound: null, attempts: [], tended: false })
    } else if (droppedRound === null) {
      const { list } = attemptsOf(c, w.now.settings)
      Object.assign(w.editSheet(id, 'status'), {
        ...CONDITION.endedBy('fall'),
        droppedRound: round,
        attempts: list,
      })
    } else if (attempts.length === 0) die(w, id)
  }
}
