import { useEffect, useRef } from 'react'
import type { FightStanding } from '~/store/entries/fightStanding'
import { actions } from '~/store/state/useTable'
import { drawSmallMap } from './drawSmallMap'

interface FightThumbProps {
  /** Null: it is not known yet, or cannot be read. */
  standing: FightStanding | null
  className?: string
}

/** The map of a fight with everybody on it, small. */
export function FightThumb({ standing, className }: FightThumbProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!standing) return
    let isWanted = true
    const draw = async () => {
      const { picture } = standing.map
      const file = picture && (await (await actions.entries()).picture(picture.id))
      const image = file ? await createImageBitmap(file, { resizeWidth: 440, resizeQuality: 'medium' }) : null
      if (canvas.current && isWanted) drawSmallMap(canvas.current, standing, image)
      image?.close()
    }
    draw().catch(() => undefined)
    return () => void (isWanted = false)
  }, [standing])
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      width={1}
      height={1}
      className={`object-cover ${standing ? '' : 'invisible'} ${className ?? ''}`}
    />
  )
}
