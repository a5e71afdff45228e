import { drawing } from '../shared/drawing'

/** Conditions that look like others. */
const ALIKE: Readonly<Record<string, string>> = {
  entangled: 'bound',
  grabbed: 'bound',
  held: 'bound',
  surrendered: 'defeated',
  disabled: 'incapacitated',
  fled: 'readied',
  terrified: 'surprised',
  frightened: 'surprised',
  taunted: 'surprised',
  confused: 'stunned',
  skipTurn: 'stunned',
  blind: 'blinded',
  eyeInjury: 'blinded',
  hobbled: 'crippled',
  armInjury: 'crippled',
  hurt: 'harmed',
  badlyHurt: 'bloodied',
  swimming: 'sickness',
  frenzied: 'burning',
  exempt: 'guarding',
}

/** The drawing of a condition by its code. */
export function conditionPath(code: string): string {
  return drawing(ALIKE[code] ?? code)
}
