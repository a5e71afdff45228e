import { useFight } from '~/store/hooks/useFight'
import type { LengthUnit, WayUnit } from '../../board/geometry/lengthWords'
import { usePreferences } from './preferences'
import { lengthUnit, wayUnit } from './lengthUnit'

/** What lengths and ways are shown in, in the fight that is open. */
export function useUnits(): { lengths: LengthUnit; ways: WayUnit } {
  const { ruleset } = useFight()
  const chosen = usePreferences(v => v.unit)
  return { lengths: lengthUnit(ruleset, chosen), ways: wayUnit(ruleset, chosen) }
}
