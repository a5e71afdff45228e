import { useEffect, useRef } from 'react'
import { SideBadge } from '../../parts/signs/SideBadge'
import { sideShape } from '../../parts/signs/sideShapes'
import type { Crop } from './crop'
import { drawRound } from './cutRound'

/** Finer than it is shown, for dense screens. */
const PIXELS = 160

/** The round part of the picture on the shape and colour of a side, as a token has it. Decoration. */
export function Preview({ image, crop, side }: { image: ImageBitmap; crop: Crop; side: number }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (canvas.current) drawRound(canvas.current, image, crop)
  }, [image, crop])
  const { y, radius } = sideShape(side).picture
  const place = { left: `${50 - radius}%`, top: `${y - radius}%`, width: `${2 * radius}%`, height: `${2 * radius}%` }
  return (
    <div className="relative size-20 shrink-0" aria-hidden="true">
      <SideBadge side={side} className="size-full" />
      <canvas ref={canvas} width={PIXELS} height={PIXELS} className="absolute" style={place} />
    </div>
  )
}
