import type { Asked, Id, Reason } from '~/engine'
import { byGm } from '~/store/byGm'
import type { OpenFight, TableState } from '~/store/types'
import { actions, useTable } from '~/store/useTable'
import type { BoardWalk, Movement } from '../../board/types'
import { isPlaced } from './isPlaced'
import { placeTogether, together } from './placeTogether'
import { submitWay } from './submitWay'

/** One shade for everything within reach: what a movement costs beyond its metres is the action bar's matter. */
const BANDS = [Infinity]

/**
 * Moving tokens as the rules say, in the fight as it stands when a token is picked up; `shown`: whose reach is tinted;
 * `unit`: what lengths are said in.
 */
export function gmMovement(shown: Id | null, unit: Movement<Reason>['unit']): Movement<Reason> {
  return {
    shown,
    of: id => {
      const { fight, selection } = useTable.getState()
      if (!fight) return null
      const [before] = fight.asks ?? []
      if (before && id !== pathAsked(fight)?.who) return heldBack(fight, id, before)
      return companyOf(fight, selection, id).length > 1 ? together(fight.snapshot, id) : walkOf(fight, id)
    },
    company: id => {
      const { fight, selection } = useTable.getState()
      return fight ? companyOf(fight, selection, id) : []
    },
    unit,
    bands: BANDS,
    describe: whyNot => {
      const { fight } = useTable.getState()
      return fight?.ruleset.text.reason(whyNot, fight.snapshot) ?? ''
    },
    onDrop: (id, squares, _, whyNot) => {
      const { fight, selection } = useTable.getState()
      if (!fight) return
      if (whyNot?.code === ANSWER_FIRST) {
        const cell = squares.at(-1)
        if (cell !== undefined && cell !== squares[0]) actions.refuse(whyNot, () => byGm('place', { who: id, cell }))
        return
      }
      const along = companyOf(fight, selection, id)
      if (along.length > 1) placeTogether(along, squares)
      else submitWay(id, squares, pathAsked(fight))
    },
  }
}

/** Whose reach is shown while nothing is dragged: whoever is asked for a way, else whoever acts, if it can move. */
export function shownReach(fight: OpenFight, now: Id | null): Id | null {
  const actor = fight.asks ? (pathAsked(fight)?.who ?? null) : now
  return actor !== null && walkOf(fight, actor)?.whyNot === undefined ? actor : null
}

const ANSWER_FIRST = 'answerFirst'

/** While something else is asked nobody moves: the way says what comes first. The GM may place the token all the same. */
function heldBack({ ruleset, snapshot }: OpenFight, id: Id, asked: Asked): BoardWalk<Reason> | null {
  const walk = together(snapshot, id)
  const question = ruleset.text.ask(asked, snapshot).title
  return walk && { ...walk, whyNot: { rule: 'table', code: ANSWER_FIRST, with: { question } } }
}

function pathAsked({ asks }: OpenFight) {
  return asks?.find(ask => ask.kind === 'path')
}

function walkOf(fight: OpenFight, id: Id) {
  const { ruleset, snapshot, terrain } = fight
  const path = pathAsked(fight)
  return isPlaced(snapshot, id) ? ruleset.walk(snapshot, terrain, id, path?.who === id ? path : undefined) : null
}

/** Outside of turns the selected are placed together: by the GM, whom no rule holds back. */
function companyOf(fight: OpenFight, selection: TableState['selection'], id: Id): readonly Id[] {
  if (selection.length < 2 || !selection.includes(id) || fight.asks) return []
  return walkOf(fight, id)?.command === 'place' ? selection.filter(one => isPlaced(fight.snapshot, one)) : []
}
