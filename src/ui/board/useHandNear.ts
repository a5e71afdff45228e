import { useEffect, useState } from 'react'

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** Has anybody touched this window yet? From then on what only a hand needs may be loaded. */
export function useHandNear(): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const near = new AbortController()
    const come = () => {
      near.abort()
      setNear(true)
    }
    for (const sign of SIGNS) window.addEventListener(sign, come, { signal: near.signal, passive: true })
    return () => near.abort()
  }, [])
  return isNear
}
