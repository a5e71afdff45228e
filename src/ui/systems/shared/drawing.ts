/** Solid drawings for conditions, in a 24 × 24 box; drawn for Fray. */
const DRAWINGS: Readonly<Record<string, string>> = {
  bleeding:
    'M8 3c2.5 3.5 4.5 6 4.5 9a4.5 4.5 0 0 1-9 0c0-3 2-5.5 4.5-9Zm9 8c2 3 3 4.5 3 6.5a3 3 0 0 1-6 0c0-2 1-3.5 3-6.5Z',
  blinded: 'M2 12c3-5 7-7 10-7s7 2 10 7c-3 5-7 7-10 7s-7-2-10-7Zm2-7 16 16-1.5 1.5L2.5 6.5Z',
  bloodied: 'M12 2c4 5.5 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7.5 7-13Z',
  bound: 'M7 7a5 5 0 0 1 10 0v3h2v11H5V10h2Zm3 3h4V7a2 2 0 0 0-4 0Z',
  broken: 'M14 3h7v7l-5 5-2-4-4-2ZM9 12l3 2 2 3-3 1-3-3ZM3 19l4-4 2 2-4 4Z',
  burning: 'M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 1.5-5 1-9Z',
  busy: 'M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  cover: 'M3 5h8v4H3Zm10 0h8v4h-8ZM3 11h4v4H3Zm6 0h8v4H9Zm10 0h2v4h-2ZM3 17h8v3H3Zm10 0h8v3h-8Z',
  crippled: 'M10 2h5v8l4 8h-4l-3-6-2 10H6l2-11H6V7h4Z',
  dead: 'M12 2a8 8 0 0 0-8 8c0 3 1.5 5 3.5 6v4h9v-4c2-1 3.5-3 3.5-6a8 8 0 0 0-8-8ZM8.5 12.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  defeated: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z',
  detachment: 'M4 8h4v12H4Zm6-4h4v16h-4Zm6 4h4v12h-4Z',
  dying: 'M2 11h5l2-5 4 12 3-9 1.5 2H22v2h-5.5L16 12l-3 9-4-12-1 4H2Z',
  encumbered: 'M9 5a3 3 0 0 1 6 0l5 1 2 15H2L4 6Zm2 0h2a1 1 0 0 0-2 0Z',
  evading:
    'M13 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5 9l6-1 4 3 4-1v2.5l-5 1-2-1.5-1.5 4L14 19l-1 4h-2.5l.8-3.5L7 17l2-5.5-2.5.5L5 15H2.5Z',
  guarding: 'M12 2 20 5v6c0 5.5-3.5 9-8 11-4.5-2-8-5.5-8-11V5Z',
  harmed: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm0 3a6 6 0 0 1 0 12Z',
  hidden:
    'M2 9c3 5 7 7 10 7s7-2 10-7l-2-1c-2.5 3.5-5 5-8 5S6.5 11.5 4 8ZM11 17h2v4h-2ZM5.5 15.5l1.7 1-2 3.5-1.7-1ZM18.5 15.5l-1.7 1 2 3.5 1.7-1Z',
  incapacitated: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM6 10.5v3h12v-3Z',
  poisoned: 'M9 2h6v6l5 10a3 3 0 0 1-3 4H7a3 3 0 0 1-3-4L9 8Z',
  prone: 'M6.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM8 10.5h12a2 2 0 0 1 2 2v2H8ZM2 17.5h20v2H2Z',
  readied: 'M3 10h11V5l8 7-8 7v-5H3Z',
  sickness: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20ZM7 8v3h3V8Zm7 0v3h3V8Zm-7 9h10c-1-3-9-3-10 0Z',
  stunned: 'm12 2 2.5 6.5L21 6l-2.5 6.5L22 19l-7-1.5L12 22l-3-4.5L2 19l3.5-6.5L3 6l6.5 2.5Z',
  surprised: 'M10 2h4l-.5 13h-3ZM12 17.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4Z',
  tended: 'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5Z',
  unconscious: 'M4 5h9v2.5L7.5 13H13v3H3.5v-2.5L9 8H4ZM14 12h6v2l-3.5 4H20v2.5h-6.5v-2L17 14.5h-3Z',
  waiting: 'M6 2h12v3l-4.5 7L18 19v3H6v-3l4.5-7L6 5Z',
}

const FLAG = 'M5 2h2v20H5ZM8 3h12l-3 4.5 3 4.5H8Z'

/** The drawing of this name; a flag for what has none, and for markers in the GM's own words. */
export function drawing(name: string): string {
  return DRAWINGS[name] ?? FLAG
}
