import type { Proc } from '~/engine/ask'
import type { Id } from '~/engine/snapshot'
import { decreesBy } from '~/table/contract/decrees'
import { say } from '~/table/secrecy/say'
import { fleeAway, standUpAgain } from '~/table/tokens/decree'
import { fallUnconscious, isAble, isOnField, isUp } from '../conditions'
import { die } from '../harm/death'
import { CONDITION } from '../state/conditions'
import type { Combatant, Endurance, World } from '../state/types'
import { isEligible } from './teams'
import { endTurn, takeTurn } from './turn'

const isLost = ({ gone, yielded, sheet: { status } }: Combatant): boolean =>
  gone || yielded === true || status.dead || status.unconscious

/** The GM’s word on somebody [END-GM-01]. */
export const decrees = decreesBy<Endurance>('END-GM-01', {
  falls: {
    isOpen: isUp,
    *enact(w, id) {
      empty(w, id)
      yield* fallUnconscious(w, id)
    },
  },
  dies: {
    isOpen: ({ sheet }) => !sheet.status.dead,
    *enact(w, id) {
      empty(w, id)
      yield* die(w, id)
    },
  },
  flees: { isOpen: isUp, enact: (w, id) => fleeAway(w, id) },
  surrenders: {
    isOpen: isUp,
    enact(w, id) {
      Object.assign(w.editSheet(id, 'status'), {
        ...CONDITION.endedBy('fall'),
        readied: null,
        pending: null,
      })
      w.editRow(id).yielded = true
      say(w, 'decreed', { who: id }, { what: 'surrenders' })
    },
  },
  actsNow: {
    isOpen: (c, s) => isAble(c) && isOnField(s, c) && s.turn?.who !== c.id,
    *enact(w, id) {
      say(w, 'decreed', { who: id }, { what: 'actsNow' })
      yield* cutTurnShort(w)
      Object.assign(w.editSheet(id, 'status'), { acted: false, newcomer: false, surprised: false })
      yield* takeTurn(w, id)
    },
  },
  losesTurn: {
    isOpen: (c, s) => s.turn?.who === c.id || isEligible(s, c),
    *enact(w, id) {
      say(w, 'decreed', { who: id }, { what: 'losesTurn' })
      if (w.now.turn?.who === id) yield* cutTurnShort(w)
      else w.editSheet(id, 'status').acted = true
    },
  },
  upAgain: {
    isOpen: isLost,
    enact(w, id) {
      const { health } = w.edit(id).sheet
      health.cur = Math.max(1, health.cur)
      Object.assign(w.editSheet(id, 'status'), { dead: false, unconscious: false, prone: false })
      standUpAgain(w, id)
    },
  },
})

/** The turn that is on ends, with what its owner was about to do. */
function* cutTurnShort(w: World): Proc<void> {
  const { who } = w.now.turn!
  if (who !== null) w.breakOff(who)
  yield* endTurn(w)
}

/** Nothing is left that could be hurt. */
function empty(w: World, id: Id): void {
  const { endurance, health } = w.edit(id).sheet
  endurance.cur = 0
  health.cur = 0
}
