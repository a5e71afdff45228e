import { german } from '../grammar'
import type * as en from '../en/map'

const { plural } = german

export const AS_PLAYERS: typeof en.AS_PLAYERS = {
  title: 'Wie die Spieler sie sehen. Hier lässt sich nichts bewegen.',
  back: 'Zurück',
}

export const MAP: typeof en.MAP = {
  label: fight => `Karte von ${fight}`,
  strip: 'Auf der Karte',
  select: 'Auswählen und bewegen',
  several: 'Mehrere auswählen (mit Umschalt ziehen)',
  tools: 'Werkzeuge: Nebel, Boden, Zonen, Wände, Flächen',
  asPlayers: 'Wie die Spieler sie sehen',
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Die ganze Karte',
  place: (column, row) => `Spalte ${column}, Zeile ${row}`,
  gone: 'Nicht mehr auf der Karte',
  goneFrom: (name, how, place) => `${name}, ${how}, zuletzt: ${place}`,
  asked: 'gefragt',
  hidden: 'vor Spielern verborgen',
  bearing: (bearing, whom) => `${bearing} von ${whom}`,
  door: (kind, where, stands) =>
    `${kind === 'door' ? 'Tür' : 'Fenster'}, ${where}: ${{ open: 'offen', closed: 'zu', locked: 'abgeschlossen' }[stands]}`,
}

