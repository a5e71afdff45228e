import { useEffect, useRef, useState } from 'react'
import { actions } from '~/store/state/useTable'

/** Pixels across of a picture on a card, on a fine screen. */
const WIDTH = 440

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
      const entries = await actions.entries()
      const file = await entries.picture(id)
      if (!file || !isWanted) return
      const image = await createImageBitmap(file, { resizeWidth: WIDTH, resizeQuality: 'medium' })
      const to = canvas.current
      if (to && isWanted) {
        to.width = image.width
        to.height = image.height
        to.getContext('2d')?.drawImage(image, 0, 0)
        setThere(true)
      }
      image.close()
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
