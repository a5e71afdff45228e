import { FILE } from '~/words/en/files'
import { type FileKind, readFile, sniff } from './bytes'
import { fileLabel } from './report/label'
import { limits, overLimit } from './report/limits'
import { type Imported, refused } from './report/problem'

/** What a picture says about itself before anything decodes it. Sizes in pixels, as stored (before any rotation). */
export interface PictureHeader {
  readonly kind: 'png' | 'jpeg' | 'webp'
  readonly width: number
  readonly height: number
}

/** A picture as it came, its header read and its content not yet decoded. */
export interface PictureBytes extends PictureHeader {
  readonly bytes: Uint8Array<ArrayBuffer>
}

/**
 * Reads kind and size of a picture by its content. Refuses what is no PNG, JPEG or WebP, what is too large to be
 * decoded, and what plainly stops before its end. A picture that passes may still turn out damaged when decoded.
 * @param where the file (and field) for the words of a refusal
 */
export function readPictureHeader(bytes: Uint8Array, where: string): Imported<PictureHeader> {
  const kind = sniff(bytes)
  if (kind === 'empty') return refused(where, FILE.empty(0))
  if (kind !== 'png' && kind !== 'jpeg' && kind !== 'webp') return refused(where, notAPicture(kind))

  const size = SIZE_READERS[kind](bytes)
  if (size === undefined) return refused(where, FILE.picture.size(kind))
  const { width, height } = size
  if (width < 1 || height < 1) return refused(where, FILE.picture.nothing(`${width} × ${height}`))
  const tooLarge =
    overLimit(limits.pictureSide, Math.max(width, height)) ?? overLimit(limits.picturePixels, width * height)
  if (tooLarge !== undefined) return refused(where, FILE.picture.says(tooLarge, `${width} × ${height}`))
  if (!ENDINGS[kind](bytes)) return refused(where, FILE.picture.cut)
  return { ok: true, value: { kind, width, height }, problems: [] }
}

function notAPicture(kind: FileKind): string {
  switch (kind) {
    case 'gif':
      return FILE.picture.gif
    case 'svg':
      return FILE.picture.svg
    case 'HTML':
    case 'markup':
      return FILE.picture.markup
    case 'zip':
      return FILE.picture.zip
    default:
      return FILE.picture.unknown
  }
}

type Kind = PictureHeader['kind']
type Size = { width: number; height: number }

const SIZE_READERS: Record<Kind, (bytes: Uint8Array) => Size | undefined> = {
  png: pngSize,
  jpeg: jpegSize,
  webp: webpSize,
}
const ENDINGS: Record<Kind, (bytes: Uint8Array) => boolean> = { png: pngEnds, jpeg: jpegEnds, webp: webpEnds }

function view(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

function ascii(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length))
}

const PNG_SIGNATURE_LENGTH = 8
/** Length, type and check sum around the data of a PNG chunk. */
const PNG_CHUNK_FRAME = 12

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24 || ascii(bytes, 12, 4) !== 'IHDR') return undefined
  return { width: view(bytes).getUint32(16), height: view(bytes).getUint32(20) }
}

function pngEnds(bytes: Uint8Array): boolean {
  let at = PNG_SIGNATURE_LENGTH
  while (at + PNG_CHUNK_FRAME <= bytes.length) {
    const next = at + PNG_CHUNK_FRAME + view(bytes).getUint32(at)
    if (ascii(bytes, at + 4, 4) === 'IEND') return next <= bytes.length
    at = next
  }
  return false
}

interface JpegSegment {
  readonly marker: number
  /** Index of the segment's data, after its length. */
  readonly data: number
  readonly next: number
}

/** The segments before the picture's own data, up to and with start of scan. */
function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++ // a fill byte
      continue
    }
    const standsAlone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)
    const next = standsAlone ? at + 2 : at + 2 + view(bytes).getUint16(at + 2)
    yield { marker, data: at + 4, next }
    if (marker === START_OF_SCAN || next <= at) return
    at = next
  }
}

const START_OF_SCAN = 0xda
/** 0xc0–0xcf are frame headers, except tables (c4, cc) and an extension (c8). */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

