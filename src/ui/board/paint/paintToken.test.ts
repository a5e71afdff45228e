import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { boundsOf, drawing, type Mark } from '../../parts/testing/drawing'
import { paintMarkup } from '../../parts/testing/paintMarkup'
import { boardDrawing } from '../canvas/testing/boardDrawing'
import type { BoardToken, Picking } from '../props'
import { TokenLayer } from '../tokens/TokenLayer'
import type { TokenMarks } from '../tokens/tokenDrawing'
import { paintToken } from './paintToken'

const GUARD: BoardToken = { id: 'a', name: '', spoken: '', letter: 'G', side: 0, cell: 23, size: 1, badges: [] }
const NONE: TokenMarks = { selected: false, choice: 'none' }
const PICTURE = { url: 'blob:a', image: { width: 64 } as ImageBitmap }
const badges = ['M0 0H128', 'M0 0V128', 'M0 0L9 9', 'M9 9L0 0'].map((icon, i) => ({ icon, words: `${i}` }))

/** Everything a token can be. */
const tokens = fc
  .record({
    letter: fc.constantFrom('G', 'G12'),
    side: fc.nat(6),
    size: fc.constantFrom(1, 2),
    badges: fc.nat(4).map(many => badges.slice(0, many)),
    ring: fc.constantFrom(
      [],
      [{ left: 4, of: 6 }],
      [{ left: 2, of: 6 }],
      [
        { left: 0, of: 3 },
        { left: 1, of: 2 },
      ],
    ),
    face: fc.constantFrom(undefined, 'M1 2H30V40Z'),
    picture: fc.constantFrom(undefined, PICTURE),
    now: fc.boolean(),
    asked: fc.boolean(),
    hidden: fc.boolean(),
    down: fc.boolean(),
    dead: fc.boolean(),
  })
  .map((one): BoardToken => ({ ...GUARD, ...one }))
const marks = fc.record({ selected: fc.boolean(), choice: fc.constantFrom('open', 'closed', 'none') })

/** As its element shows it, in the box of 100. */
function asElement(token: BoardToken, { selected, choice }: TokenMarks): readonly Mark[] {
  const options = new Map(choice === 'none' ? [] : [['a', choice === 'open' ? null : 'Too far']])
  const picking: Picking | null =
    choice === 'none' ? null : { kind: 'token', options, onPick: () => {}, onCancel: () => {} }
  const props = { ref: null, tokens: [token], width: 10, selection: selected ? ['a'] : [], picking, blows: null }
  const { g, marks } = drawing()
  const more = { notes: undefined, tabStop: undefined, help: undefined }
  paintMarkup(g, renderToStaticMarkup(createElement(TokenLayer, { ...props, ...more })))
  return marks
}

/** As the canvas shows it, in the box of 100. */
function onCanvas(token: BoardToken, look: TokenMarks): readonly Mark[] {
  const { canvas, marks } = boardDrawing({ square: 100 })
  const inset = 0.06 * token.size
  const scale = 100 / (token.size - 2 * inset)
  canvas.g.setTransform(scale, 0, 0, scale, -(3 + inset) * scale, -(2 + inset) * scale)
  paintToken(canvas, token, look)
  return marks
}

const rounded = (mark: Mark) => {
  const { kind, ink, alpha, words } = mark
  const bounds = Object.values(boundsOf(mark)).map(at => Math.round(at * 100) / 100)
  // Letters stand a little lower on the canvas, whose lines have their middle elsewhere.
  if (kind === 'words') return { kind, ink, alpha, words, x: bounds[0] }
  if (kind === 'image') return { kind, alpha, bounds }
  return { kind, ink, alpha, bounds, width: mark.width.toFixed(3), dash: mark.dash.map(part => part.toFixed(3)) }
}

test('the canvas shows every token as its element does', () => {
  fc.assert(
    fc.property(tokens, marks, (token, look) => {
      expect(onCanvas(token, look).map(rounded)).toEqual(asElement(token, look).map(rounded))
    }),
  )
})

/** Painted on squares of so many CSS pixels. */
function painted(token: Partial<BoardToken>, square: number, more: { opacity?: number; least?: number } = {}) {
  const drawn = boardDrawing({ square })
  paintToken(drawn.canvas, { ...GUARD, ...token }, NONE, more.opacity, more.least)
  return drawn
}

