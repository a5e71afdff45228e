import { drawing } from '../shared/drawing'

/** Conditions that look alike, or are called otherwise elsewhere. */
const ALIKE: Readonly<Record<string, string>> = {
  fullDefense: 'guarding',
  stabilized: 'tended',
  routed: 'readied',
  paralyzed: 'bound',
  mute: 'sickness',
  concussed: 'stunned',
  deafened: 'blinded',
  cannotBreathe: 'poisoned',
  injury: 'broken',
  halfSpeed: 'crippled',
  down: 'prone',
}

/** The drawing of a condition by its code. */
export function conditionPath(code: string): string {
  return drawing(ALIKE[code] ?? code)
}
