import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { withWord } from '~/grid/sets'
import { args } from '../schema/issueWords'
import { cellsIn, fogOf, type SizeOf } from '../sight/fogOf'
import { forgetMemory, rememberSeen, setFog } from '../sight/sightLog'
import { anId, squareSet, squares } from '../schema/fields'
import { squaresOn, type TableTypes } from '../map/setBoard'

/**
 * `fog` with any of `{ mode, party, dark, forget }`: how the players come to see the map, the sides that see for them,
 * whether only what is lit is seen, and whether what was seen before is forgotten. As long as nobody has named a party, it
 * is the sides whose pools the players see exactly.
 */
export function setFogMode<R extends TableTypes>(sizeOf: SizeOf<R>, w: World<R>, command: Command): void {
  const { mode, party, dark, forget } = args(
    v.object({
      mode: v.optional(v.picklist(['off', 'hand', 'sight'])),
      party: v.optional(v.pipe(v.array(anId), v.maxLength(20))),
      dark: v.optional(v.boolean()),
      forget: v.optional(v.boolean(), false),
    }),
    command,
  )
  for (const side of party ?? []) if (!w.now.sides[side]) throw new Diverged(`fog: there is no side ${side}.`)
  rememberSeen(sizeOf, w)
  const before = fogOf(w.now.board, w.terrain.map.width)
  const exact = Object.values(w.now.sides).flatMap(({ id, show }) => (show === 'exact' ? [id] : []))
  setFog(w, {
    mode: mode ?? before.mode,
    party: party ?? (before.party.length > 0 ? before.party : exact),
    dark: dark ?? before.dark,
    known: forget ? {} : before.known,
    // Whoever has seen everything has seen it as it is.
    ...((forget || before.mode === 'off') && { old: undefined }),
  })
}

/**
 * `fog.paint` with `{ squares, as }`: squares are `shown` to the players or `hidden` from them by hand, or left to the
 * `sight` of the party. Where only the hand shows, hidden squares are forgotten too.
 */
export function showParts<R extends TableTypes>(w: World<R>, command: Command): void {
  const given = args(v.object({ squares: squareSet, as: v.picklist(['shown', 'hidden', 'sight']) }), command)
  paintFog(w, squaresOn(w, command, given.squares), given.as)
}

/** `show` with `{ x, y, width, height }`: `fog.paint` as older journals have it. */
export function showPart<R extends TableTypes>(w: World<R>, command: Command): void {
  paintFog(w, cellsIn(args(rectangle, command), w.terrain.map.width), 'shown')
}

/** `unshow` with `{ x, y, width, height }`: `fog.paint` as older journals have it. */
export function unshowPart<R extends TableTypes>(w: World<R>, command: Command): void {
  paintFog(w, cellsIn(args(rectangle, command), w.terrain.map.width), 'hidden')
}

const rectangle = v.object({ x: squares, y: squares, width: squares, height: squares })

function paintFog<R extends TableTypes>(w: World<R>, cells: readonly number[], as: 'shown' | 'hidden' | 'sight'): void {
  const { width } = w.terrain.map
  const { mode, hand, known } = fogOf(w.now.board, width)
  if (mode !== 'sight' && as === 'hidden')
    setFog(w, { hand: withWord(hand, width, cells, null), known: withWord(known, width, cells, null) })
  else {
    const anew = as === 'shown' ? forgetMemory(fogOf(w.now.board, width), width, cells) : {}
    setFog(w, { hand: withWord(hand, width, cells, as === 'sight' ? null : as), ...anew })
  }
}
