import type { Aim, BoardToken, Sketch } from '../../props'
import type { TokenLook } from '../../tokens/tokenDrawing'
import { paintLine } from '../../canvas/paintLine'

/** The line of an attack that is being aimed; null where one of the two is not on the map. */
export function aimSketch({ from, to, isClosed }: Aim, looks: readonly TokenLook[], width: number): Sketch | null {
  const tokenOf = (id: string) => looks.find(({ token }) => token.id === id)?.token
  const [one, other] = [tokenOf(from), tokenOf(to)]
  if (!one || !other || one === other) return null
  const place = ({ cell, size }: BoardToken) => ({ x: cell % width, y: Math.floor(cell / width), size })
  const [a, b] = [place(one), place(other)]
  const middle = ({ x, y, size }: typeof a) => ({ x: x + size / 2, y: y + size / 2, size })
  return {
    extent: {
      x0: Math.min(a.x, b.x),
      y0: Math.min(a.y, b.y),
      x1: Math.max(a.x + a.size, b.x + b.size) - 1,
      y1: Math.max(a.y + a.size, b.y + b.size) - 1,
    },
    paint: canvas =>
      paintLine(canvas, middle(a), middle(b), isClosed ? canvas.colours.refused : canvas.colours.now, isClosed),
  }
}
