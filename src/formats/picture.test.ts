import { describe, expect, it } from 'vitest'
import { makePng } from '../../test/fixtures/png'
import { limits } from './report/limits'
import { readPictureHeader } from './picture'
import { problemSentence } from './report/problem'

function answer(bytes: Uint8Array): string {
  const header = readPictureHeader(bytes, 'floor.png')
  if (!header.ok) return header.problems.map(problemSentence).join('\n')
  return `${header.value.kind} ${header.value.width} × ${header.value.height}`
}

/** A picture's bytes from numbers, from text in Latin-1, and from runs of zeros given as `{ zeros }`. */
function bytes(...parts: (number[] | string | { zeros: number })[]): Uint8Array {
  return Buffer.concat(
    parts.map(part => {
      if (typeof part === 'string') return Buffer.from(part, 'latin1')
      return Array.isArray(part) ? Buffer.from(part) : Buffer.alloc(part.zeros)
    }),
  )
}

const START = [0xff, 0xd8]
const APP1_WITH_THUMBNAIL = [0xff, 0xe1, 0, 8, 0xff, 0xd8, 0xff, 0xd9, 0, 0]
const FRAME_300_BY_200 = [0xff, 0xc2, 0, 11, 8, 0, 200, 1, 44, 1, 1, 0x11, 0]
const SCAN = [0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 1, 2, 3]
const END = [0xff, 0xd9]

describe('a picture, before it is decoded', () => {
  it.each([
    ['a PNG', makePng(3, 2), 'png 3 × 2'],
    ['a JPEG', bytes(START, APP1_WITH_THUMBNAIL, FRAME_300_BY_200, SCAN, END), 'jpeg 300 × 200'],
    ['a lossy WebP', bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8 ', { zeros: 10 }, [5, 0, 4, 0]), 'webp 5 × 4'],
    [
      'a lossless WebP',
      bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8L', { zeros: 5 }, [4, 0xc0, 0, 0], { zeros: 5 }),
      'webp 5 × 4',
    ],
    ['an extended WebP', bytes('RIFF', [22, 0, 0, 0], 'WEBPVP8X', { zeros: 8 }, [4, 0, 0, 3, 0, 0]), 'webp 5 × 4'],
  ])('%s tells kind and size by its content', (_, content, told) => {
    expect(answer(content)).toBe(told)
  })

  it.each([
    ['nothing', bytes(), '0 bytes'],
    ['a GIF', bytes('GIF89a'), 'is a GIF'],
    ['an SVG', bytes('<?xml version="1.0"?>\n<svg xmlns="x">'), 'SVG'],
    ['an error page', bytes('\n<!DOCTYPE html><title>404</title>'), 'HTML'],
    ['an archive', bytes('PK\x03\x04'), 'zip'],
    ['a text', bytes('hello'), 'not a picture'],
    ['a PNG of no height', makePng(3, 0), 'damaged'],
    ['a PNG without its end', makePng(30, 20).subarray(0, -12), 'cut off'],
    ['a PNG without its header', makePng(30, 20).subarray(0, 20), 'incomplete'],
    ['a JPEG that stops in the scan', bytes(START, APP1_WITH_THUMBNAIL, FRAME_300_BY_200, SCAN), 'cut off'],
    ['a JPEG without a frame', bytes(START, SCAN, END), 'incomplete'],
    ['a WebP that stops early', bytes('RIFF', [200, 0, 0, 0], 'WEBPVP8 ', { zeros: 10 }, [5, 0, 4, 0]), 'cut off'],
  ])('%s is refused in words', (_, content, words) => {
    expect(answer(content)).toContain(words)
  })

  it('too large a picture is refused by its header alone, with its size and the limit', () => {
    const bomb = makePng(1, 1)
    bomb.writeUInt32BE(9000, 16)
    bomb.writeUInt32BE(9000, 20)
    expect(answer(bomb)).toContain('81,000,000 pixels')
    expect(answer(bomb)).toContain(limits.picturePixels.most.toLocaleString('en'))
  })
})
