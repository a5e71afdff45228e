import { BoardPage, type Gesture, type GestureCost } from './board-page/boardPage'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'

/** Mouse events of one gesture, one a frame. */
const EVENTS = 120

/** How many points more of all frames may be late than in the limit. */
const LATER = 0.05

/**
 * Panning and zooming a map of 100 × 100 with 200 tokens, 1,000 walls and fog in the real board, beside the least that a
 * page can do with the same mouse events on one canvas (no fog there), beside an empty page, and beside a map of nine times
 * the size with as much on each part of it; in turn in each run, the first of which is thrown away.
 */
export async function pan(runs: number): Promise<Figure[]> {
  const page = await BoardPage.open()
  try {
    const figures: Figure[] = []
    for (const gesture of ['pan', 'zoom'] as const) {
      const first = await series(page, gesture, runs)
      figures.push(...(first.some(({ pass }) => pass === 'noisy') ? await series(page, gesture, runs) : first))
    }
    return figures
  } finally {
    await page.close()
  }
}

const SCENES = ['empty', 'limit-pan', 'board-fog', 'board-large'] as const
type Scene = (typeof SCENES)[number]

async function series(page: BoardPage, gesture: Gesture, runs: number): Promise<Figure[]> {
  const kept: Record<Scene, GestureCost>[] = []
  for (let run = -1; run < runs; run++) {
    const order = run % 2 === 0 ? SCENES : SCENES.toReversed()
    const costs: Partial<Record<Scene, GestureCost>> = {}
    for (const scene of order) costs[scene] = await page.measure(scene, gesture, EVENTS)
    if (run >= 0) kept.push(costs as Record<Scene, GestureCost>) // every scene was measured
  }
  const ratios = (of: (costs: Record<Scene, GestureCost>) => number) => kept.map(of)
  const ms = (scene: Scene) => `${scene} ${median(kept.map(costs => costs[scene].task)).toFixed(1)} ms`
  const words = `${gesture} with 200 tokens, 1,000 walls, fog`
  return [
    figureOf(
      `${words}: main thread per frame / one canvas`,
      ratios(costs => costs['board-fog'].task / costs['limit-pan'].task),
      'lower',
      1.5,
      `${ms('board-fog')}, ${ms('limit-pan')}`,
    ),
    figureOf(
      `${words}: p50 of frames / empty page`,
      ratios(costs => costs['board-fog'].p50 / costs.empty.p50),
      'lower',
      1.05,
    ),
    figureOf(
      `${words}: share of late frames, 1 + more than on one canvas`,
      ratios(costs => 1 + Math.max(0, costs['board-fog'].late - costs['limit-pan'].late)),
      'lower',
      1 + LATER,
    ),
    figureOf(
      `${words}: 300 × 300 / 100 × 100, main thread per frame`,
      ratios(costs => costs['board-large'].task / costs['board-fog'].task),
      'lower',
      1.3,
      ms('board-large'),
    ),
  ]
}
