import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Command, RulesetTypes } from '~/engine/types'
import type { World } from '~/engine/world'
import { withWord } from '~/grid/rows'
import { args } from './args'
import { GROUND, groundOf } from './ground'
import { squareSet } from './shapes'
import { squaresOn } from './squaresOn'
import type { Terrain } from './terrain'

type OnTable = RulesetTypes & { terrain: Terrain }

/** `paint` with `{ squares, ground }`: paint squares, or wash the paint off (`null`). Older journals list `cells`. */
export function paint<R extends OnTable>(w: World<R>, command: Command): void {
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
  w.setBoard({ paint: withWord(groundOf(w.now.board, width), width, cells, given.ground), ground: undefined })
}
