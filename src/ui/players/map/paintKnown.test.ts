import { expect, test, vi } from 'vitest'
import type { RecordMap } from '~/feed/record'
import type { Canvas } from '../../board/canvas/canvas'
import { paintKnown } from './paintKnown'

vi.stubGlobal(
  'Path2D',
  class {
    rect() {}
    moveTo() {}
    lineTo() {}
    closePath() {}
    addPath() {}
  },
)

/** What is painted, one after the other: words, and the colour of each line. */
function painted(map: Partial<RecordMap>): readonly string[] {
  const found: string[] = []
  const style = { strokeStyle: '' }
  const does: Record<string, unknown> = {
    fillText: (words: string) => found.push(words),
    stroke: () => found.push(style.strokeStyle),
    measureText: () => ({ width: 1 }),
  }
  const g = new Proxy(style as unknown as Canvas['g'], {
    get: (_, name) => does[String(name)] ?? (() => undefined),
    set: (_, name, value) => (name === 'strokeStyle' && (style.strokeStyle = String(value)), true),
  })
  const colours = { wall: 'wall' } as Canvas['colours']
  const seen = { x0: 0, y0: 0, x1: 9, y1: 9 }
  const view = { x: 0, y: 0, zoom: 1 }
  const nothing = { shown: [], remembered: [], pieces: [], ground: [], zones: [], areas: [], walls: [], trails: [] }
  paintKnown(
    { g, colours, seen, view, map: { width: 10, height: 10 }, pixel: 1 / 40, scale: 40 },
    { width: 10, height: 10, ...nothing, ...map } as unknown as RecordMap,
    1,
  )
  return found
}

test('the name of a zone is written over the walls that cross it', () => {
  const all = painted({
    zones: [{ name: 'Ruin', squares: [{ x: 0, y: 0, width: 4, height: 4 }] }],
    walls: [{ x1: 0, y1: 0, x2: 4096, y2: 1024, kind: 'wall', open: null }],
  })
  expect(all).toContain('wall')
  expect(all.indexOf('Ruin')).toBeGreaterThan(all.lastIndexOf('wall'))
})
