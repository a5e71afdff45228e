import type { Proc } from '~/engine/ask'
import type { Id } from '~/engine/snapshot'
import { decreesBy } from '~/table/contract/decrees'
import { say as sayAtTable } from '~/table/secrecy/say'
import { standUpAgain } from '~/table/tokens/decree'
import { yieldUp } from '../actions/procedures'
import { isAble, isUnearthly } from '../conditions'
import { die, putOut } from '../harm/damage'
import { takeHeart } from '../morale'
import { flee } from '../movement'
import { say } from '../state/events'
import type { Murdham, World } from '../state/types'
import { ABILITIES } from '../state/vocabulary'
import { endTurn, takeTurn } from '../turn/turn'

/** The GM’s word on somebody [MUR-GM-01]. */
export const decrees = decreesBy<Murdham>('MUR-GM-01', {
  falls: { isOpen: isAble, enact: fall },
  dies: { isOpen: ({ sheet }) => !sheet.status.dead, enact: (w, id) => die(w, id) },
  flees: { isOpen: isAble, enact: (w, id) => flee(w, id) },
  surrenders: { isOpen: isAble, enact: (w, id) => yieldUp(w, id) },
  actsNow: {
    isOpen: (c, s) => isAble(c) && s.turn?.acting?.who !== c.id,
    *enact(w, id) {
      sayAtTable(w, 'decreed', { who: id }, { what: 'actsNow' })
      yield* cutTurnShort(w)
      w.editSheet(id, 'status').skipTurn = false
      w.editTurn().at = w.of(id).side
      yield* takeTurn(w, id)
    },
  },
  losesTurn: {
    isOpen: c => isAble(c) && !c.sheet.status.skipTurn,
    *enact(w, id) {
      sayAtTable(w, 'decreed', { who: id }, { what: 'losesTurn' })
      const status = w.editSheet(id, 'status')
      if (w.now.turn?.acting?.who === id) yield* cutTurnShort(w)
      else if (status.turn === 'fresh' && w.now.turn!.phase !== 'bonus') status.turn = 'spent'
      else status.skipTurn = true
    },
  },
  upAgain: {
    isOpen: c => c.gone || !isAble(c),
    enact(w, id) {
      const { sheet } = w.edit(id)
      for (const pool of [...ABILITIES, 'health'] as const) sheet[pool].cur = Math.max(1, sheet[pool].cur)
      const up = { dead: false, incapacitated: false, disabled: false, diesAtEndOf: null }
      Object.assign(sheet.status, up)
      takeHeart(w, id)
      standUpAgain(w, id)
    },
  },
})

/** The turn that is on ends, with what its owner was about to do. */
function* cutTurnShort(w: World): Proc<void> {
  const { acting } = w.now.turn!
  if (!acting) return
  w.breakOff(acting.who)
  yield* endTurn(w)
}

/** Out of the fight and alive, also one that damage would not put out. */
function fall(w: World, id: Id): void {
  const what = isUnearthly(w.of(id)) ? 'disabled' : 'incapacitated'
  w.editSheet(id, 'status')[what] = true
  say(w, 'fell', { who: id }, { what: 'down' }, { what })
  putOut(w, id)
}
