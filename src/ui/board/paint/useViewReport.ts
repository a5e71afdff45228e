import { useEffect, useRef } from 'react'
import type { Rect } from '~/grid/squares/rect'
import type { Stage } from './stage'
import { visibleSquares } from '../geometry/viewport'

/** Reports the squares in view once a gesture is over and they have changed. */
export function useViewReport(stage: Stage, report: ((squares: Rect) => void) | undefined): void {
  const last = useRef('')
  useEffect(() => {
    if (!report) return
    const { camera } = stage
    return camera.subscribe(() => {
      if (camera.moving) return
      const squares = visibleSquares(camera.view, camera.map, camera.board)
      const now = JSON.stringify(squares)
      if (!squares || now === last.current) return
      last.current = now
      report(squares)
    })
  }, [stage, report])
}
