import type { BoardToken } from '../props/token'
import type { TokenMarks } from './tokenDrawing'

/** A token as the canvas shows it while the map moves. */
export interface TokenLook {
  readonly token: BoardToken
  readonly marks: TokenMarks
}
