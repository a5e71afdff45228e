import type { Snap } from '../../board/tools/snapped'
import type { BrushShape } from '../../board/tools/squaresTool'

/** What the pointer can do on the map besides selecting and moving. */
export type MapTool = 'select' | 'ruler' | 'fog' | 'ground' | 'zone' | 'wall' | 'take' | 'area'

export const FOG_WORDS = { shown: 'Reveal', hidden: 'Hide', sight: 'Leave to sight' } as const
export const GROUND_WORDS = {
  difficult: 'Difficult',
  blocking: 'Blocking',
  hazardous: 'Hazardous',
  cover: 'Cover',
  none: 'Wash off',
} as const
export const WALL_WORDS = { wall: 'Wall', door: 'Door', window: 'Window', object: 'Object' } as const
export const AREA_WORDS = { circle: 'Circle', cone: 'Cone', line: 'Line', square: 'Square' } as const
export const SHAPE_WORDS = { brush: 'Brush', rectangle: 'Rectangle', polygon: 'Polygon', room: 'Room' } as const

/** How the tools of the map are set in this window. */
export interface MapSettings {
  /** How squares are chosen, for fog, ground and zones alike. */
  readonly shape: BrushShape
  /** Side of the brush, in squares. */
  readonly brush: number
  readonly fog: keyof typeof FOG_WORDS
  readonly ground: keyof typeof GROUND_WORDS
  /** The drawn zone that squares are added to; `new`: the next stroke makes one; null: they leave their zone. */
  readonly zone: string | null
  readonly wall: keyof typeof WALL_WORDS
  /** One piece after the other, or the four sides of a room. */
  readonly wallShape: 'line' | 'room'
  readonly snap: Snap
  readonly area: keyof typeof AREA_WORDS
  /** Metres: the radius of a circle, the length of a cone or line, the side of a square. */
  readonly areaSize: number
  /** Metres, of a line. */
  readonly areaWidth: number
  /** Where areas begin: in the middles of squares or on their corners. */
  readonly origin: 'middle' | 'corner'
}

export const USUAL_SETTINGS: MapSettings = {
  shape: 'brush',
  brush: 1,
  fog: 'shown',
  ground: 'difficult',
  zone: 'new',
  wall: 'wall',
  wallShape: 'line',
  snap: 'edges',
  area: 'circle',
  areaSize: 3,
  areaWidth: 1,
  origin: 'corner',
}
