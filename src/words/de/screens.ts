import { german } from '../grammar'
import type * as en from '../en/screens'

const { plural } = german

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
    acting: 'Zu dem, der handelt',
    follows:
      'Von selbst dorthin, wo gehandelt wird, um ganze Tische, solange auf dem gezeigten Ausschnitt keine Figur steht',
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

export const SCREENS: typeof en.SCREENS = {
  title: 'Bildschirme der Spieler',
  close: 'Bildschirme der Spieler schließen (Esc)',
  blank: 'Sie sehen noch nichts von der Karte: Stell unter „Karte“ ein, was sie sehen.',
  open: 'offen',
  test: 'Testen',
  openLink: 'Öffnen und den Link zeigen',
  notOpened: 'Das ließ sich nicht öffnen.',
  problems: {
    notStarted:
      'Fray wurde nicht für Bildschirme im Netzwerk gestartet: Beende es und starte es mit npm start -- --screens.',
    noNetwork: 'Dieser Rechner ist in keinem Netzwerk. Verbinde ihn, und versuch es noch einmal.',
    noBroker: 'Die Adresse eines Brokers beginnt mit wss:// – oder mit ws:// auf diesem Rechner.',
    noPage: 'Sag, wo andere Fray öffnen: eine Adresse, die mit https:// beginnt.',
    cannotEncrypt: 'Diese Seite kann nicht verschlüsseln: Browser tun das auf Seiten, die über https kamen.',
  },
  display: {
    title: 'Ein zweiter Bildschirm an diesem Rechner',
    needs:
      'Ein Fernseher oder Monitor am Kabel, oder einer, auf den dieser Rechner sein Bild überträgt. Nichts verlässt den Rechner.',
    how: 'Öffne das Fenster, zieh es auf den anderen Bildschirm und drück dort F.',
    open: 'Fenster öffnen',
    front: 'Nach vorn holen',
    works: '✓ Das Fenster ist offen und zeigt den Tisch.',
    waits:
      '… Das Fenster ist offen und hat noch nicht nach dem Tisch gefragt. Meldet es sich nicht von selbst, schließ es und öffne es neu.',
    none: '✗ Kein Fenster ist offen. Hat der Browser es aufgehalten, erlaube neben der Adresse die Fenster dieser Seite.',
  },
  network: {
    title: 'Geräte im selben Netzwerk',
    needs: command => [
      'Fray, gestartet mit ',
      command,
      ', und ein Fernseher, Tablet oder Handy im selben Netzwerk. Nichts verlässt das Netzwerk.',
    ],
  },
  broker: {
    title: 'Geräte irgendwo, über einen Broker',
    needs:
      'Ein MQTT-Broker mit WebSocket (nats-server, Mosquitto, EMQX …) und Fray unter einer Adresse, die die anderen öffnen können. Alles geht durch den Broker; verschlüsselt kann er nichts davon lesen.',
    address: 'Adresse des Brokers',
    gm: 'Die Spielleitung, die sendet. Das Passwort bleibt, solange dieses Fenster offen ist.',
    gmUser: 'Benutzer der Spielleitung',
    gmPassword: 'Passwort der Spielleitung',
    user: 'Benutzer',
    password: 'Passwort',
    screens: 'Bildschirme, die nichts senden dürfen. Beides steht in ihrem Link.',
    screensUser: 'Benutzer der Bildschirme',
    screensPassword: 'Passwort der Bildschirme',
    page: 'Wo andere Fray öffnen',
    encrypted: 'Verschlüsselt: Der Broker kann nichts lesen. Bildschirme müssen Fray über https geöffnet haben.',
  },
  forAll: {
    raise: 'Vorhang für alle öffnen',
    curtain: 'Vorhang für alle',
    look: 'Was Bildschirme anderswo zeigen',
    follow: 'Sie folgen',
    free: 'Sie sehen sich um',
  },
  line: {
    connecting: '… Auf dem Weg zum Broker.',
    up: '✓ Verbunden: Bildschirme zeigen den Tisch.',
    lost: '✗ Der Broker antwortet nicht. Es wird von selbst wieder versucht; Bildschirme behalten das letzte Bild.',
    refused: '✗ Der Broker lehnt diesen Namen und dieses Passwort ab.',
    full: '✗ Der Broker nimmt gerade keinen weiteren Raum auf. Schließ einen in einem anderen Fenster von Fray; hier wird es von selbst wieder versucht.',
    succeeded:
      '✗ Ein anderes Fenster zeigt diesen Raum jetzt. Schließ ihn hier, oder öffne ihn neu, um ihn zurückzuholen.',
    closed: 'Geschlossen.',
  },
  addresses: 'Dieser Rechner hat mehrere Adressen. Erreicht ein Gerät unter einer nichts, nimm die nächste.',
  link: 'Der Link. Wer ihn hat, sieht, was die Spieler sehen, und kann nichts ändern.',
  invite: {
    title: 'Ein Fernseher, oder was nichts scannt',
    how: address => ['Öffne dort ', address, ' und tipp hier die vier Buchstaben ein, die er zeigt.'],
    letters: 'Buchstaben auf dem Bildschirm',
    letIn: 'Ihm den Tisch zeigen',
    running: '… Er wird gesucht.',
    isThere: '✓ Er ist auf dem Weg zum Tisch und kommt von selbst zu ihm zurück.',
    isNot: '✗ Diese Buchstaben zeigt gerade kein Bildschirm.',
  },
  closeAll: 'Für alle schließen',
  newLink: 'Schließen, mit neuem Link',
  newLinkWhy: 'Ab dem nächsten Mal: Der alte führt nirgendwohin',
  code: 'Der Link als Code zum Scannen',
  tested: {
    running: '… Kommt in den Raum, wie ein Bildschirm es tut.',
    in: '✓ Ein Bildschirm wird eingelassen.',
    notIn: '✗ Mit dem, was im Link steht, wird kein Bildschirm eingelassen.',
    shown: '✓ Ihm wird der Tisch gezeigt.',
    notShown: '✗ Ihm wird nichts gezeigt: Darf er die Themen unter fray/ abonnieren?',
    silenced: '✓ Was er sagt, erreicht niemanden.',
    notSilenced:
      '✗ Was er sagt, wird weitergegeben: Wer den Link hat, könnte etwas anderes zeigen. Verbiete Bildschirmen zu senden, siehe die Seite über Bildschirme anderswo.',
    firewall:
      'Ob andere Geräte bis zu diesem Rechner durchkommen, können nur sie sagen: Findet eines nichts, sieh nach der Firewall.',
  },
  count: {
    here: '1 Bildschirm sieht zu, an diesem Rechner.',
    none: 'Noch sieht kein Bildschirm zu.',
    down: isHere =>
      `${isHere ? 'Das Fenster an diesem Rechner ist offen' : 'An diesem Rechner ist kein Fenster offen'}; der Weg zu Bildschirmen anderswo ist unterbrochen.`,
    unknown: isHere =>
      `${isHere ? 'Das Fenster an diesem Rechner ist offen' : 'An diesem Rechner ist kein Fenster offen'}; wie viele anderswo zusehen, sagt dieser Broker nicht.`,
    all: (n, isHere) =>
      `${n} ${plural(n, { one: 'Bildschirm sieht', other: 'Bildschirme sehen' })} zu${isHere ? ', einer davon an diesem Rechner' : ''}.`,
  },
}
