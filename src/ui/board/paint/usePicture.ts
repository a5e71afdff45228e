import { useEffect, useState } from 'react'
import { loadPicture, type Picture } from './picture'

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
