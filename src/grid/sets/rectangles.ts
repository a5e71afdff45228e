/** A block of squares by its top-left corner and its sides. */
export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * The marked squares of a map as few rectangles that do not overlap: the runs of each row, joined downwards as long as the
 * same run goes on; from the north-west. O(squares).
 */
export function rectanglesOf(width: number, marks: ArrayLike<number>): Rectangle[] {
  const done: Rectangle[] = []
  let open = new Map<number, { x: number; y: number; width: number; height: number }>()
  for (let y = 0; y * width < marks.length; y++) {
    const next: typeof open = new Map()
    for (let x = 0; x < width; x++) {
      if (!marks[y * width + x]) continue
      const start = x
      while (x < width && marks[y * width + x]) x++
      const above = open.get(start)
      const goesOn = above?.width === x - start
      const rect = goesOn ? above! : { x: start, y, width: x - start, height: 0 }
      rect.height++
      if (!goesOn) done.push(rect)
      next.set(start, rect)
    }
    open = next
  }
  return done
}
