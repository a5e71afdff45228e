/** A point or a direction in space: x to the right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number]

/** A rotation as three rows. */
export type Turn = readonly [Vec, Vec, Vec]

/** One face of a die. */
export interface Face {
  readonly normal: Vec
  readonly centre: Vec
  /** Across the face and up it, as its number is read. */
  readonly right: Vec
  readonly up: Vec
  /** Its corners in order, seen from outside. */
  readonly corners: readonly Vec[]
  /** Radius of the largest circle round the centre. */
  readonly room: number
}

/** A die as a convex body whose corners lie at distance 1 or nearer. Face `i` shows `i + 1`. */
export interface Solid {
  readonly faces: readonly Face[]
}

const PHI = (1 + Math.sqrt(5)) / 2
/** How far the corners of the belt of a d10 lie from its middle plane, so that its kites are flat. */
const ZIGZAG = Math.tan(Math.PI / 10) ** 2

const POINTS: Readonly<Record<number, () => readonly Vec[]>> = {
  4: () => [
    [1, 1, 1],
    [1, -1, -1],
    [-1, 1, -1],
    [-1, -1, 1],
  ],
  6: () => signs([1, 1, 1]),
  8: () => cyclic([1, 0, 0]),
  10: () => [
    [0, 0, 1],
    [0, 0, -1],
    ...Array.from({ length: 10 }, (_, i): Vec => {
      const angle = (i * Math.PI) / 5
      return [Math.cos(angle), Math.sin(angle), i % 2 ? ZIGZAG : -ZIGZAG]
    }),
  ],
  12: () => [...signs([1, 1, 1]), ...cyclic([0, 1 / PHI, PHI])],
  20: () => cyclic([0, 1, PHI]),
}

const KINDS = [4, 6, 8, 10, 12, 20]
const made = new Map<number, Solid>()

/** The body of a die with so many sides: the smallest that has as many faces, or the largest there is. Worked out once. */
export function solidOf(sides: number): Solid {
  const kind = KINDS.find(faces => faces >= sides) ?? 20
  let solid = made.get(kind)
  if (!solid) made.set(kind, (solid = { faces: facesOf(within(POINTS[kind]!())) }))
  return solid
}

/** How a die lies when this face is read: face and number towards the viewer, leaning back a little so that its sides are seen. */
export function atRest({ right, up, normal, corners }: Face): Turn {
  return times(about([1, 0, 0], corners.length === 4 ? LEAN.flat : LEAN.pointed), [right, up, normal])
}

/** In radians. Of a cube that leans much the side is as large as the face. */
const LEAN = { flat: -0.2, pointed: -0.3 }

/** The rotation by an angle in radians about an axis of length 1. */
export function about([x, y, z]: Vec, angle: number): Turn {
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  const k = 1 - c
  return [
    [c + x * x * k, x * y * k - z * s, x * z * k + y * s],
    [y * x * k + z * s, c + y * y * k, y * z * k - x * s],
    [z * x * k - y * s, z * y * k + x * s, c + z * z * k],
  ]
}

/** First `b`, then `a`. */
export function times(a: Turn, b: Turn): Turn {
  const column = (j: 0 | 1 | 2): Vec => [b[0][j], b[1][j], b[2][j]]
  const row = (r: Vec): Vec => [dot(r, column(0)), dot(r, column(1)), dot(r, column(2))]
  return [row(a[0]), row(a[1]), row(a[2])]
}

export const turned = (turn: Turn, point: Vec): Vec => [dot(turn[0], point), dot(turn[1], point), dot(turn[2], point)]

export const unit = (a: Vec): Vec => scaled(a, 1 / Math.hypot(...a))

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const scaled = (a: Vec, n: number): Vec => [a[0] * n, a[1] * n, a[2] * n]
const cross = (a: Vec, b: Vec): Vec => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** The same points with the farthest at distance 1. */
function within(points: readonly Vec[]): readonly Vec[] {
  const most = Math.max(...points.map(point => Math.hypot(...point)))
  return points.map(point => scaled(point, 1 / most))
}

/** A point with every choice of signs. */
function signs(point: Vec): readonly Vec[] {
  return point.reduce<Vec[]>((all, n, i) => (n === 0 ? all : all.flatMap(one => [one, flipped(one, i)])), [point])
}

const flipped = ([x, y, z]: Vec, i: number): Vec => [i === 0 ? -x : x, i === 1 ? -y : y, i === 2 ? -z : z]

/** The same in each of the three turns of the axes. */
function cyclic([x, y, z]: Vec): readonly Vec[] {
  return [...signs([x, y, z]), ...signs([z, x, y]), ...signs([y, z, x])]
}

const NEAR = 1e-6

/** The faces of the hull of a few points: of each three, whether all others lie behind them. */
function facesOf(points: readonly Vec[]): readonly Face[] {
  const faces: Face[] = []
  for (const [i, a] of points.entries())
    for (const [j, b] of points.entries())
      for (const c of j > i ? points.slice(j + 1) : []) {
        const across = cross(minus(b, a), minus(c, a))
        const normal = unit(dot(across, a) < 0 ? scaled(across, -1) : across)
        const depth = dot(normal, a)
        if (faces.some(face => dot(face.normal, normal) > 1 - NEAR)) continue
        if (points.every(point => dot(normal, point) < depth + NEAR))
          faces.push(
            faceOf(
              normal,
              points.filter(point => dot(normal, point) > depth - NEAR),
            ),
          )
      }
  return faces
}

function faceOf(normal: Vec, points: readonly Vec[]): Face {
  const sum = points.reduce((a, b): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]])
  const centre = scaled(sum, 1 / points.length)
  // Its number stands upright on an edge of a square, and under the corner of every other face.
  const tip =
    points.length === 4 && isSquare(points) ? scaled(sumOf(points[0]!, nearest(points)), 0.5) : farthest(points)
  const up = unit(minus(tip, centre))
  const right = cross(up, normal)
  const angle = (point: Vec) => Math.atan2(dot(minus(point, centre), up), dot(minus(point, centre), right))
  const corners = points.toSorted((a, b) => angle(a) - angle(b))
  const room = Math.min(
    ...corners.map((a, i) => {
      const b = corners[(i + 1) % corners.length]!
      const edge = unit(minus(b, a))
      const from = minus(centre, a)
      return Math.hypot(...minus(from, scaled(edge, dot(from, edge))))
    }),
  )
  return { normal, centre, right, up, corners, room }
}

const sumOf = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const apart = (a: Vec, b: Vec) => Math.hypot(...minus(a, b))
/** Of the other corners the one nearest to the first. */
const nearest = ([first, ...others]: readonly Vec[]): Vec =>
  others.toSorted((a, b) => apart(first!, a) - apart(first!, b))[0]!
/** The corner that lies farthest from all others: of a kite the pointed one. */
const farthest = (points: readonly Vec[]): Vec => {
  const reach = (a: Vec) => points.reduce((sum, b) => sum + apart(a, b), 0)
  return points.toSorted((a, b) => reach(b) - reach(a))[0]!
}
const isSquare = (points: readonly Vec[]): boolean => {
  const sides = points
    .slice(1)
    .map(point => apart(points[0]!, point))
    .toSorted((a, b) => a - b)
  return sides[1]! - sides[0]! < NEAR
}
