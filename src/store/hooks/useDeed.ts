import { latestDeed, type Deed } from '../log/deed'
import { useTable } from '../state/useTable'
import { useFight } from './useFight'

/** The latest command that rolled something or did something to somebody; null: none since combat began. */
export function useDeed(): Deed | null {
  const { ruleset } = useFight()
  return latestDeed(
    ruleset,
    useTable(s => s.log),
  )
}
