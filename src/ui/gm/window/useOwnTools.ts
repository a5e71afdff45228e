import { useEffect, useRef } from 'react'
import { useTableSelector } from '~/store/state/useTable'
import { USUAL_SETTINGS } from '../state/mapSettings'
import { setWindowState } from '../state/windowState'

/** What was called for in one fight is not for the next: its form, its tool, and how that was set. */
export function useOwnTools(): void {
  const id = useTableSelector(({ fight }) => fight?.id)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== undefined && before.current !== id)
      setWindowState({ form: null, formText: '', picture: null, tool: null, catching: null, map: USUAL_SETTINGS })
    before.current = id
  }, [id])
}