export const MAP_TOOLS: typeof en.MAP_TOOLS = {
  title: 'Werkzeuge der Karte',
  tools: {
    none: 'Auswahl',
    select: 'Mehrere',
    ruler: 'Lineal',
    fog: 'Nebel',
    ground: 'Boden',
    zone: 'Zonen',
    wall: 'Wände',
    take: 'Löschen',
    area: 'Flächen',
  },
  fog: {
    shown: 'Aufdecken',
    hidden: 'Verdecken',
    sight: 'Der Sicht überlassen',
  },
  ground: {
    difficult: 'Schwierig',
    blocking: 'Versperrt',
    hazardous: 'Gefährlich',
    cover: 'Deckung',
    none: 'Abwaschen',
  },
  wall: {
    wall: 'Wand',
    door: 'Tür',
    window: 'Fenster',
    object: 'Objekt',
  },
  area: {
    circle: 'Kreis',
    cone: 'Kegel',
    line: 'Linie',
    square: 'Quadrat',
  },
  shape: {
    brush: 'Pinsel',
    rectangle: 'Rechteck',
    polygon: 'Vieleck',
    room: 'Raum',
  },
  inHand: {
    several: 'Mehrere auswählen',
    fog: what => `Nebel: ${what}`,
    ground: what => `Boden: ${what}`,
    zone: 'Zone',
    draw: what => `Zeichnen: ${what}`,
    erase: 'Wände löschen',
    wall: what => what,
    area: what => `Fläche: ${what}`,
    placeArea: 'Fläche platzieren',
    more: n => `${n} weitere`,
    squares: n => `${n} ${plural(n, { one: 'Feld', other: 'Felder' })}`,
    nobody: 'niemand',
    friends: names => `⚠ Verbündete: ${names}`,
  },
  selectHow: 'Zieh einen Rahmen um Figuren. Außerhalb von Zügen bewegst du sie dann zusammen.',
  eraseHow:
    'Klick eine Wand, eine Tür oder ein Fenster an; wo sich mehrere treffen, geht die Rücktaste zur nächsten. Auf einer Karte aus einer Datei fehlt sie nur in diesem Kampf.',
  byKeys:
    'Mit Tasten: Umschalt+G setzt den Cursor auf die Karte, Pfeile bewegen ihn, Enter beginnt und beendet, die Rücktaste geht einen Schritt zurück, Esc legt das Werkzeug weg. Zwei Finger, die mittlere Taste oder die Leertaste verschieben die Karte.',
  finger: {
    erase:
      'Tipp auf eine Wand, eine Tür oder ein Fenster. Bei einer Karte aus einer Datei verschwindet es nur aus diesem Kampf.',
    moveMap: 'Zwei Finger bewegen und vergrößern die Karte.',
    doors: 'Tipp auf der Karte darauf, oder hier.',
    ruler: (diagonals: string) =>
      `Zieh von einem Feld zum anderen, oder tipp von Wegpunkt zu Wegpunkt; der letzte zweimal beendet es. ${diagonals} Die Spieler sehen das Lineal, wo sie die Karte sehen; ein einzelnes Tippen zeigt auf ein Feld.`,
    brush: 'Zieh über die Felder.',
    rectangle: 'Zieh von Ecke zu Ecke, oder tipp auf zwei Ecken.',
    polygon:
      'Tipp auf die Ecken; die erste noch einmal oder die letzte zweimal schließt die Form. Es zählen Felder, deren Mitte darin liegt.',
    room: 'Tipp in einen Raum: alles bis zu den Wänden, ob Türen offen sind oder nicht.',
    wall: 'Zieh ein Stück, oder tipp von Ende zu Ende; das letzte zweimal beendet die Kette. Türen und Fenster sind beim Zeichnen zu.',
  },
  areas: {
    form: 'Form',
    lies: 'Mitte oder Anfang liegt',
    corner: 'An einer Ecke',
    middle: 'In einem Feld',
    counts: 'Felder zählen, deren Mitte darin liegt, wenn keine Wand dazwischen steht.',
    clickMiddle: 'Wähle ihre Mitte.',
    onMap: 'Flächen auf der Karte',
    name: n => `Name von Fläche ${n}`,
    nameless: n => `Fläche ${n}`,
    hide: n => `Fläche ${n} vor den Spielern verbergen`,
    take: n => `Fläche ${n} wegnehmen`,
    radius: 'Radius',
    length: 'Länge',
    side: 'Seite',
    width: 'Breite',
    metres: 'm',
    squares: 'Felder',
  },
  doors: {
    none: 'Auf dieser Karte sind keine Türen oder Fenster. „Wände“ zeichnet sie.',
    title: 'Türen und Fenster',
    click: 'Klick sie auf der Karte an, oder hier.',
  },
  byHand: 'Von Hand',
  grounds: {
    title: 'Boden wird',
    difficult: 'Zu queren kostet das Doppelte.',
    blocking: 'Niemand geht hinein, niemand sieht hindurch.',
    hazardous: 'Hindert niemanden; ein Weg darüber wird genannt.',
    cover: 'Deckt, wer darauf steht, wie es die Regeln sagen.',
    none: 'Boden, wie ihn die Karte hat.',
  },
  entrance: {
    title: 'Wo die Helden hereinkommen',
    none: 'Nicht markiert: Sie kommen zu den Ihren, sonst links herein.',
    at: place => `Sie kommen um ${place} herein. Eine Begegnung behält das.`,
    where: name => `Wo ${name} steht`,
    take: 'Marke von der Karte nehmen',
    tag: '⇥',
  },
  choose: 'Auf der Karte wählen',
  choosing: 'Klick auf ein Feld. Esc bricht ab.',
  notes: {
    title: 'Notizen auf der Karte',
    numberOrTitle: 'Nummer oder Titel',
    no: 'Nr.',
    text: 'Was dort steht',
    onlyYou: 'Das liest nur du',
    write: 'Schreiben',
    take: note => `Notiz ${note} von der Karte nehmen`,
  },
  picture: {
    itself: 'Die Karte selbst',
    title: 'Die Karte',
    size: (width, height, hasPicture) => `${width} × ${height} Felder, ${hasPicture ? 'mit Bild' : 'ohne Bild'}.`,
    another: 'Anderes Bild darunter …',
    put: 'Bild darunterlegen …',
    map: 'Andere Karte …',
    take: 'Bild wegnehmen',
  },
  players: {
    title: 'Was die Spieler sehen',
    see: 'Die Spieler sehen',
    hand: 'Was ich zeige',
    sight: 'Was die Gruppe sieht',
    all: 'Alles',
    who: 'Wer für die Spieler sieht',
    lit: 'nur, was beleuchtet ist',
    squares: (shown, all) => `${shown} von ${all} Feldern.`,
    showAll: 'Alles zeigen',
    hideAll: 'Alles verbergen',
    forget: 'Gesehenes vergessen',
    back: 'Zurück zur Karte der SL',
    asThey: 'Mit ihren Augen sehen',
  },
  lengths: {
    title: 'Längen auf der Karte in',
    metres: 'Meter',
    feet: 'Fuß',
    squares: 'Felder',
    how: (diagonals: string) =>
      `Zieh von einem Feld zum anderen oder klick von Wegpunkt zu Wegpunkt; ein Doppelklick beendet es. ${diagonals} Die Spieler sehen das Lineal, wo sie die Karte sehen; ein einzelner Klick zeigt auf ein Feld.`,
  },
  diagonals: {
    alternate: 'Jede zweite Diagonale zählt doppelt.',
    one: 'Eine Diagonale zählt wie jeder andere Schritt.',
    two: 'Diagonalen zählen doppelt.',
    none: 'Niemand geht diagonal: Ein Feld über Eck ist zwei Schritte entfernt.',
  },
  shapes: {
    title: 'Form',
    width: 'Breite des Pinsels, in Feldern',
    brush: 'Zieh über die Felder.',
    rectangle: 'Zieh, oder klick zwei Ecken an.',
    polygon:
      'Klick die Ecken an; die erste noch einmal oder die letzte doppelt schließt es. Felder, deren Mitte darin liegt, zählen.',
    room: 'Klick in einen Raum: alles bis zu den Wänden, ob seine Türen offen sind oder nicht.',
  },
  walls: {
    draw: 'Zeichnen',
    as: 'Als',
    line: 'Stück für Stück',
    room: 'Vier Wände',
    snap: 'Enden rasten ein',
    edges: 'An Ecken und Kanten',
    free: 'Nirgends',
    how: 'Zieh ein Stück oder klick von Ende zu Ende; ein Doppelklick beendet die Kette. Mit gehaltener Strg-Taste liegt ein Ende, wo du willst. Türen und Fenster sind zu, wenn du sie zeichnest.',
  },
  zones: {
    title: 'Zonen',
    usual: 'üblicher Platz',
    cramped: 'eng',
    wide: 'weit',
    become: 'Felder werden',
    new: 'Eine neue Zone',
    none: 'Keine Zone',
    read: onlyInZones =>
      `Die Spieler lesen den Namen einer Zone, sobald sie eines ihrer Felder kennen${onlyInZones ? ', in Regeln, die in Zonen zählen' : ''}.`,
    name: zone => `Name von ${zone}`,
    room: zone => `Platz in ${zone}`,
    exit: 'führt von der Karte',
    elsewhere: 'Sonst Zonen von',
    smaller: 'Kleinere Zonen',
    larger: 'Größere Zonen',
  },
}

