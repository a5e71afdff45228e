import { expect, it } from 'vitest'
import { dotsOfDiagonal } from '~/feed/screens'
import { flatLayout } from './flatLayout'

const PAGES = [
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
  { width: 3840, height: 2160 },
]

it.each(PAGES)(
  'at $width × $height a square has as many pixels of the device at every zoom, and as many squares lie there',
  page => {
    const setting = { dots: dotsOfDiagonal(page, 43), square: 25.4 }
    const usual = flatLayout(page, 1, setting)
    expect(usual.square).toBeCloseTo(Math.hypot(page.width, page.height) / 43, 9)
    for (const ratio of [1.25, 1.5, 2]) {
      const { size, square, edge } = flatLayout(page, ratio, setting)
      expect(size).toEqual(usual.size)
      expect(square * ratio * size.width).toBeCloseTo(usual.square * size.width, 6)
      expect(edge * ratio).toBeCloseTo(usual.edge, 6)
    }
  },
)
