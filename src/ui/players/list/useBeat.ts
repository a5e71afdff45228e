import { useEffect, useState } from 'react'

/** Counts on, once in so many milliseconds; null: it rests where it is. */
export function useBeat(every: number | null): number {
  const [beat, setBeat] = useState(0)
  useEffect(() => {
    if (every === null) return
    const timer = setInterval(() => setBeat(n => n + 1), every)
    return () => clearInterval(timer)
  }, [every])
  return beat
}
