import { withWord } from '~/grid/sets/rows'
import type { Fog } from '../map/board'

/** The fog when these squares were seen, or shown by hand: how they looked before is not remembered any more. */
export function forgetMemory(fog: Fog, width: number, cells: readonly number[]): Pick<Fog, 'old'> {
  if (!fog.old) return {}
  const squares = withWord(fog.old.squares, width, cells, null)
  if (squares === fog.old.squares) return {}
  return { old: Object.keys(squares).length > 0 ? { ...fog.old, squares } : undefined }
}
