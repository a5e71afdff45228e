import { useEffect, useRef, useState } from 'react'
import { smallPicture } from '../useStanding'

interface ThumbProps {
  /** The picture by its id; another one when this changes. */
  of: string
  className?: string
}

/** A kept picture, small; nothing where it is not kept any more or cannot be read. */
export function Thumb({ of: id, className }: ThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [isThere, setThere] = useState(false)
  useEffect(() => {
    let isWanted = true
    const draw = async () => {
      const image = await smallPicture(id)
      const to = canvas.current
      if (image && to && isWanted) {
        to.width = image.width
        to.height = image.height
        to.getContext('2d')?.drawImage(image, 0, 0)
        setThere(true)
      }
      image?.close()
    }
    draw().catch(() => undefined)
    return () => void (isWanted = false)
  }, [id])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={1}
      height={1}
      className={`object-cover ${isThere ? '' : 'invisible'} ${className ?? ''}`}
    />
  )
}
