import type { BoardPicture } from '~/ui/board/props'

/** As many different ones as a large fight has. */
const COUNT = 20
/** As large as those that Fray makes, in pixels. */
const SIDE = 256

/** Pictures for tokens: round, each of its own colours. */
export function makePictures(): Promise<readonly BoardPicture[]> {
  return Promise.all(Array.from({ length: COUNT }, (_, i) => made((360 * i) / COUNT)))
}

async function made(hue: number): Promise<BoardPicture> {
  const canvas = new OffscreenCanvas(SIDE, SIDE)
  const g = canvas.getContext('2d')!
  const colours = g.createRadialGradient(SIDE / 3, SIDE / 3, 0, SIDE / 2, SIDE / 2, SIDE / 2)
  colours.addColorStop(0, `hsl(${hue} 70% 80%)`)
  colours.addColorStop(1, `hsl(${hue + 60} 70% 30%)`)
  g.fillStyle = colours
  g.arc(SIDE / 2, SIDE / 2, SIDE / 2, 0, 2 * Math.PI)
  g.fill()
  const file = await canvas.convertToBlob({ type: 'image/webp' })
  return { url: URL.createObjectURL(file), image: await createImageBitmap(file) }
}
