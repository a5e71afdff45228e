import { useEffect, useState } from 'react'
import { whenHandNear } from '../parts/whenHandNear'

/** Has anybody touched this window yet? From then on what only a hand needs may be loaded. */
export function useHandNear(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => whenHandNear(() => setNear(true)), [])
  return isNear
}
