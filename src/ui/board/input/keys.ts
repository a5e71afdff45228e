import { HAND } from '~/words/en/board'
import { doorBeside } from '../doors'
import type { BoardToken, Modifiers } from '../props'
import { ARROWS, isArrowKey } from '../../parts/hooks/focus'
import { nearestToken } from '../tokens/nearestToken'
import { tokensAt } from '../tokens/squareWords'
import { addWaypoint, chooseSquare, chooseToken } from './choose'
import type { InputState } from './inputState'
import type { BoardMode } from './modes'
import type { SquareCursor } from './squareCursor'
import type { ToolInput } from './toolInput'

/** What keys act on. */
export interface Hands {
  readonly state: InputState
  readonly cursor: SquareCursor
  readonly tool: ToolInput
}

/** A key, and the token that has the focus. */
export interface KeyPress extends Modifiers {
  readonly key: string
  readonly token: BoardToken | undefined
}

/** What a key does; false: it meant nothing, and stays with the page. */
type Act = (hands: Hands, press: KeyPress) => boolean

type Keys = Readonly<Record<string, Act>>

/** An act that always means something. */
const does =
  (act: (hands: Hands, press: KeyPress) => void): Act =>
  (hands, press) => {
    act(hands, press)
    return true
  }

const onArrows = (act: Act): Keys => Object.fromEntries(Object.keys(ARROWS).map(key => [key, act]))

/** With a tool in the hand the cursor is the tool's. */
export function toggleCursor({ state, cursor, tool }: Hands, token?: BoardToken): void {
  if (!tool.isHolding) return cursor.toggle(token)
  state.surface.focus(null)
  tool.toggleCursor()
}

const toTool: Act = ({ state, tool }, press) => {
  // The cursor goes on from a token to the ground.
  if (press.token && isArrowKey(press.key)) state.surface.focus(null)
  return tool.key(press.key, press)
}

const walk = does(({ cursor }, { key }) => {
  if (!isArrowKey(key)) return
  const { dx, dy } = ARROWS[key]
  cursor.walk(dx, dy)
})

/** From token to token, which are selected unless one is being chosen; from the board itself the cursor comes up. */
const toNextToken = does((hands, { key, shiftKey, token }) => {
  const { inputs, surface, stage } = hands.state
  if (!isArrowKey(key)) return
  if (!token) return toggleCursor(hands)
  const next = nearestToken(inputs.tokens, token, key, stage.map.width)
  if (!next) return
  surface.focus(next.id)
  if (!inputs.picking) inputs.onSelect?.(next.id, shiftKey)
})

/** Opens or closes the door or window nearest to the cursor's square, on its edge or in it. */
const toggleDoor: Act = ({ state, cursor }) => {
  if (cursor.cell === null) return false
  const { doors, onDoor } = state.inputs
  const door = onDoor && doorBeside(cursor.cell, state.stage.map.width, doors)
  if (door) {
    onDoor(door.id)
    state.surface.say(door.isLocked ? door.spoken : HAND.toggled(door.kind, door.isClosed))
  } else state.surface.say(HAND.noDoor)
  return true
}

/**
 * Sends whoever moves to the cursor's square, or selects who stands there. The cursor has done its work then, and Enter is
 * the prompt's again; so it is where the square has nothing to choose.
 */
const chooseAtCursor: Act = ({ state, cursor }, { shiftKey }) => {
  const { cell } = cursor
  if (cell === null) return false
  const { inputs, stage } = state
  const [there] = tokensAt(cell, stage.map.width, inputs.tokens)
  const isToSelect = there !== undefined && there.id !== stage.shown?.who && !isOnly(inputs.selection, there.id)
  const isGoal = stage.shown !== null && there === undefined
  if (!isToSelect && !isGoal) return (cursor.leave(), false)
  if (chooseSquare(state, cell, shiftKey)) cursor.leave()
  return true
}

function isOnly(selection: readonly string[], id: string): boolean {
  return selection.length === 1 && selection[0] === id
}

/** Answers with the cursor's square, else with the token that has the focus. */
const answer: Act = (hands, press) => {
  if (hands.cursor.cell !== null) return (chooseSquare(hands.state, hands.cursor.cell, press.shiftKey), true)
  if (press.token) chooseToken(hands.state, press.token, press.shiftKey)
  return press.token !== undefined
}

/** The same in every mode but while a token is held. */
const VIEW: Keys = {
  '+': does(({ state }) => state.stage.camera.zoomBy(1.25)),
  '=': does(({ state }) => state.stage.camera.zoomBy(1.25)),
  '-': does(({ state }) => state.stage.camera.zoomBy(0.8)),
  Home: does(({ state }) => state.stage.camera.fit('gliding')),
  G: does((hands, { token }) => toggleCursor(hands, token)),
}

/** What each key does in each mode; Escape goes one step back. Keys that are not here stay with the page. */
const KEYS: Readonly<Record<BoardMode['name'], Keys>> = {
  // Heard by what holds it.
  holding: {},
  tool: {
    ...VIEW,
    ...onArrows(toTool),
    Enter: toTool,
    Backspace: toTool,
    Delete: toTool,
    Escape: toTool,
  },
  choosing: {
    ...VIEW,
    ...onArrows((hands, press) => (hands.cursor.cell === null ? toNextToken : walk)(hands, press)),
    o: toggleDoor,
    Enter: answer,
    Escape: does(({ state, cursor }) => {
      state.inputs.picking?.onCancel()
      cursor.leave()
    }),
  },
  cursor: {
    ...VIEW,
    ...onArrows(walk),
    w: does(({ state }) => addWaypoint(state)),
    o: toggleDoor,
    Enter: chooseAtCursor,
    Escape: does(({ cursor }) => cursor.leave()),
  },
  idle: {
    ...VIEW,
    ...onArrows(toNextToken),
    // A refused way that was clicked is read and put away.
    Escape: ({ state, cursor }) => {
      if (!state.stage.shown?.way) return false
      cursor.leave()
      return true
    },
  },
}

/** @returns whether the key meant something in this mode */
export function pressKey(mode: BoardMode, hands: Hands, press: KeyPress): boolean {
  const keys = KEYS[mode.name]
  return Object.hasOwn(keys, press.key) && keys[press.key]!(hands, press)
}
