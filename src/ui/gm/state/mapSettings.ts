import type { CommandRules } from '~/engine'
import type { TableTypes } from '~/table'
import type { LengthUnit, WayUnit } from '../../board/geometry/lengthWords'
import type { BrushShape } from '../../board/tools/squaresTool'
import type { Snap } from '../../board/tools/wallsTool'

/** What the GM can choose for all systems. */
export type ChosenUnit = Exclude<LengthUnit, 'five feet'>

type Rules = { commands: Pick<CommandRules<TableTypes>, 'waysIn'> }

/** What lengths on the map are shown in: as the GM has chosen, else as the rules count, whose feet go five to a square. */
export function lengthUnit({ commands: { waysIn } }: Rules, chosen: ChosenUnit | null): LengthUnit {
  if (waysIn === 'five feet' && (chosen ?? 'feet') === 'feet') return waysIn
  return chosen ?? 'metres'
}

/** What ways are shown in: where the rules count zones, in zones whatever the GM has chosen for lengths. */
export function wayUnit(rules: Rules, chosen: ChosenUnit | null): WayUnit {
  return rules.commands.waysIn === 'half zones' ? rules.commands.waysIn : lengthUnit(rules, chosen)
}

/** What the pointer can do on the map besides selecting and moving. */
export type MapTool = 'select' | 'ruler' | 'fog' | 'ground' | 'zone' | 'wall' | 'take' | 'area'

/** How the tools of the map are set in this window. */
export interface MapSettings {
  /** How squares are chosen, for fog, ground and zones alike. */
  readonly shape: BrushShape
  /** Side of the brush, in squares. */
  readonly brush: number
  readonly fog: 'shown' | 'hidden' | 'sight'
  readonly ground: 'difficult' | 'blocking' | 'hazardous' | 'cover' | 'none'
  /** The drawn zone that squares are added to; `new`: the next stroke makes one; null: they leave their zone. */
  readonly zone: string | null
  readonly wall: 'wall' | 'door' | 'window' | 'object'
  /** One piece after the other, or the four sides of a room. */
  readonly wallShape: 'line' | 'room'
  readonly snap: Snap
  readonly area: 'circle' | 'cone' | 'line' | 'square'
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
