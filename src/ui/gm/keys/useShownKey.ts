import { useCallback } from 'react'
import { useTable } from '~/store/state/useTable'
import { shownKey } from './keyMap'
import { takenLetters } from './takenLetters'

/** How a letter of the table is pressed just now: with Shift while an action claims it. The same while they are the same. */
export function useShownKey(): (key: string) => string {
  const taken = useTable(s => [...takenLetters(s)].join(''))
  return useCallback(key => shownKey(key, new Set(taken)), [taken])
}
