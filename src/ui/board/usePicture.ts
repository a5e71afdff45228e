import { useEffect, useState } from 'react'
import { loadPicture, type Picture } from './picture'

/** The picture of an object URL once it is loaded; null before, and when it cannot be shown: then the plain grid is. */
export function usePicture(url: string | null): Picture | null {
  const [loaded, setLoaded] = useState<{ url: string; picture: Picture } | null>(null)
  useEffect(() => {
    if (url === null) return
    let isWanted = true
    let picture: Picture | undefined
    loadPicture(url).then(
      found => {
        if (!isWanted) return found.close()
        picture = found
        setLoaded({ url, picture: found })
      },
      () => setLoaded(null),
    )
    return () => {
      isWanted = false
      picture?.close()
    }
  }, [url])
  return loaded !== null && loaded.url === url ? loaded.picture : null
}
