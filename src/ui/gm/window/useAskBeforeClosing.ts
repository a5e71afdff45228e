import { useEffect } from 'react'
import { useTable } from '~/store/state/useTable'

/** A window with actions that are nowhere else asks before it closes; all others close at once. */
export function useAskBeforeClosing(): void {
  const isAtRisk = useTable(
    ({ saveStatus: { state }, fight }) =>
      state === 'not saved' || state === 'saving' || (state === 'memory only' && (fight?.steps ?? 0) > 0),
  )
  useEffect(() => {
    if (!isAtRisk) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAtRisk])
}
