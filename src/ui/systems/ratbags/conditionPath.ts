/** Solid drawings for the conditions, in a 24 × 24 box; drawn for Fray. */
const DRAWN: Readonly<Record<string, string>> = {
  dead: 'M12 2a8 8 0 0 0-8 8c0 3 1.5 5 3.5 6v4h9v-4c2-1 3.5-3 3.5-6a8 8 0 0 0-8-8ZM8.5 12.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  dying: 'M2 11h5l2-5 4 12 3-9 1.5 2H22v2h-5.5L16 12l-3 9-4-12-1 4H2Z',
  down: 'M6.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 10.5h12a2 2 0 0 1 2 2v2H8ZM2 17.5h20v2H2Z',
  aided: 'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5Z',
  broken: 'M14 3h7v7l-5 5-2-4-4-2ZM9 12l3 2 2 3-3 1-3-3ZM3 19l4-4 2 2-4 4Z',
  fleeing: 'M3 10h11V5l8 7-8 7v-5H3Z',
  bound: 'M7 7a5 5 0 0 1 10 0v3h2v11H5V10h2Zm3 3h4V7a2 2 0 0 0-4 0Z',
  cover: 'M3 5h8v4H3Zm10 0h8v4h-8ZM3 11h4v4H3Zm6 0h8v4H9Zm10 0h2v4h-2ZM3 17h8v3H3Zm10 0h8v3h-8Z',
  detachment: 'M4 8h4v12H4Zm6-4h4v16h-4Zm6 4h4v12h-4Z',
}

/** Conditions that look alike. */
const ALIKE: Readonly<Record<string, string>> = {
  critical: 'down',
  unconscious: 'down',
  paralysed: 'bound',
  tied: 'bound',
  routed: 'fleeing',
  destroyed: 'broken',
  weakened: 'broken',
}

const FLAG = 'M5 2h2v20H5ZM8 3h12l-3 4.5 3 4.5H8Z'

/** The drawing of a condition by its code; a flag for what has none, and for markers in the GM's own words. */
export function conditionPath(code: string): string {
  return DRAWN[ALIKE[code] ?? code] ?? FLAG
}
