import { useEffect, useState } from 'react'
import { actions, useTable } from '~/store/state/useTable'
import { onFirstInput } from '../../parts/hooks/onFirstInput'
import { usePreferences } from '../state/preferences'

/** Odds are worked out from the first hand at this window on, unless they are switched off; weapons are held against the selected. */
export function useLookAhead(): void {
  const isWanted = usePreferences(v => v.odds)
  const [isHandNear, setNear] = useState(false)
  useEffect(() => onFirstInput(() => setNear(true)), [])
  const target = useTable(s => s.selection[0])
  useEffect(() => actions.lookAhead(isWanted && isHandNear, target), [isWanted, isHandNear, target])
}
