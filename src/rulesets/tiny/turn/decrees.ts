import type { Id } from '~/engine/snapshot'
import { decreesBy } from '~/table/contract/decrees'
import { fleeAway, standUpAgain } from '~/table/tokens/decree'
import { say } from '~/table/secrecy/say'
import { comeOut, isAble } from '../conditions'
import { die, goDown } from '../harm/fall'
import { CONDITION } from '../state/sheet'
import type { Tiny, World } from '../state/types'
import { endTurn, takesTurn } from './turn'

/** The GM’s word on somebody [TINY-GM-01]. */
export const decrees = decreesBy<Tiny>('TINY-GM-01', {
  falls: {
    isOpen: isAble,
    enact(w, id) {
      w.editSheet(id, 'hp').cur = 0
      goDown(w, id)
    },
  },
  dies: {
    isOpen: ({ sheet }) => sheet.status.condition !== 'dead',
    enact(w, id) {
      w.editSheet(id, 'hp').cur = 0
      die(w, id)
    },
  },
  flees: { isOpen: isAble, enact: (w, id) => (comeOut(w, id, 'restored'), fleeAway(w, id)) },
  surrenders: {
    isOpen: isAble,
    enact(w, id) {
      comeOut(w, id, 'restored')
      Object.assign(w.editSheet(id, 'status'), CONDITION.endedBy('fall'))
      w.editRow(id).yielded = true
      say(w, 'decreed', { who: id }, { what: 'surrenders' })
    },
  },
  actsNow: {
    isOpen: (c, s) =>
      takesTurn(s, c) && s.turn?.who !== c.id && (s.turn?.order.some(({ who }) => who === c.id) ?? false),
    enact: (w, id) => comeNext(w, id),
  },
  losesTurn: {
    isOpen: (c, s) => takesTurn(s, c),
    enact(w, id) {
      say(w, 'decreed', { who: id }, { what: 'losesTurn' })
      if (w.now.turn?.who === id) cutTurnShort(w, id)
      else w.editRow(id).skips = true
    },
  },
  upAgain: {
    isOpen: c => c.gone || c.yielded === true || c.sheet.status.condition !== 'up',
    enact(w, id) {
      const hp = w.editSheet(id, 'hp')
      hp.cur = Math.max(1, hp.cur)
      Object.assign(w.editSheet(id, 'status'), { condition: 'up', attempts: [], tended: false, droppedRound: null })
      standUpAgain(w, id)
    },
  },
})

/** The turn that is on ends, with what its owner was about to do. */
function cutTurnShort(w: World, who: Id): void {
  w.breakOff(who)
  endTurn(w, who)
}

/** The turn that is on ends, and this one's place in the order is the next from now on. */
function comeNext(w: World, id: Id): void {
  say(w, 'decreed', { who: id }, { what: 'actsNow' })
  const { who } = w.now.turn!
  if (who !== null) cutTurnShort(w, who)
  const turn = w.editTurn()
  const at = turn.order.findIndex(place => place.who === id)
  const others = turn.order.filter(place => place.who !== id)
  // Its own place was the latest one: it stands there once more.
  if (turn.last === id) turn.last = others[at - 1]?.who ?? null
  const { last } = turn
  const next = last === null ? 0 : others.findIndex(place => place.who === last) + 1
  turn.order = [...others.slice(0, next), turn.order[at]!, ...others.slice(next)]
}
