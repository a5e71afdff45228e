import type { Asked, Id, Reason, Walk } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { actions, asGm, type TableState, useTable } from '~/store/state'
import { MAP_STRIKE } from '~/words/en/map'
import type { BoardMovement, BoardWalk } from '../../board/props'
import { isPlaced, placeTogether, together } from './placeTogether'
import { aimFrom, strikeFrom } from './striking'

/**
 * A token was sent along these squares, the first of them its own. Answers the open question for a way, or submits the
 * movement that the rules name; what they refuse lands in the prompt.
 */
function submitWay(who: Id, squares: readonly number[], asked: Asked | undefined): void {
  const { fight } = useTable.getState()
  if (!fight) return
  const way = squares.slice(1)
  if (asked) {
    actions.answer(asked, way, 'click')
    return
  }
  const goal = squares.at(-1)
  if (goal === undefined) return
  const walk = walkOf(fight, who)
  if (!walk) return
  const { command, key } = walk.meant?.(goal) ?? walk
  if (command !== 'place') return void actions.send({ type: command, by: who, with: { [key]: way } })
  const place = () => asGm('place', { who, cell: goal })
  const { whyNot } = walk.route([goal])
  if (whyNot) actions.refuse(whyNot, place)
  else place()
}

/** One shade for everything within reach: what a movement costs beyond its metres is the action bar's matter. */
const BANDS = [Infinity]

/**
 * Moving tokens as the rules say, in the fight as it stands when a token is picked up. Dropped on a foe, it strikes.
 *
 * @param shown whose reach is tinted
 * @param unit what lengths are said in
 * @param onHold told whether a token is held
 */
export function gmMovement(
  shown: Id | null,
  unit: BoardMovement<Reason>['unit'],
  onHold: (token: Id | null) => void,
): BoardMovement<Reason> {
  return {
    shown,
    onHold,
    onOver: (by, target, through) => {
      if (target !== null && aimFrom(by, target, through)) return true
      actions.letGo()
      return false
    },
    onDropOnto: (by, target, through) => strikeFrom(by, target, through),
    of: id => {
      const { fight, selection } = useTable.getState()
      if (!fight) return null
      const [before] = fight.asks ?? []
      if (before && id !== pathAsked(fight)?.who) return heldBack(fight, id, before)
      return companyOf(fight, selection, id).length > 1
        ? together(fight.snapshot, id)
        : warned(fight, id, walkOf(fight, id))
    },
    groupMembers: id => {
      const { fight, selection } = useTable.getState()
      return fight ? companyOf(fight, selection, id) : []
    },
    unit,
    bands: BANDS,
    describe: whyNot => {
      const { fight } = useTable.getState()
      return fight?.ruleset.display.text.reason(whyNot, fight.snapshot) ?? ''
    },
    onDrop: (id, squares, _, whyNot) => {
      const { fight, selection } = useTable.getState()
      if (!fight) return
      if (whyNot?.code === ANSWER_FIRST) {
        const cell = squares.at(-1)
        if (cell !== undefined && cell !== squares[0]) actions.refuse(whyNot, () => asGm('place', { who: id, cell }))
        return
      }
      const along = companyOf(fight, selection, id)
      if (along.length > 1) placeTogether(along, squares)
      else submitWay(id, squares, pathAsked(fight))
    },
  }
}

/** Whose reach is shown while nothing is dragged: whoever is asked for a way, else whoever acts, if it can move. */
export function shownReach(fight: FightView, now: Id | null): Id | null {
  const actor = fight.asks ? (pathAsked(fight)?.who ?? null) : now
  return actor !== null && walkOf(fight, actor)?.whyNot === undefined ? actor : null
}

const ANSWER_FIRST = 'answerFirst'

/** While something else is asked nobody moves: the way says what comes first. The GM may place the token all the same. */
function heldBack({ ruleset, snapshot }: FightView, id: Id, asked: Asked): BoardWalk<Reason> | null {
  const walk = together(snapshot, id)
  const question = ruleset.display.text.ask(asked, snapshot).title
  return walk && { ...walk, whyNot: { rule: 'table', code: ANSWER_FIRST, with: { question } } }
}

function pathAsked({ asks }: FightView) {
  return asks?.find(ask => ask.kind === 'path')
}

function walkOf(fight: FightView, id: Id) {
  const { ruleset, snapshot, terrain } = fight
  if (!isPlaced(snapshot, id)) return null
  const path = pathAsked(fight)
  if (path?.who === id) return ruleset.commands.walk(snapshot, terrain, id, path)
  // Whoever may take the turn takes it by going somewhere.
  const stand = (fight.asks ? undefined : fight.lead(id)?.ended) ?? snapshot
  return ruleset.commands.walk(stand, terrain, id)
}

/** The same, and each way says who may strike at whoever goes it. */
function warned(fight: FightView, id: Id, walk: Walk | null): BoardWalk<Reason> | null {
  if (!walk || walk.whyNot || walk.command === 'place' || fight.asks) return walk
  return {
    ...walk,
    route(through) {
      const found = walk.route(through)
      const goal = found.path.at(-1)
      if (found.whyNot || goal === undefined || found.path.length < 2) return found
      const { command: type, key } = walk.meant?.(goal) ?? walk
      const who = fight.reactions({ type, by: id, with: { [key]: found.path.slice(1) } })
      const names = who.map(one => fight.snapshot.combatants[one]?.name ?? one)
      return names.length > 0 ? { ...found, warning: MAP_STRIKE.reacts(names.join(', '), names.length) } : found
    },
  }
}

/** Outside of turns the selected are placed together: by the GM, whom no rule holds back. */
function companyOf(fight: FightView, selection: TableState['selection'], id: Id): readonly Id[] {
  if (selection.length < 2 || !selection.includes(id) || fight.asks) return []
  return walkOf(fight, id)?.command === 'place' ? selection.filter(one => isPlaced(fight.snapshot, one)) : []
}
