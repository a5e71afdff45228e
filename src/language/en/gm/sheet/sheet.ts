import { catalogue } from '../../../spoken'

/** The sheet as it is read. */
export const SHEET = catalogue('gm/sheet', {
  title: 'Sheet',
  nobody: 'Nobody is here yet',
  nobodyHow: 'Whoever is selected is read here. Add combatants under Encounter.',
  carried: 'Carried',
  away: 'put away',
  inHand: 'in hand',
  known: {
    absent: 'hidden from players',
    unnamed: 'unnamed to players',
    named: 'named to players',
  },
  read: 'Read the sheet',
  edit: 'Edit the sheet',
  more: 'More',
  moreAbout: (name: string) => `More about ${name}`,
  moreOfSheet: 'More of the sheet',
  gm: 'GM',
  notes: 'Notes for the GM',
  writePool: (label: string) => `${label}: write 12, −6, +3 or 12/15.`,
  notTaken: 'This was not taken in.',
  forms: {
    damage: 'Damage',
    heal: 'Heal',
    marker: 'Marker',
  },
  marks: {
    title: 'Conditions and markers',
    remove: (marker: string) => `Remove the marker ${marker}`,
    until: (when: 'start' | 'end', name: string, round: number) =>
      `until the ${when} of the turn of ${name}, round ${round}`,
    someone: 'someone who left',
    untilRemoved: 'until removed',
    shared: ', shown to players',
  },
})
