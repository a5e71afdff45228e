import { BoardPage, type Gesture } from './board-page/boardPage'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'

/** Mouse events of one gesture, one a frame. */
const EVENTS = 120

const WORDS = {
  token: 'drag 1 of 200 tokens',
  pan: 'pan with 200 tokens',
  zoom: 'zoom with 200 tokens',
} as const satisfies Record<Gesture, string>

/**
 * The real board with 200 tokens that have pictures, twenty different ones, beside the same board with letters, in turn in
 * each run. A run before them is thrown away; a gesture is repeated once when its ratios lie further apart than 2×.
 */
export async function pictures(runs: number): Promise<Figure[]> {
  const page = await BoardPage.open()
  try {
    const figures: Figure[] = []
    for (const gesture of ['token', 'pan', 'zoom'] as const) {
      const first = await series(page, gesture, runs)
      figures.push(first.pass === 'noisy' ? await series(page, gesture, runs) : first)
    }
    return figures
  } finally {
    await page.close()
  }
}

async function series(page: BoardPage, gesture: Gesture, runs: number): Promise<Figure> {
  const costs = { board: [] as number[], 'board-pictures': [] as number[] }
  for (let run = -1; run < runs; run++) {
    const scenes = ['board', 'board-pictures'] as const
    for (const scene of run % 2 === 0 ? scenes : scenes.toReversed()) {
      const { task } = await page.measure(scene, gesture, EVENTS)
      if (run >= 0) costs[scene].push(task)
    }
  }
  const ratios = costs['board-pictures'].map((task, i) => task / costs.board[i]!)
  const ms = (scene: keyof typeof costs) => `${scene} ${median(costs[scene]).toFixed(1)} ms`
  const note = `${ms('board-pictures')}, ${ms('board')}`
  return figureOf(`${WORDS[gesture]}, main thread per frame, pictures / letters`, ratios, 'lower', 1.4, note)
}
