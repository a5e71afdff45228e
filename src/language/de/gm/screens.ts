import type { SCREENS as EN } from '../../en/gm/screens'
import { plural } from '../grammar'

export const SCREENS: typeof EN = {
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
