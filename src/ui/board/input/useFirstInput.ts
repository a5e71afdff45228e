import { useEffect, useState } from 'react'
import { onFirstInput } from '../../parts/hooks/onFirstInput'

/** Has anybody touched this window yet? From then on what only a hand needs may be loaded. */
export function useFirstInput(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => onFirstInput(() => setNear(true)), [])
  return isNear
}
