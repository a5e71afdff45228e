import type { SHEET as EN } from '../../../en/gm/sheet/sheet'

export const SHEET: typeof EN = {
  title: 'Bogen',
  nobody: 'Noch ist niemand da',
  nobodyHow: 'Wer ausgewählt ist, steht hier. Kämpfer fügst du unter „Begegnung“ hinzu.',
  carried: 'Getragen',
  away: 'verstaut',
  inHand: 'in der Hand',
  known: {
    absent: 'vor Spielern verborgen',
    unnamed: 'für Spieler ohne Namen',
    named: 'für Spieler mit Namen',
  },
  read: 'Bogen lesen',
  edit: 'Bogen bearbeiten',
  more: 'Mehr',
  moreAbout: name => `Mehr zu ${name}`,
  moreOfSheet: 'Mehr vom Bogen',
  gm: 'SL',
  notes: 'Notizen für die Spielleitung',
  writePool: label => `${label}: Schreib 12, −6, +3 oder 12/15.`,
  notTaken: 'Das wurde nicht übernommen.',
  forms: {
    damage: 'Schaden',
    heal: 'Heilen',
    marker: 'Markierung',
  },
  marks: {
    title: 'Zustände und Markierungen',
    remove: marker => `Markierung ${marker} entfernen`,
    until: (when, name, round) =>
      `bis ${when === 'start' ? 'zum Beginn' : 'zum Ende'} des Zugs von ${name}, Runde ${round}`,
    someone: 'jemandem, der weg ist',
    untilRemoved: 'bis sie entfernt wird',
    shared: ', für Spieler sichtbar',
  },
}
