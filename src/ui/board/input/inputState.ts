import { nearestCell } from '../geometry/camera'
import { toMap } from '../geometry/viewport'
import type { Stage } from '../paint/stage'
import type { BoardToken } from '../props'
import { NO_INPUTS, type BoardInputs } from './boardInputs'
import { Surface } from './surface'

/** What everything that hears clicks and keys on a board works with. */
export class InputState {
  readonly stage: Stage
  readonly surface: Surface
  /** The props of the latest render. */
  inputs: BoardInputs = NO_INPUTS

  constructor(stage: Stage) {
    this.stage = stage
    this.surface = new Surface(stage)
  }
}

/** Where a cursor begins: at a token, at whoever moves, at the selected one, else in the middle of what is in view. */
export function startCell({ inputs, stage }: InputState, token?: BoardToken): number {
  const at = (who: string | undefined) => inputs.tokens.find(({ id }) => id === who)
  const from = token ?? at(stage.shown?.who) ?? at(inputs.selection[0])
  return from?.cell ?? nearestCell(toMap(stage.camera.view, stage.camera.middle), stage.map)
}