export const TABLE_FRAME: typeof en.TABLE_FRAME = {
  handle: 'Was der Tisch zeigt: zieh es, oder nimm die Pfeiltasten',
  name: 'Tisch',
  spoken: name => `Was ${name || 'der Tisch'} zeigt: mit den Pfeiltasten verschieben`,
}

export const MAP_STRIKE: typeof en.MAP_STRIKE = {
  goes: length => `${length} gehen`,
  goesNear: 'Herangehen',
  left: actions =>
    actions === 0
      ? 'dann bleibt keine Aktion'
      : `dann ${plural(actions, { one: 'bleibt eine Aktion', other: `bleiben ${actions} Aktionen` })}`,
  aimsAt: name => `Zielt auf ${name}`,
  reacts: (names, count) => `${names} ${plural(count, { one: 'darf', other: 'dürfen' })} zuschlagen`,
  drop: 'führt es aus',
  letGo: 'Loslassen',
  space: 'Leertaste',
  waypoint: 'ein Wegpunkt',
  esc: 'Esc',
  putsBack: 'legt sie zurück',
}

export const MAP_MENU: typeof en.MAP_MENU = {
  does: (name, deed) => `${name}: ${deed}`,
  attack: 'Angreifen',
  goes: name => `${name} geht hierher`,
  door: (kind, isClosed) => `${kind === 'door' ? 'Tür' : 'Fenster'} ${isClosed ? 'öffnen' : 'schließen'}`,
  lock: (kind, isLocked) => `${kind === 'door' ? 'Tür' : 'Fenster'} ${isLocked ? 'aufschließen' : 'abschließen'}`,
  tried: kind => `Jemand findet ${kind === 'door' ? 'die Tür' : 'das Fenster'} abgeschlossen`,
  place: name => `${name} hierher setzen`,
  placeSeveral: n => `Alle ${n} hierher setzen`,
  note: 'Hier etwas notieren …',
  zone: 'Eine Zone zeichnen …',
  area: 'Eine Fläche auslegen …',
}
