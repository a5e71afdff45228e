import type { Aim, BoardToken, Sketch } from '../../props'
import type { TokenLook } from '../../tokens/tokenDrawing'
import { paintLine } from '../../canvas/paintLine'
import { paintToken } from '../paintToken'

/**
 * The line of an attack that is being aimed; null where one of the two is not on the map. Of a blow that is proposed after a way: the
 * way in dots, the ghost of the token at its end, and the line from there.
 */
export function aimSketch(
  { from, to, isClosed, way = [] }: Aim,
  looks: readonly TokenLook[],
  width: number,
): Sketch | null {
  const lookOf = (id: string) => looks.find(({ token }) => token.id === id)
  const [one, other] = [lookOf(from), lookOf(to)]
  if (!one || !other || one === other) return null
  const place = ({ cell, size }: Pick<BoardToken, 'cell' | 'size'>) => ({
    x: cell % width,
    y: Math.floor(cell / width),
    size,
  })
  const { size } = one.token
  const goes = way.length > 1 ? way : []
  const [a, b] = [place({ cell: goes.at(-1) ?? one.token.cell, size }), place(other.token)]
  const squares = [a, b, ...goes.map(cell => place({ cell, size }))]
  const middle = ({ x, y, size }: typeof a) => ({ x: x + size / 2, y: y + size / 2, size })
  return {
    extent: {
      x0: Math.min(...squares.map(({ x }) => x)),
      y0: Math.min(...squares.map(({ y }) => y)),
      x1: Math.max(...squares.map(({ x, size }) => x + size)) - 1,
      y1: Math.max(...squares.map(({ y, size }) => y + size)) - 1,
    },
    paint: canvas => {
      const { g, colours, pixel } = canvas
      if (goes.length > 0) {
        const path = new Path2D()
        for (const { x, y } of goes.map(cell => middle(place({ cell, size })))) path.lineTo(x, y)
        g.lineCap = 'round'
        g.lineJoin = 'round'
        for (const [ink, wide] of [
          [colours.table, 6],
          [colours.way, 3],
        ] as const) {
          g.setLineDash([0.01, 8 * pixel])
          g.strokeStyle = ink
          g.lineWidth = wide * pixel
          g.stroke(path)
        }
        g.setLineDash([])
        const ghost = { ...one.token, cell: goes.at(-1)!, badges: [], now: false, asked: false }
        paintToken(canvas, ghost, { selected: false, choice: 'none' }, 0.6)
      }
      paintLine(canvas, middle(a), middle(b), isClosed ? colours.refused : colours.now, isClosed)
    },
  }
}
