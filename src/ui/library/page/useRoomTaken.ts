import { useEffect, useState } from 'react'

/** Megabytes (whole, at least 1) that Fray takes in this browser, all that it keeps for itself included; null where no browser says. */
export function useRoomTaken(): number | null {
  const [taken, setTaken] = useState<number | null>(null)
  useEffect(() => {
    // Only where a page is trusted the browser has it.
    const storage = navigator.storage as StorageManager | undefined
    void storage?.estimate().then(({ usage = 0 }) => setTaken(Math.max(1, Math.round(usage / 1e6))))
  }, [])
  return taken
}
