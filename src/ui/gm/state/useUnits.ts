import { useFight } from '~/store/hooks/useFight'
import type { LengthUnit, WayUnit } from '../../board/geometry/lengthWords'
import { useWindowState } from './windowState'
import { lengthUnit, wayUnit } from './lengthUnit'

/** What lengths and ways are shown in, in the fight that is open. */
export function useUnits(): { lengths: LengthUnit; ways: WayUnit } {
  const { ruleset } = useFight()
  const chosen = useWindowState(v => v.unit)
  return { lengths: lengthUnit(ruleset, chosen), ways: wayUnit(ruleset, chosen) }
}
