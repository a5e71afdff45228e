// @ts-check
/**
 * Takes the pictures anew that the windows are held against (e2e/looks), from the production build, and makes them small:
 * at most 256 colours each, which is nearer than the tolerance of the comparison. Look at what has changed before it is kept.
 *
 *   npm run looks
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { crc32, deflateSync, inflateSync } from 'node:zlib'

const FOLDER = fileURLToPath(new URL('../e2e/looks/', import.meta.url))
const COLOURS = 256
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex')
/** Bytes of a pixel by the PNG's kind of colour: those that a browser writes. */
const BYTES = /** @type {Readonly<Record<number, number>>} */ ({ 2: 3, 6: 4 })

const taken = spawnSync(
  'npx',
  [
    'playwright',
    'test',
    '--project=default',
    '--project=every case',
    '--project=long',
    '--workers=1',
    'e2e/window/looks.',
    '-g',
    'meant to',
    '--update-snapshots=all',
  ],
  { stdio: 'inherit' },
)
if (taken.status !== 0) process.exit(taken.status ?? 1)
for (const name of readdirSync(FOLDER)) {
  const before = readFileSync(FOLDER + name)
  const after = small(before)
  if (after.length < before.length) writeFileSync(FOLDER + name, after)
  console.log(`${name}: ${Math.round(Math.min(after.length, before.length) / 1000)} kB`)
}

/** The same picture with a palette. @param {Buffer} png */
function small(png) {
  const { width, height, pixels, bytes } = decoded(png)
  /** @type {Map<number, { n: number, sum: [number, number, number] }>} */
  const buckets = new Map()
  const bucketOf = (/** @type {number} */ i) =>
    (((pixels[i] ?? 0) >> 3) << 10) | (((pixels[i + 1] ?? 0) >> 3) << 5) | ((pixels[i + 2] ?? 0) >> 3)
  for (let i = 0; i < pixels.length; i += bytes) {
    const key = bucketOf(i)
    const bucket = buckets.get(key) ?? { n: 0, sum: [0, 0, 0] }
    bucket.n++
    for (const c of /** @type {const} */ ([0, 1, 2])) bucket.sum[c] += pixels[i + c] ?? 0
    buckets.set(key, bucket)
  }
  const known = [...buckets].sort(([, a], [, b]) => b.n - a.n)
  const palette = known.slice(0, COLOURS).map(([, { n, sum }]) => sum.map(of => Math.round(of / n)))
  const indexOf = new Map(
    known.map(([key, { n, sum }], i) => [
      key,
      i < COLOURS
        ? i
        : nearest(
            palette,
            sum.map(of => of / n),
          ),
    ]),
  )
  const rows = Buffer.alloc(height * (width + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf.get(bucketOf((y * width + x) * bytes)) ?? 0
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** @param {readonly (readonly number[])[]} palette @param {readonly number[]} colour */
function nearest(palette, colour) {
  const far = palette.map(one => one.reduce((sum, value, c) => sum + (value - (colour[c] ?? 0)) ** 2, 0))
  return far.indexOf(Math.min(...far))
}

/** @param {string} type @param {Buffer} data */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

/** The pixels of a PNG as a browser writes it: eight bits, not interlaced. @param {Buffer} png */
function decoded(png) {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const bytes = BYTES[png[25] ?? 0]
  if (png[24] !== 8 || bytes === undefined || png[28] !== 0) throw new Error('A PNG of a kind that no browser writes.')
  /** @type {Buffer[]} */
  const data = []
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at)
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT') data.push(png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const raw = inflateSync(Buffer.concat(data))
  const stride = width * bytes
  const pixels = Buffer.alloc(height * stride)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    for (let x = 0; x < stride; x++) {
      const left = x >= bytes ? (pixels[y * stride + x - bytes] ?? 0) : 0
      const up = y > 0 ? (pixels[(y - 1) * stride + x] ?? 0) : 0
      const corner = x >= bytes && y > 0 ? (pixels[(y - 1) * stride + x - bytes] ?? 0) : 0
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter ?? 0] ?? 0
      pixels[y * stride + x] = (raw[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return { width, height, pixels, bytes }
}

/** @param {number} a @param {number} b @param {number} c */
function paeth(a, b, c) {
  const p = a + b - c
  const [pa, pb, pc] = [Math.abs(p - a), Math.abs(p - b), Math.abs(p - c)]
  return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
}
