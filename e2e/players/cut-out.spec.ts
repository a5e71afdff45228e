import { expect, test, type Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { transformWithOxc } from 'vite'
import type { cutOut } from '../../src/feed/cutOut'

type Blocks = Parameters<typeof cutOut>[2]

/** A block of which every square is known. */
const all = (x: number, y: number, width: number, height: number) => {
  const squares = { x, y, width, height }
  return { ...squares, squares: [squares] }
}

/** A picture of 4 × 2 squares of 10 pixels, each of a grey of its own: 20, 40, 60 and so on. */
async function cut(page: Page, blocks: Blocks, scale = 1) {
  const path = new URL('../../src/feed/cutOut.ts', import.meta.url)
  const { code } = await transformWithOxc(await readFile(path, 'utf8'), 'cutOut.ts')
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  return page.evaluate(
    async ([address, blocks, scale]) => {
      const { cutOut: tool } = (await import(address)) as { cutOut: typeof cutOut }
      const side = 10 * scale
      const canvas = new OffscreenCanvas(4 * side, 2 * side)
      const context = canvas.getContext('2d')!
      for (let i = 0; i < 8; i++) {
        context.fillStyle = `rgb(${20 * (i + 1)} ${20 * (i + 1)} ${20 * (i + 1)})`
        context.fillRect((i % 4) * side, Math.floor(i / 4) * side, side, side)
      }
      const place = { x: 1, y: 1, width: 4, height: 2 }
      const pieces = await tool(await canvas.convertToBlob(), place, blocks)
      return Promise.all(
        pieces.map(async piece => {
          if (!piece) return null
          const bitmap = await createImageBitmap(piece)
          const { width, height } = bitmap
          const copy = new OffscreenCanvas(width, height).getContext('2d')!
          copy.drawImage(bitmap, 0, 0)
          const { data } = copy.getImageData(0, 0, width, height)
          const greys = new Set<number>()
          let clear = 0
          for (let i = 0; i < data.length; i += 4) {
            if (data[i + 3] === 0) clear++
            else greys.add(Math.round(data[i]! / 20))
          }
          return { type: piece.type, width, height, clear, greys: [...greys].sort((a, b) => a - b) }
        }),
      )
    },
    [address, blocks, scale] as const,
  )
}

test('a piece holds the pixels of its squares and no others', async ({ page }) => {
  const [left, middle] = await cut(page, [all(1, 1, 1, 2), all(2, 2, 2, 1)])
  expect(left).toEqual({ type: 'image/webp', width: 10, height: 20, clear: 0, greys: [1, 5] })
  expect(middle).toEqual({ type: 'image/webp', width: 20, height: 10, clear: 0, greys: [6, 7] })
})

test('where the picture does not reach, a piece is clear, and there is none where it reaches nowhere', async ({
  page,
}) => {
  const [corner, outside] = await cut(page, [all(0, 0, 2, 2), all(7, 0, 2, 2)])
  expect(corner).toEqual({ type: 'image/webp', width: 20, height: 20, clear: 300, greys: [1] })
  expect(outside).toBeNull()
})

test('a block is clear where nothing of it is known, whatever the picture shows there', async ({ page }) => {
  const squares = [
    { x: 1, y: 1, width: 1, height: 1 },
    { x: 3, y: 2, width: 2, height: 1 },
  ]
  const [block] = await cut(page, [{ x: 1, y: 1, width: 4, height: 2, squares }])
  expect(block).toEqual({ type: 'image/webp', width: 40, height: 20, clear: 500, greys: [1, 7, 8] })
})

test('a piece is no larger than a screen can show', async ({ page }) => {
  const [whole] = await cut(page, [all(1, 1, 4, 2)], 150)
  expect(whole).toMatchObject({ width: 4_096, height: 2_048 })
})
