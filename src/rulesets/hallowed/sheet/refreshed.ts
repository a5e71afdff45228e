import { settings } from '../state/settings'
import type { Sheet } from '../state/sheet'
import { stressMax, woundMax } from './pools'

/** The sheet with full Stress and Wounds, as Hit Dice and Strength give them by the usual rules. */
export function refreshed(sheet: Sheet): Sheet {
  const [stress, wounds] = [stressMax(settings.defaults, sheet), woundMax(settings.defaults, sheet)]
  return { ...sheet, stress: { cur: stress, max: stress }, wounds: { cur: wounds, max: wounds } }
}
