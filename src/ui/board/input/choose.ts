import { HAND } from '~/words/en/board'
import type { BoardToken, Picking } from '../props'
import { tokensAt, whyNotOf } from '../tokens/squareWords'
import { routeLabel } from '../movement'
import type { InputState } from './inputState'

/** A token was clicked, or chosen with Enter. `add`: beside those that are selected. */
export function chooseToken(state: InputState, token: BoardToken, add: boolean): void {
  const { picking, onSelect } = state.inputs
  if (picking?.kind === 'token') pick(state, picking, token)
  else if (picking) chooseSquare(state, token.cell, add)
  else onSelect?.(token.id, add)
}

/**
 * A square was clicked, or chosen with Enter: for what is asked, else for whoever stands there, else as a goal.
 *
 * @param isFinger it covers what it points at: the way is shown first, and the next tap on the same square goes
 * @returns whether somebody was sent there
 */
export function chooseSquare(state: InputState, cell: number, add: boolean, isFinger = false): boolean {
  const { picking, tokens, onSelect } = state.inputs
  const { map, shown } = state.stage
  const [there] = tokensAt(cell, map.width, tokens)
  if (picking?.kind === 'square') {
    const whyNot = picking.whyNot?.(cell) ?? null
    if (whyNot === null) picking.onPick(cell)
    else state.surface.say(whyNot)
  } else if (picking) {
    if (there) pick(state, picking, there)
  } else if (there && there.id !== shown?.who) onSelect?.(there.id, add)
  else if (shown) return send(state, cell, isFinger)
  else onSelect?.(null, false)
  return false
}

/** Makes the square that the shown movement aims at a waypoint. False where it aims at none, or at the last one. */
export function addWaypoint({ stage, surface }: InputState): boolean {
  if (!stage.shown?.addWaypoint()) return false
  stage.wayChanged()
  surface.say(HAND.waypointSet)
  return true
}

function pick(state: InputState, picking: Extract<Picking, { kind: 'token' }>, { id }: BoardToken): void {
  const whyNot = whyNotOf(id, picking)
  if (whyNot === null) return picking.onPick(id)
  state.surface.say(whyNot)
  if (picking.options.has(id)) picking.onClosed?.(id, whyNot)
}

/** What a finger does next. */
const AGAIN = HAND.again

/** Sends the shown token to a square: at once where it may go, else when it is chosen again with the reason read. */
function send({ stage, surface }: InputState, cell: number, isFinger: boolean): boolean {
  const { shown } = stage
  if (!shown) return false
  const isShown = shown.way?.goal === cell
  const isRead = isShown && shown.way?.refused !== undefined
  shown.aim(cell)
  if (isFinger && !isShown && shown.way && shown.way.refused === undefined) {
    surface.say(`${routeLabel(shown.way)}, ${AGAIN}`)
    stage.wayChanged(AGAIN)
    return false
  }
  const refused = shown.way?.refused
  const isTried = (refused === undefined || isRead) && shown.drop()
  if (isTried) shown.aim(null)
  else if (refused !== undefined) surface.say(HAND.notAllowed(refused))
  stage.wayChanged()
  return isTried && refused === undefined
}
