import { useEffect, useRef } from 'react'
import type { FightStanding } from '~/store/entries/fightStanding'
import { CARD_WIDTH, smallPicture } from './useStanding'

/** A token is so much larger than its square: on a card it is to be seen at all. */
const TOKEN = 1.6

/** A map, and who stands on it. */
type SmallMap = Pick<FightStanding, 'map' | 'tokens'>

/** Draws a map with whoever stands on it: its picture, else its walls on a bare ground; tokens in the colours of their sides. */
function drawSmallMap(canvas: HTMLCanvasElement, { map, tokens }: SmallMap, picture: ImageBitmap | null): void {
  const { width, height, walls } = map.grid
  const square = CARD_WIDTH / width
  canvas.width = CARD_WIDTH
  canvas.height = Math.max(1, Math.round(height * square))
  const g = canvas.getContext('2d')
  if (!g) return
  const styles = getComputedStyle(canvas)
  const colour = (name: string) => styles.getPropertyValue(name)
  g.fillStyle = colour('--raised')
  g.fillRect(0, 0, canvas.width, canvas.height)
  g.scale(square, square)
  if (picture && map.picture) {
    const { x, y, width: across, height: down } = map.picture
    g.drawImage(picture, x, y, across, down)
  } else {
    g.strokeStyle = colour('--line')
    g.lineWidth = 1 / square
    g.beginPath()
    for (let x = 1; x < width; x++) g.rect(x, 0, 0, height)
    for (let y = 1; y < height; y++) g.rect(0, y, width, 0)
    g.stroke()
    g.strokeStyle = colour('--ink')
    g.lineWidth = 3 / square
    g.beginPath()
    for (const { x1, y1, x2, y2 } of walls) {
      g.moveTo(x1, y1)
      g.lineTo(x2, y2)
    }
    g.stroke()
  }
  // Of many columns a square is too small for a token.
  const radius = Math.max((TOKEN * width) / 60, 0.5)
  for (const { x, y, side } of tokens) {
    g.beginPath()
    g.arc(x, y, radius, 0, 2 * Math.PI)
    g.fillStyle = colour(`--side-${side % 6}`)
    g.fill()
    g.strokeStyle = colour('--table')
    g.lineWidth = radius / 4
    g.stroke()
  }
}

interface MapThumbProps {
  /** The same object until it is another map. Null: it is not known yet, or cannot be read. */
  of: SmallMap | null
  className?: string
}

/** A map with everybody on it, small. */
export function MapThumb({ of: shown, className }: MapThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!shown) return
    let isWanted = true
    const draw = async () => {
      const { picture } = shown.map
      const image = picture && (await smallPicture(picture.id))
      if (canvas.current && isWanted) drawSmallMap(canvas.current, shown, image)
      image?.close()
    }
    draw().catch(() => undefined)
    return () => void (isWanted = false)
  }, [shown])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={1}
      height={1}
      className={`object-cover ${shown ? '' : 'invisible'} ${className ?? ''}`}
    />
  )
}
