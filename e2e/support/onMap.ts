import type { Page } from '@playwright/test'

/** Where the corner of the map lies in pixels of the window, and how wide a square is. */
export async function viewOf(page: Page): Promise<{ x: number; y: number; square: number }> {
  return page.getByRole('application').evaluate(board => {
    const [x = 0, y = 0, square = 0] = ['--x', '--y', '--square'].map(name =>
      Number.parseFloat((board as HTMLElement).style.getPropertyValue(name)),
    )
    const box = board.getBoundingClientRect()
    return { x: box.left + x, y: box.top + y, square }
  })
}

/** A place of the map in pixels of the window; columns and rows count from 1, so 1 is the left edge of the first. */
export async function onScreen(page: Page, column: number, row: number): Promise<{ x: number; y: number }> {
  const { x, y, square } = await viewOf(page)
  return { x: x + (column - 1) * square, y: y + (row - 1) * square }
}
