import { drawing } from '../shared/drawing'

/** Conditions that look alike. */
const ALIKE: Readonly<Record<string, string>> = {
  down: 'prone',
  critical: 'prone',
  unconscious: 'prone',
  aided: 'tended',
  fleeing: 'readied',
  routed: 'readied',
  paralysed: 'bound',
  tied: 'bound',
  destroyed: 'broken',
  weakened: 'broken',
}

/** The drawing of a condition by its code. */
export function conditionPath(code: string): string {
  return drawing(ALIKE[code] ?? code)
}
