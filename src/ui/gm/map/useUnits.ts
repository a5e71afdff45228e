import { useFight } from '~/store/derived'
import type { LengthUnit, WayUnit } from '../../board/lengthWords'
import { useView } from '../view'
import { lengthUnit, wayUnit } from './lengthUnit'

/** What lengths and ways are shown in, in the fight that is open. */
export function useUnits(): { lengths: LengthUnit; ways: WayUnit } {
  const { ruleset } = useFight()
  const chosen = useView(v => v.unit)
  return { lengths: lengthUnit(ruleset, chosen), ways: wayUnit(ruleset, chosen) }
}
