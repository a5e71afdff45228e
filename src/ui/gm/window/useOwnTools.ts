import { useEffect, useRef } from 'react'
import { useTableSelector } from '~/store/state/useTable'
import { forgetFight } from '../state/windowState'

/** What was called for in one fight is not for the next: its form, its tool, and how that was set. */
export function useOwnTools(): void {
  const id = useTableSelector(({ fight }) => fight?.id)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && before.current !== id) forgetFight()
    before.current = id
  }, [id])
}
