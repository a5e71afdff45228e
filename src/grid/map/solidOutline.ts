import { UNIT } from '../lines/fixed'

/**
 * The borders between solid and open squares as fixed-point segments (x1, y1, x2, y2 …), runs joined. The map's own border is
 * left out: nothing looks across it. O(cells).
 */
export function solidOutline(map: {
  readonly width: number
  readonly height: number
  readonly solid: Uint8Array
}): number[] {
  const { width, height, solid } = map
  const ends: number[] = []
  const differ = (a: number, b: number) => solid[a] !== solid[b]
  for (let y = 1; y < height; y++) {
    for (let x = 0, from = 0; x <= width; x++) {
      if (x < width && differ(y * width + x, (y - 1) * width + x)) continue
      if (from < x) ends.push(from * UNIT, y * UNIT, x * UNIT, y * UNIT)
      from = x + 1
    }
  }
  for (let x = 1; x < width; x++) {
    for (let y = 0, from = 0; y <= height; y++) {
      if (y < height && differ(y * width + x, y * width + x - 1)) continue
      if (from < y) ends.push(x * UNIT, from * UNIT, x * UNIT, y * UNIT)
      from = y + 1
    }
  }
  return ends
}
