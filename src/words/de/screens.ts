import type * as en from '../en/screens'

const inWords = (squares: number) => `${Math.abs(squares)} ${Math.abs(squares) === 1 ? 'Feld' : 'Felder'}`
const comma = (n: number) => String(n).replace('.', ',')

export const SETUP: typeof en.SETUP = {
  title: 'Wofür jeder Bildschirm ist',
  here: 'Das Fenster auf diesem Rechner',
  name: 'Name eines anderen Bildschirms',
  add: 'Dazu',
  how: 'Ein anderer Bildschirm folgt dem, was hier eingestellt ist, sobald er einen Namen hat: Nimm den Link für diesen Namen, oder beweg an dem Bildschirm die Maus und wähl ihn dort.',
  forget: name => `${name} vergessen`,
  kind: name => `Art von ${name}`,
  kinds: { wall: 'An der Wand', table: 'Flach auf dem Tisch', phone: 'Ein Telefon' },
  any: 'jeden Bildschirm',
  linkFor: 'Der Link ist für',
  showWay: 'Code für Nachzügler an der Wand zeigen',
  hideWay: 'Code von der Wand nehmen',
  scale: {
    is: (mm, inches) =>
      `Ein Feld ist ${mm === 25.4 ? '1 Zoll' : `${comma(mm)} mm`}, der Bildschirm hat ${comma(inches)} Zoll.`,
    size: (columns, rows) => `${columns} × ${rows} Felder liegen auf dem Tisch.`,
    unmeasured: 'Diesen Bildschirm hat noch niemand ausgemessen: Die Felder können eine andere Größe haben.',
    measure: 'Bildschirm ausmessen',
    how: 'Der Bildschirm zeigt den Rahmen einer Bankkarte. Halte eine Karte daran und dreh, bis sie passt, oder tipp die Diagonale des Bildschirms ein.',
    card: 'Breite des Rahmens',
    smaller: 'Rahmen kleiner',
    larger: 'Rahmen größer',
    diagonal: 'Diagonale in Zoll',
    square: 'Ein Feld ist',
    side: mm => (mm === 25.4 ? '1 Zoll' : `${comma(mm)} mm`),
    ownSquare: 'Eine andere Größe, in mm',
    page: 'Bildpunkte, die der Bildschirm angibt',
    width: 'Breit',
    height: 'Hoch',
    pixels: pixels => `${comma(pixels)} Bildpunkte je Feld.`,
    fits: 'Sie passt',
  },
  hand: {
    nothing: 'Der Tisch zeigt die Karte, sobald die Spieler etwas von ihr sehen.',
    square: 'Um ein Feld',
    table: 'Um einen Tisch',
    directions: { left: 'nach links', right: 'nach rechts', up: 'nach oben', down: 'nach unten' },
    step: (by, direction) => `${by} ${direction}`,
    turn: 'Um ein Viertel drehen',
    centre: 'Zur Gruppe',
    settled: 'Die Figuren sind gesetzt',
    turned: 'Die Karte ist um ein Viertel gedreht: Stell die Figuren auf ihre Ringe.',
    shift({ right, down }) {
      const parts = [
        right !== 0 && `${inWords(right)} nach ${right > 0 ? 'rechts' : 'links'}`,
        down !== 0 && `${inWords(down)} ${down > 0 ? 'zum nahen Rand' : 'zum fernen Rand'}`,
      ].filter(Boolean)
      return parts.length === 0 ? 'Alles bleibt, wo es ist.' : `Alles ${parts.join(' und ')}.`
    },
  },
  minis: {
    title: (n, of) => `Figuren: ${n} von ${of}`,
    how: 'An ihrer Stelle zeigt der Tisch einen Ring mit einem Buchstaben; für die anderen einen Spielstein.',
  },
}
