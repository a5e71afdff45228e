import { BoardPage, type GestureCost, type SceneName } from './board-page/boardPage'
import type { Figure } from './figure'
import { figureOf } from './figureOf'
import { median } from './median'

/** Mouse events of one drag, one a frame. */
const EVENTS = 120

/**
 * Dragging one of 200 tokens over 1,000 walls in the real board, beside the least a page can do with the same mouse events
 * (the map not redrawn, one plain element moved) and beside an empty page, in turn in each run. A run before them is
 * thrown away; the series is repeated once when its ratios lie further apart than 2×.
 */
export async function drag(runs: number): Promise<Figure[]> {
  const page = await BoardPage.open()
  try {
    const first = await series(page, runs)
    return first.some(({ pass }) => pass === 'noisy') ? await series(page, runs) : first
  } finally {
    await page.close()
  }
}

async function series(page: BoardPage, runs: number): Promise<Figure[]> {
  const task: number[] = []
  const p95: number[] = []
  const costs: { readonly [name in 'board' | 'limit']: number[] } = { board: [], limit: [] }
  for (let run = -1; run < runs; run++) {
    const { board, limit, empty } = await inTurn(page, run % 2 === 0)
    if (run < 0) continue
    task.push(board.task / limit.task)
    p95.push(board.p95 / empty.p95)
    costs.board.push(board.task)
    costs.limit.push(limit.task)
  }
  const ms = (name: 'board' | 'limit') => `${name} ${median(costs[name]).toFixed(1)} ms`
  return [
    figureOf('drag 1 of 200 tokens, main thread per frame / limit', task, 'lower', 2, `${ms('board')}, ${ms('limit')}`),
    figureOf('drag 1 of 200 tokens, p95 of frames / empty page', p95, 'lower', 1.05),
  ]
}

async function inTurn(page: BoardPage, isForwards: boolean): Promise<Record<'empty' | 'limit' | 'board', GestureCost>> {
  const names = ['empty', 'limit', 'board'] as const satisfies SceneName[]
  const found: Partial<Record<(typeof names)[number], GestureCost>> = {}
  for (const name of isForwards ? names : names.toReversed()) found[name] = await page.measure(name, 'token', EVENTS)
  const { empty, limit, board } = found
  if (!empty || !limit || !board) throw new Error('a scene was left out')
  return { empty, limit, board }
}
