import { useEffect } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { useFirstInput } from '../../board/input/useFirstInput'
import { usePreferences } from '../state/preferences'

/** Odds are worked out from the first hand at this window on, unless they are switched off; weapons are held against the selected. */
export function useLookAhead(): void {
  const isWanted = usePreferences(v => v.odds)
  const isHandNear = useFirstInput()
  const target = useTable(s => s.selection[0])
  useEffect(() => actions.lookAhead(isWanted && isHandNear, target), [isWanted, isHandNear, target])
}