function jpegSize(bytes: Uint8Array): Size | undefined {
  for (const { marker, data } of jpegSegments(bytes)) {
    if (!isFrame(marker)) continue
    if (data + 5 > bytes.length) return undefined
    return { width: view(bytes).getUint16(data + 3), height: view(bytes).getUint16(data + 1) }
  }
  return undefined
}

/** Whether an end-of-picture marker follows the start of the scan; a thumbnail's own marker lies before it. */
function jpegEnds(bytes: Uint8Array): boolean {
  for (const { marker, next } of jpegSegments(bytes)) {
    if (marker !== START_OF_SCAN) continue
    for (let at = bytes.length - 2; at >= next; at--) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true
  }
  return false
}

function webpSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 30) return undefined
  const data = view(bytes)
  const uint24 = (at: number) => data.getUint16(at, true) | (data.getUint8(at + 2) << 16)
  switch (ascii(bytes, 12, 4)) {
    case 'VP8 ':
      return { width: data.getUint16(26, true) & 0x3fff, height: data.getUint16(28, true) & 0x3fff }
    case 'VP8L': {
      const bits = data.getUint32(21, true)
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
    }
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 }
    default:
      return undefined
  }
}

function webpEnds(bytes: Uint8Array): boolean {
  return view(bytes).getUint32(4, true) + 8 <= bytes.length
}

/**
 * Decodes a picture whose header was read. Needs a browser; the caller closes the bitmap.
 * `createImageBitmap` is the gate: unlike an image element it refuses cut pictures and wrong check sums.
 */
export async function openPicture(
  { bytes, kind }: Pick<PictureBytes, 'bytes' | 'kind'>,
  where: string,
): Promise<Imported<ImageBitmap>> {
  try {
    const bitmap = await createImageBitmap(new Blob([bytes], { type: `image/${kind}` }))
    return { ok: true, value: bitmap, problems: [] }
  } catch {
    return refused(where, FILE.picture.damaged)
  }
}

/** A picture made anew from its pixels: no metadata, no further frames, nothing after its end. */
export interface DecodedPicture {
  /** WebP, or PNG where the browser cannot write WebP. */
  readonly blob: Blob
  /** Pixels, after any rotation that the file asked for. */
  readonly width: number
  readonly height: number
}

const QUALITY = 0.9

/**
 * Decodes a picture whose header was read, and encodes it anew. Needs a browser; takes seconds for the largest
 * pictures, so it belongs into a worker.
 */
export async function decodePicture(picture: PictureBytes, where: string): Promise<Imported<DecodedPicture>> {
  const opened = await openPicture(picture, where)
  if (!opened.ok) return opened
  const bitmap = opened.value
  const { width, height } = bitmap
  try {
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (context === null) return refused(where, FILE.picture.notDrawn)
    context.drawImage(bitmap, 0, 0)
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: QUALITY })
    return { ok: true, value: { blob, width, height }, problems: [] }
  } catch {
    return refused(where, FILE.picture.notDrawn)
  } finally {
    bitmap.close()
  }
}

/** More than is ever seen of a picture out of which a token is cut: its longer side, in pixels. */
const LONGEST_SIDE = 2_048

/**
 * Decodes a picture out of which a token is to be cut, scaled down to what is needed for that. Needs a browser; takes
 * seconds for the largest pictures, so it belongs into a worker. The caller closes the bitmap.
 */
export async function readTokenPicture(file: File): Promise<Imported<ImageBitmap>> {
  const where = fileLabel(file.name)
  const bytes = await readFile(file)
  if (!bytes.ok) return bytes
  const header = readPictureHeader(bytes.value, where)
  if (!header.ok) return header
  const opened = await openPicture({ ...header.value, bytes: bytes.value }, where)
  if (!opened.ok) return opened
  const { value: whole } = opened
  const shrink = LONGEST_SIDE / Math.max(whole.width, whole.height)
  if (shrink >= 1) return opened
  try {
    const side = (length: number) => Math.max(1, Math.round(length * shrink))
    const size = { resizeWidth: side(whole.width), resizeHeight: side(whole.height) }
    const value = await createImageBitmap(whole, { ...size, resizeQuality: 'high' })
    return { ok: true, value, problems: [] }
  } catch {
    return refused(where, FILE.picture.notScaled)
  } finally {
    whole.close()
  }
}
