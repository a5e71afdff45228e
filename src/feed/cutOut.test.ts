import { afterEach, expect, it, vi } from 'vitest'
import { cutOut, type Block } from './cutOut'

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })
const block = (at: ReturnType<typeof rect>, ...squares: ReturnType<typeof rect>[]): Block => ({ ...at, squares })

/** What is cut out of a picture of this size: for each block the size of its piece, and what is drawn from where to where. */
async function cut(picture: [width: number, height: number], place: ReturnType<typeof rect>, ...blocks: Block[]) {
  const drawn: unknown[][] = []
  let open = 0
  class Canvas {
    constructor(
      readonly width: number,
      readonly height: number,
    ) {
      drawn.push([`${width}x${height}`])
    }
    getContext() {
      return { drawImage: (_: unknown, ...numbers: number[]) => void drawn.at(-1)!.push(numbers) }
    }
    convertToBlob = async (how: { type: string }) => new Blob([`${drawn.at(-1)![0]}`], how)
  }
  vi.stubGlobal('OffscreenCanvas', Canvas)
  vi.stubGlobal('createImageBitmap', async () => {
    open++
    return { width: picture[0], height: picture[1], close: () => void open-- }
  })
  const pieces = await cutOut(new Blob(), place, blocks)
  expect(open, 'the picture is let go of').toBe(0)
  return { drawn, pieces: await Promise.all(pieces.map(async one => one && `${one.type} ${await one.text()}`)) }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('of each block its known squares alone are drawn, each where it lies in the block', async () => {
  const { drawn, pieces } = await cut(
    [400, 200],
    rect(0, 0, 40, 20),
    block(rect(0, 0, 16, 16), rect(0, 0, 2, 1), rect(5, 3, 1, 1)),
    block(rect(16, 0, 16, 16), rect(17, 2, 1, 3)),
  )
  expect(drawn).toEqual([
    ['160x160', [0, 0, 20, 10, 0, 0, 20, 10], [50, 30, 10, 10, 50, 30, 10, 10]],
    ['160x160', [170, 20, 10, 30, 10, 20, 10, 30]],
  ])
  expect(pieces).toEqual(['image/webp 160x160', 'image/webp 160x160'])
})

it('no pixel is taken that lies in a neighbouring square with any part', async () => {
  // Three squares over ten pixels: a square ends between two pixels.
  const { drawn } = await cut([10, 10], rect(0, 0, 3, 3), block(rect(0, 0, 3, 3), rect(1, 0, 1, 1), rect(0, 2, 1, 1)))
  expect(drawn[0]!.slice(1).map(numbers => (numbers as number[]).slice(0, 4))).toEqual([
    [4, 0, 2, 3],
    [0, 7, 3, 3],
  ])
  // What multiplying is off by takes no pixel away that lies in the square whole.
  const tenths = await cut([21, 21], rect(0, 0, 0.7, 0.7), block(rect(0, 0, 1, 1), rect(0.1, 0.1, 0.2, 0.2)))
  expect((tenths.drawn[0]![1] as number[]).slice(0, 4)).toEqual([3, 3, 6, 6])
})

it('a picture that lies beside the corner of the map is cut where it lies, and nothing where it does not reach', async () => {
  const { drawn, pieces } = await cut(
    [100, 100],
    rect(2, 1, 10, 10),
    block(rect(0, 0, 16, 16), rect(0, 0, 3, 3), rect(11, 10, 3, 3)),
    block(rect(16, 0, 16, 16), rect(16, 0, 2, 2)),
    block(rect(0, 16, 16, 16), rect(3, 16, 2, 2)),
    block(rect(0, 0, 16, 16), rect(0, 0, 2, 1), rect(4, 0, 1, 1), rect(0, 4, 2, 1)),
  )
  expect(drawn).toEqual([['160x160', [0, 0, 10, 20, 20, 10, 10, 20], [90, 90, 10, 10, 110, 100, 10, 10]]])
  expect(pieces.map(Boolean)).toEqual([true, false, false, false])
})

it('a piece is no larger than a screen shows, in its proportions, and no smaller than a pixel', async () => {
  const { drawn } = await cut([8_192, 4_096], rect(0, 0, 16, 8), block(rect(0, 0, 16, 8), rect(8, 4, 8, 4)))
  expect(drawn).toEqual([['4096x2048', [4_096, 2_048, 4_096, 2_048, 2_048, 1_024, 2_048, 1_024]]])
  const exactly = await cut([4_096, 1], rect(0, 0, 16, 1), block(rect(0, 0, 16, 1), rect(0, 0, 16, 1)))
  expect(exactly.drawn[0]![0]).toBe('4096x1')
  const thin = await cut([16_384, 1], rect(0, 0, 16, 1), block(rect(0, 0, 16, 1), rect(0, 0, 16, 1)))
  expect(thin.drawn[0]![0]).toBe('4096x1')
})

it('a browser that cannot cut says so, and lets go of the picture', async () => {
  let open = 0
  vi.stubGlobal('createImageBitmap', async () => (open++, { width: 1, height: 1, close: () => void open-- }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => null
    },
  )
  const all = rect(0, 0, 1, 1)
  await expect(cutOut(new Blob(), all, [block(all, all)])).rejects.toThrow('no canvas')
  expect(open).toBe(0)
})
