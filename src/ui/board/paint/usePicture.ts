import { useEffect, useRef, useState } from 'react'
import type { Rect } from '~/grid/squares'
import { visibleSquares } from '../geometry/viewport'
import { loadPicture, type Picture } from './picture'
import type { Stage } from './stage'

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

/** The picture in a file once it is loaded; null before, and when it cannot be shown: then the plain grid is. */
export function usePicture(file: Blob | null): Picture | null {
  const [loaded, setLoaded] = useState<{ file: Blob; picture: Picture } | null>(null)
  useEffect(() => {
    if (file === null) return
    let isWanted = true
    let picture: Picture | undefined
    loadPicture(file).then(
      found => {
        if (!isWanted) return found.close()
        picture = found
        setLoaded({ file, picture: found })
      },
      () => setLoaded(null),
    )
    return () => {
      isWanted = false
      picture?.close()
      // The same file may come back: what was closed is not shown again.
      setLoaded(null)
    }
  }, [file])
  return loaded !== null && loaded.file === file ? loaded.picture : null
}
