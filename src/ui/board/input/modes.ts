import type { BoardTool, Picking } from '../props'
import type { InputState } from './inputState'

/** What a click and the keyboard's cursor mean on the board. */
export type GroundMode =
  /** A tool has the ground: clicks, drags and the cursor are its own. */
  | { readonly name: 'tool'; readonly tool: BoardTool }
  /** The next click or Enter chooses a token or a square; the keyboard may be on a square meanwhile. */
  | { readonly name: 'choosing'; readonly picking: Picking }
  /** The keyboard is on a square. */
  | { readonly name: 'cursor'; readonly cell: number }
  /** Clicks select and send. */
  | { readonly name: 'idle' }

/** What keys mean: while a token is in the hand, they are the hand's. */
export type BoardMode = GroundMode | { readonly name: 'holding' }

/**
 * A pointer is not bound by the token that the keyboard holds: for clicks only the ground counts.
 *
 * @param cell the square that the keyboard is on, or null
 */
export function groundMode({ inputs }: InputState, cell: number | null): GroundMode {
  if (inputs.tool) return { name: 'tool', tool: inputs.tool }
  if (inputs.picking) return { name: 'choosing', picking: inputs.picking }
  return cell === null ? { name: 'idle' } : { name: 'cursor', cell }
}

/** @returns what the keyboard is doing; the first that holds: holding, tool, choosing, cursor, idle */
export function boardMode(state: InputState, cell: number | null): BoardMode {
  return state.stage.held ? { name: 'holding' } : groundMode(state, cell)
}
