import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { withWord } from '~/grid/sets'
import { setBoard, squaresOn, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import { GROUND, groundOf } from '../map/ground'
import { squareSet } from '../schema/fields'

/** `paint` with `{ squares, ground }`: paint squares, or wash the paint off (`null`). Older journals list `cells`. */
export function paint<R extends TableTypes>(w: World<R>, command: Command): void {
  const cell = v.pipe(v.number(), v.integer(), v.minValue(0))
  const given = args(
    v.object({
      squares: v.optional(squareSet),
      cells: v.optional(v.pipe(v.array(cell), v.maxLength(4096))),
      ground: v.nullable(v.picklist(GROUND)),
    }),
    command,
  )
  const { width, height } = w.terrain.map
  const cells = given.cells ?? squaresOn(w, command, given.squares ?? [])
  const off = cells.find(one => one >= width * height)
  if (off !== undefined) throw new Diverged(`paint: square ${off} is not on this map.`)
  setBoard(w, { paint: withWord(groundOf(w.now.board, width), width, cells, given.ground), ground: undefined })
}
