import { drawing } from '../shared/drawing'

const ALIKE: Readonly<Record<string, string>> = { down: 'defeated', armour: 'guarding', stable: 'unconscious' }

/** The drawing of a condition by its code. */
export function conditionPath(code: string): string {
  return drawing(ALIKE[code] ?? code)
}
