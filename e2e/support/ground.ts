import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeUvtt } from '../../test/fixtures/uvtt'

/**
 * The map of the fight: the real sample where there is one, else a made map with a wall in the same place. In both a
 * notch in the wall from column 10 to 10, row 6 to 7 lies outside, and hides what is on its right from what is on its left.
 */
export function ground(): { name: string; mimeType: string; buffer: Buffer } {
  const samples = process.env.FRAY_SAMPLES
  const buffer = samples ? readFileSync(join(samples, 'uvtt', 'dd2vtt_importer-test.dd2vtt')) : Buffer.from(made())
  return { name: 'cellar.dd2vtt', mimeType: 'application/json', buffer }
}

function made(): string {
  const outline = [
    [12, 6],
    [18, 6],
    [18, 16],
    [1, 16],
    [1, 5],
    [9, 5],
    [9, 7],
    [10, 7],
    [10, 6],
    [11, 6],
  ]
  return makeUvtt({
    width: 20,
    height: 20,
    walls: [outline.map(([x = 0, y = 0]) => ({ x, y }))],
    portals: [{ from: { x: 11, y: 6 }, to: { x: 12, y: 6 } }],
  })
}
