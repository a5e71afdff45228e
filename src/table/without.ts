/** A block of squares by its top-left corner and its sides. */
export interface Rectangle {
  x: number
  y: number
  width: number
  height: number
}

/** What is left of a rectangle when another is cut out of it: up to four, not overlapping. */
export function without(whole: Rectangle, cut: Rectangle): Rectangle[] {
  const left = Math.max(whole.x, cut.x)
  const right = Math.min(whole.x + whole.width, cut.x + cut.width)
  const top = Math.max(whole.y, cut.y)
  const bottom = Math.min(whole.y + whole.height, cut.y + cut.height)
  if (left >= right || top >= bottom) return [whole]
  const bands: Rectangle[] = [
    { x: whole.x, y: whole.y, width: whole.width, height: top - whole.y },
    { x: whole.x, y: top, width: left - whole.x, height: bottom - top },
    { x: right, y: top, width: whole.x + whole.width - right, height: bottom - top },
    { x: whole.x, y: bottom, width: whole.width, height: whole.y + whole.height - bottom },
  ]
  return bands.filter(({ width, height }) => width > 0 && height > 0)
}
