import { makeBlackPng, makePng } from '../fixtures/png'
import { elsewhere, hostile, type HostileFile, mark } from './hostileFile'

/** The start of a JPEG that says it has this size, and nothing of its pixels. */
function jpegHeader(width: number, height: number): Buffer {
  const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 0, 0, 0, 1, 0x11, 0])
  bytes.writeUInt16BE(height, 7)
  bytes.writeUInt16BE(width, 9)
  return bytes
}

/** Files that pose as pictures. */
export function hostilePictures(): HostileFile[] {
  const drawing = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="${mark('picture-active')}">
<script>${mark('picture-active')}</script><style>@import url("${elsewhere('style')}");</style>
<image href="${elsewhere('picture.png')}"/></svg>`
  return [
    hostile(
      'picture-bomb.png',
      makeBlackPng(20_000, 20_000),
      'refuse',
      ['20000 × 20000 pixels', 'limit'],
      'Some kilobytes that decode to 1.6 gigabytes.',
    ),
    hostile(
      'picture-strip.png',
      makeBlackPng(100_000, 1),
      'refuse',
      ['100,000 pixels a side'],
      'No canvas is so wide.',
    ),
    hostile('picture-bomb.jpg', jpegHeader(65_535, 65_535), 'refuse', ['65,535 pixels a side'], 'The same as JPEG.'),
    hostile('picture-active.svg', drawing, 'refuse', ['SVG'], 'Script and addresses inside a drawing.'),
    hostile(
      'picture-page.png',
      `<!doctype html><title>404</title><script>${mark('picture-page')}</script>`,
      'refuse',
      ['HTML', 'not a picture'],
      'An error page saved under a name of a picture.',
    ),
    hostile(
      'picture-script.gif',
      `GIF89a/*${'\0'.repeat(40)}*/=1;${mark('picture-script')};`,
      'refuse',
      ['GIF'],
      'Starts like a GIF and reads as a program.',
    ),
    hostile('picture-cut.png', makePng(64, 48).subarray(0, 60), 'refuse', ['cut off'], 'The pixels are missing.'),
    hostile('picture-cut.jpg', jpegHeader(640, 480), 'refuse', ['cut off'], 'The pixels are missing.'),
    hostile('picture-flat.png', makePng(64, 0), 'refuse', ['64 × 0 pixels'], 'Every later division breaks.'),
  ]
}
