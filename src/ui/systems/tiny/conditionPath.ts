/** Solid drawings for the conditions, in a 24 × 24 box; drawn for Fray. */
const DRAWN: Readonly<Record<string, string>> = {
  dead: 'M12 2a8 8 0 0 0-8 8c0 3 1.5 5 3.5 6v4h9v-4c2-1 3.5-3 3.5-6a8 8 0 0 0-8-8ZM8.5 12.5a2 2 0 1 1 0-4 2 2 0 0 1 0 4Zm7 0a2 2 0 1 1 0-4 2 2 0 0 1 0 4Z',
  dying: 'M2 11h5l2-5 4 12 3-9 1.5 2H22v2h-5.5L16 12l-3 9-4-12-1 4H2Z',
  stable: 'M4 5h9v2.5L7.5 13H13v3H3.5v-2.5L9 8H4ZM14 12h6v2l-3.5 4H20v2.5h-6.5v-2L17 14.5h-3Z',
  defeated: 'M5 3l7 7 7-7 2 2-7 7 7 7-2 2-7-7-7 7-2-2 7-7-7-7Z',
  tended: 'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5Z',
  evading:
    'M13 2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM5 9l6-1 4 3 4-1v2.5l-5 1-2-1.5-1.5 4L14 19l-1 4h-2.5l.8-3.5L7 17l2-5.5-2.5.5L5 15H2.5Z',
  hidden:
    'M2 9c3 5 7 7 10 7s7-2 10-7l-2-1c-2.5 3.5-5 5-8 5S6.5 11.5 4 8ZM11 17h2v4h-2ZM5.5 15.5l1.7 1-2 3.5-1.7-1ZM18.5 15.5l-1.7 1 2 3.5 1.7-1Z',
  armour: 'M12 2 20 5v6c0 5.5-3.5 9-8 11-4.5-2-8-5.5-8-11V5Z',
}

const FLAG = 'M5 2h2v20H5ZM8 3h12l-3 4.5 3 4.5H8Z'

/** The drawing of a condition by its code; a flag for markers in the GM's own words. */
export function conditionPath(code: string): string {
  return DRAWN[code === 'down' ? 'defeated' : code] ?? FLAG
}