test('a token lies in the middle of its squares, and leaves a rim', () => {
  for (const size of [1, 3]) {
    const { x0, y0, x1, y1 } = boundsOf(...painted({ size, side: 2 }, 50).of('side2', 'fill'))
    expect([x0 - 3, 3 + size - x1, y0 - 2, 2 + size - y1].map(rim => rim / size)).toEqual(
      Array(4).fill(expect.closeTo(0.06 + 0.88 * 0.07)),
    )
  }
})

test('where squares are too narrow a token loses its badges first, then its letter; a large one keeps them longer', () => {
  const shown = (token: Partial<BoardToken>, square: number) => {
    const drawn = painted({ badges, ...token }, square)
    return [drawn.words().length, drawn.of('line').length]
  }
  expect(shown({}, 26)).toEqual([1, 3])
  expect(shown({}, 25.9)).toEqual([1, 0])
  expect(shown({}, 12)).toEqual([1, 0])
  expect(shown({}, 11.9)).toEqual([0, 0])
  expect(shown({ size: 2 }, 13)).toEqual([1, 3])
  expect(shown({ size: 2 }, 6)).toEqual([1, 0])
})

test.each([
  ['G', 50],
  ['G12', 38],
])('the letter %s is %i of 100 high, and no smaller than it must be to be read', (letter, usual) => {
  const high = (more: Parameters<typeof painted>[2], size = 1) =>
    Math.round(
      (painted({ letter, size }, 50, more).marks.find(({ kind }) => kind === 'words')!.size * 100) / 0.88 / size,
    )
  expect(high({ least: 10 })).toBe(usual)
  expect(high({ least: 64 })).toBe(64)
  expect(high({ least: 64 }, 2)).toBe(usual)
  expect(high({ least: 120 }, 2)).toBe(60)
})

test('the tag with the letter grows about its corner until it can be read', () => {
  const tagOf = (least: number) => {
    const { marks } = painted({ face: 'M0 0H9', cell: 0 }, 50, { least })
    const words = marks.find(({ kind }) => kind === 'words')!
    return { size: Math.round((words.size / 0.88) * 100), bounds: boundsOf(marks[marks.indexOf(words) - 1]!) }
  }
  expect([tagOf(24).size, tagOf(48).size]).toEqual([24, 48])
  const at = (least: number) => Object.values(tagOf(least).bounds).map(n => ((n - 0.06) / 0.88) * 100)
  const [x0, y0, x1, y1] = at(24) as [number, number, number, number]
  expect([x1 - x0, y1 - y0].map(Math.round)).toEqual([30, 30])
  expect(at(48).map(Math.round)).toEqual([x0 * 2 - 77, y0 * 2 - 23, x1 * 2 - 77, y1 * 2 - 23].map(Math.round))
})

test.each([
  [{ x0: 4 }, true],
  [{ x0: 5 }, false],
  [{ y0: 3 }, true],
  [{ y0: 4 }, false],
  [{ x1: 2 }, true],
  [{ x1: 1 }, false],
  [{ y1: 1 }, true],
  [{ y1: 0 }, false],
])('a token on column 3, row 2 is painted with its rim in a view of %o: %s', (seen, isPainted) => {
  const { canvas, marks } = boardDrawing({ seen })
  paintToken(canvas, GUARD, NONE)
  expect(marks.length > 0).toBe(isPainted)
})

test('a ghost is as faint as that is asked; what is painted after it is not', () => {
  const { marks, g } = painted({ badges, hidden: true }, 50, { opacity: 0.4 })
  expect(new Set(marks.map(({ alpha }) => alpha))).toEqual(new Set([0.4]))
  expect(g.globalAlpha).toBe(1)
})

test('a picture that was closed meanwhile is not painted', () => {
  const gone = { url: 'blob:a', image: { width: 0 } as ImageBitmap }
  expect(painted({ picture: gone }, 50).marks.filter(({ kind }) => kind === 'image')).toEqual([])
  expect(painted({ picture: PICTURE }, 50).marks.filter(({ kind }) => kind === 'image')).toHaveLength(1)
})

test('small pictures are smoothed well, large ones quickly', () => {
  const quality = (square: number) => painted({ picture: PICTURE }, square).g.imageSmoothingQuality
  expect([quality(60), quality(61)]).toEqual(['high', 'low'])
})
