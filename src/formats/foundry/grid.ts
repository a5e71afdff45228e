import { MAPS } from '~/words/en/files'
import { label } from '../report/label'
import type { ProblemList } from '../report/problemList'
import type { SceneFields } from './schema'

/** The grid of a scene, in whichever version it was written. */
export interface SceneGrid {
  /** Pixels a square. */
  readonly size: number
  /** 0 none, 1 squares, from 2 hexagons. */
  readonly type: number
  /** How long a square is there, in `units`. */
  readonly distance: number
  readonly units: string
}

export function gridOf({ grid, gridType, gridDistance, gridUnits }: SceneFields): SceneGrid {
  return typeof grid === 'number' ? { size: grid, type: gridType, distance: gridDistance, units: gridUnits } : grid
}

export const isHexagonal = ({ type }: SceneGrid) => type > 1

/** Tells of squares that the scene did not have, and of those that are no usual ones. */
export function noteGrid(grid: SceneGrid, problems: ProblemList): void {
  const { size, type, distance, units } = grid
  if (type === 0) problems.add('note', MAPS.foundry.grid, MAPS.foundry.noGrid(size))
  if (isUsual(grid)) return
  const side = `${distance} ${label(units)}`.trim()
  problems.add('note', MAPS.foundry.grid, MAPS.foundry.side(side))
}

/** 5 feet or 1.5 m a square are what everybody means by one. */
function isUsual({ distance, units }: SceneGrid): boolean {
  const unit = units.toLowerCase().replace(/[^a-z]/g, '')
  return (
    (distance === 5 && (unit === '' || unit.startsWith('f'))) ||
    ((distance === 1.5 || distance === 1) && unit.startsWith('m'))
  )
}
