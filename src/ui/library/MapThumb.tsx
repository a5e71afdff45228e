import { useEffect, useRef } from 'react'
import { drawSmallMap, type SmallMap } from './drawSmallMap'
import { smallPicture } from './smallPicture'

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
