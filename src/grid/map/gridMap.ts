/** What a drawn line is. All four stop steps unless they are `walkable`; a window lets sight through. */
export type SegmentKind = 'wall' | 'door' | 'window' | 'object'

/** A straight piece of wall in squares, at any angle. With `portal` it is there only while that portal is closed. */
export interface Segment {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
  readonly kind: SegmentKind
  readonly portal?: string
  /** Steps go through it: a curtain, a bank of fog. */
  readonly walkable?: true
  /** Sight goes through the first such segment on its way and is stopped by the second: one sees a rock, and not past it. */
  readonly sightOnce?: true
}

/** A door or window that opens; `closed` is how it stands when the map is first laid out. */
export interface Portal {
  readonly id: string
  readonly segment: Segment
  readonly closed: boolean
  /** While it is closed the players take it for a wall. */
  readonly secret?: true
  /** It is locked as long as nobody unlocks it. */
  readonly locked?: true
}

/** How portals stand, by id; those not named stand as drawn. */
export type Doors = Readonly<Record<string, 'open' | 'closed'>>

/** Whether a door or window is closed now. */
export function isClosed({ id, closed }: Portal, doors: Doors): boolean {
  return Object.hasOwn(doors, id) ? doors[id] === 'closed' : closed
}

/** A lamp or fire of the map: it lights what lies within its range and not behind walls. In squares. */
export interface Light {
  readonly x: number
  readonly y: number
  readonly range: number
}

/** A map as drawn: plain frozen data that survives JSON. Sizes in squares of 1 m. */
export interface GridMap {
  readonly width: number
  readonly height: number
  readonly walls: readonly Segment[]
  readonly portals: readonly Portal[]
  readonly lights?: readonly Light[]
}

/** Longest side of a map, in squares. */
export const MAX_SIDE = 1024

/** How far from the map's corner a wall may be drawn, in squares (walls off the map are kept and have no effect). */
export const MAX_COORDINATE = 4096

/**
 * Checks a map and returns a deeply frozen copy.
 * @throws RangeError naming the field that is wrong: a side that is not a whole number from 1 to MAX_SIDE, a coordinate
 * or a light that is not a number within MAX_COORDINATE, two portals of one id, a wall of an unknown portal.
 */
export function gridMap(drawn: GridMap): GridMap {
  for (const side of ['width', 'height'] as const) {
    const squares = drawn[side]
    if (!Number.isInteger(squares) || squares < 1 || squares > MAX_SIDE) {
      throw new RangeError(`${side}: ${squares} is not a whole number of squares from 1 to ${MAX_SIDE}`)
    }
  }
  const ids = new Set<string>()
  const portals = drawn.portals.map((portal, i) => {
    if (ids.has(portal.id)) throw new RangeError(`portals[${i}].id: "${portal.id}" is used twice`)
    ids.add(portal.id)
    return Object.freeze({ ...portal, segment: checked(portal.segment, `portals[${i}].segment`) })
  })
  const walls = drawn.walls.map((wall, i) => {
    if (wall.portal !== undefined && !ids.has(wall.portal)) {
      throw new RangeError(`walls[${i}].portal: there is no portal "${wall.portal}"`)
    }
    return checked(wall, `walls[${i}]`)
  })
  return Object.freeze({
    width: drawn.width,
    height: drawn.height,
    walls: Object.freeze(walls),
    portals: Object.freeze(portals),
    ...(drawn.lights && { lights: Object.freeze(drawn.lights.map(checkedLight)) }),
  })
}

function checkedLight(light: Light, i: number): Light {
  for (const key of ['x', 'y', 'range'] as const) {
    if (!(Math.abs(light[key]) <= MAX_COORDINATE)) {
      throw new RangeError(`lights[${i}].${key}: ${light[key]} is not a number within ${MAX_COORDINATE} squares`)
    }
  }
  return Object.freeze({ ...light })
}

function checked(segment: Segment, where: string): Segment {
  for (const key of ['x1', 'y1', 'x2', 'y2'] as const) {
    if (!(Math.abs(segment[key]) <= MAX_COORDINATE)) {
      throw new RangeError(`${where}.${key}: ${segment[key]} is not a number within ${MAX_COORDINATE} squares`)
    }
  }
  return Object.freeze({ ...segment })
}
