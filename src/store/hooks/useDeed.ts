import { latestDeed, type Deed } from '../log/deed'
import { useTable } from '../state/useTable'
import { useFight } from './useFight'

/** The latest command that rolled something or did something to somebody up to the moment that is shown; null: none. */
export function useDeed(): Deed | null {
  const { ruleset } = useFight()
  const log = useTable(s => s.log)
  return latestDeed(ruleset, log, usePresent())
}

/** Index in the log of the latest command at the moment that is shown: now, or one of the past; -1: none. */
export function usePresent(): number {
  const { past } = useFight()
  const log = useTable(s => s.log)
  return past ? past.done - 1 - log.first : log.present
}
