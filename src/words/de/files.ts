import { german } from '../grammar'
import type * as en from '../en/files'

const { number } = german

export const CREATURES: typeof en.CREATURES = {
  creature: n => `Wesen ${n}`,
  character: n => `Spielercharakter ${n}`,
  encounter: n => `Begegnung ${n}`,
  line: n => `Zeile ${n}`,
  item: (place, n) => `${place}, Gegenstand ${n}`,
  named: (place, name) => `${place} „${name}“`,
  itemNamed: name => `Gegenstand „${name}“`,
  combatant: (place, n) => `${place}, Kämpfer ${n}`,
  page: 'Cairn-Seite',
  table: 'Tabelle',
  actor: isLater => `Foundry VTT, ${isLater ? 'Version 10 oder später' : 'Version 8 oder 9'}`,
  library: 'Improved Initiative, Bibliothek',

  none: 'kein Wesen ließ sich lesen',
  nothing: 'enthält keine Wesen',
  noTable: 'ist eine Tabelle ohne ein Wesen, das sich lesen ließ',
  noName: 'hat keinen Namen',
  noCreature: 'ist kein Wesen',
  noActor: 'ist keine Figur aus Foundry VTT',
  listed: 'ist in seiner Liste genannt, steht aber nicht in der Datei',
  noHp: 'seine Trefferpunkte waren nicht zu finden; sie stehen vielleicht in den Notizen',
  noRules: system =>
    `ist für die Regeln „${system}“ gemacht, für die Fray keine Tabelle hat: Zahlen zählen nach ihren Namen, alles andere steht in den Notizen`,
  itemIds: n =>
    `${number(n)} Gegenstände sind nur mit ihrer Kennung genannt und stehen in eigenen Datensätzen; wer sie braucht, exportiert die Figur aus Foundry VTT`,
  noCreatures: keys => `${keys.join(', ')}: keine Wesen`,
  settings: keys => `${keys.join(', ')}: Einstellungen von Improved Initiative`,
  spells: n => `${number(n)} Zauber; eine Liste von ihnen führt Fray nicht`,
  longNotes: (n, kept) => `seine Notizen sind zu lang: ${number(n)} Zeichen; die ersten ${number(kept)} bleiben`,
  longName: name => `sein Name ist lang; hier ist er „${name}“`,
  noDice: dice => `die Würfel „${dice}“ lassen sich nicht werfen`,
  diceInNotes: words => `die Würfel von „${words}“ waren nicht zu verstehen; sie stehen in den Notizen`,
  notUnderstood: words => `„${words}“ ist nicht zu verstehen`,
  noWhole: words => `„${words}“ ist keine ganze Zahl`,
  fault: (words, fault) => `„${words}“ ${fault}`,
  copy: name => `ist eine Kopie von „${name}“, und das steht nicht in der Datei`,
  changes: name => `ändert Texte von „${name}“; wie, steht in den Notizen`,
  sameId: (place, id) => `tritt an die Stelle von ${place} mit derselben Kennung „${id}“`,
  quote: 'ein Anführungszeichen darin schließt nie oder mitten in einer Zelle',
  fewCells: (cells, heads) => `hat ${cells} Zellen statt ${heads}`,
  manyCells: (cells, heads) => `hat ${cells} Zellen statt ${heads}; was zu viel ist, steht in den Notizen`,
}

const PICTURES = 'Fray nimmt Bilder in PNG, JPEG und WebP'
const TAKEN =
  'Fray nimmt Karten in Universal VTT, Szenen aus Foundry VTT, One Page Dungeons, Bilder in PNG, JPEG und WebP und seine eigenen Kampfdateien'
const CREATURES_FILE =
  'Wesen werden gelesen, wie Foundry VTT, Improved Initiative, 5etools, Cairn-Seiten und Tabellen sie geben; jedes andere tippst oder fügst du unter „Begegnung“ als Wertezeile ein, wie „Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)“'

export const FILE: typeof en.FILE = {
  theFile: 'Die Datei',
  unnamed: 'Ohne Namen',
  more: n => `${number(n)} weitere derselben Art`,
  empty: bytes => `ist leer (${bytes} Byte)`,
  emptyText: bytes => `ist leer (${bytes} Byte Text)`,
  folder: 'ließ sich nicht lesen: Es ist ein Ordner, oder sie wurde verschoben oder geändert, seit sie gewählt wurde',
  noText: 'ließ sich nicht als Text lesen: Die Kodierung ist weder UTF-8 noch UTF-16, oder die Datei ist beschädigt',
  gaveUp: 'ließ sich nicht lesen: Der Browser hat aufgegeben; vielleicht ist die Datei zu groß für ihn',

  amount: {
    bytes: n => `${number(n)} Byte`,
    megabytes: n => `${number(n)} MB`,
    pixels: n => `${number(n)} Pixel`,
    pixelsASide: n => `${number(n)} Pixel je Seite`,
    squaresASide: n => `${number(n)} Felder je Seite`,
    pixelsASquare: n => `${number(n)} Pixel je Feld`,
    squaresOfRooms: n => `${number(n)} Felder in Räumen`,
    walls: n => `${number(n)} Wände`,
    portals: n => `${number(n)} Türen`,
    lights: n => `${number(n)} Lichter`,
    floors: n => `${number(n)} Geschosse`,
    creatures: n => `${number(n)} Wesen`,
    letters: n => `${number(n)} Zeichen Notizen`,
    levels: n => `${number(n)} Ebenen Verschachtelung`,
    timesPacked: n => `das ${number(n)}-Fache seiner gepackten Größe`,
    files: n => `${number(n)} Dateien in einem Archiv`,
    rows: n => `${number(n)} Zeilen`,
    problems: n => `${number(n)} Fehler`,
  },
  tooLarge: (amount, limit) => `ist zu groß: ${amount}; die Grenze ist ${limit}`,
  tooManyFiles: limit => `ist zu groß: Es sind mehr als ${limit}`,
  tooPacked: limit => `ist zu groß: Ausgepackt wird der Inhalt größer als ${limit}, und das ist die Grenze`,

  missing: 'fehlt',
  instead: (found, wanted) => `ist ${found} statt ${wanted}`,
  kinds: {
    Object: 'ein Objekt',
    Array: 'eine Liste',
    string: 'ein Text',
    number: 'eine Zahl',
    boolean: 'ja oder nein',
  },
  wanted: {
    Object: 'eines Objekts',
    Array: 'einer Liste',
    string: 'eines Textes',
    number: 'einer Zahl',
    boolean: 'ja oder nein',
  },
  somethingElse: 'etwas anderem',
  notWhole: 'ist keine ganze Zahl',
  notFinite: 'ist keine endliche Zahl',
  less: n => `ist weniger als ${number(n)}`,
  over: n => `ist mehr als ${number(n)}`,
  notMore: n => `ist nicht mehr als ${n}`,
  negative: 'ist negativ',
  notList: 'ist keine Liste',

  json: {
    ended: (line, column) =>
      `ist unvollständig: Die Datei endet mittendrin, in Zeile ${line}, Spalte ${column}, und ist kein gültiges JSON`,
    unexpected: (what, line, column) =>
      `ist kein gültiges JSON: „${what}“ in Zeile ${line}, Spalte ${column} gehört dort nicht hin`,
    deep: (line, column, most) =>
      `ist in Zeile ${line}, Spalte ${column} zu tief verschachtelt: Die Grenze sind ${most} Ebenen`,
    endedInLine: column =>
      `ist unvollständig: Die Datei endet mittendrin, in Spalte ${column}, und ist kein gültiges JSON`,
    unexpectedInLine: (what, column) => `ist kein gültiges JSON: „${what}“ in Spalte ${column} gehört dort nicht hin`,
    deepInLine: (column, most) => `ist in Spalte ${column} zu tief verschachtelt: Die Grenze sind ${most} Ebenen`,
  },

  picture: {
    size: kind => `ist beschädigt oder unvollständig: Die Größe dieses Bilds (${kind}) ließ sich nicht lesen`,
    nothing: size => `ist beschädigt: Dieses Bild hat ${size} Pixel`,
    says: (what, size) => `${what} (das Bild nennt ${size} Pixel)`,
    cut: 'ist unvollständig: Das Bild ist vor seinem Ende abgeschnitten',
    gif: `ist ein GIF; ${PICTURES}`,
    svg: `ist eine SVG-Zeichnung, in der Programme stehen können; ${PICTURES}`,
    markup: `ist eine Webseite oder anderes Markup (HTML, XML), kein Bild; ${PICTURES}`,
    zip: `ist ein Zip-Archiv, kein Bild; ${PICTURES}`,
    unknown: `ist kein Bild, das sich lesen ließ; ${PICTURES}`,
    damaged: 'ist beschädigt: Das Bild ließ sich nicht lesen',
    notDrawn: 'ist zu groß für diesen Browser: Das Bild ließ sich nicht zeichnen',
    notScaled: 'ist zu groß für diesen Browser: Das Bild ließ sich nicht verkleinern',
    none: 'fehlt; die Karte hat kein Bild',
    elsewhere: path =>
      `steckt nicht in der Datei, sondern liegt unter „${path}“, und geholt wird nichts; zieh das Bild zusammen mit dieser Datei herein`,
    place: 'Bild',
  },
  squares: {
    least: 'ein Feld braucht mindestens 1 Pixel',
    square: what => `das Feld ${what}`,
    outside: 'das erste Feld beginnt nicht im Bild',
    map: what => `die Karte ${what}; mach die Felder größer`,
  },

  known: {
    avif: `ist ein AVIF-Bild; ${PICTURES}: speichere es als eines davon`,
    heic: `ist ein HEIC-Bild, wie Telefone sie machen; ${PICTURES}: speichere es als eines davon`,
    tiff: `ist ein TIFF-Bild; ${PICTURES}: speichere es als eines davon`,
    bmp: `ist ein BMP-Bild; ${PICTURES}: speichere es als eines davon`,
    video: `ist ein Film; ${PICTURES}: speichere ein Bild daraus`,
    pdf: `ist ein PDF; speichere die Seite als Bild, oder kopiere den Text und füge ihn unter „Begegnung“ ein`,
    packed: 'ist gepackt (gzip, 7z oder RAR); entpacke sie und öffne die Dateien darin',
    levelDb:
      'ist ein Teil einer LevelDB-Datenbank, in der Foundry VTT ab Version 11 Kompendien hält; exportiere die Figuren oder die Szene aus Foundry VTT und öffne diese Datei',
    players: 'ist ein Kampf für die Spieler; öffne ihn auf der Seite der Spieler, nicht hier',
    uvtt2:
      'ist eine Karte in Universal VTT Version 2, die Fray nicht liest; exportiere sie als Version 1 (.dd2vtt, .uvtt) oder aus Foundry VTT',
    alchemist:
      'ist eine Karte im eigenen Format von Dungeon Alchemist; exportiere sie aus Dungeon Alchemist für Foundry VTT oder als Universal VTT und öffne diese Datei',
    dungeondraft:
      'ist eine Karte im eigenen Format von Dungeondraft; exportiere sie aus Dungeondraft als Universal VTT (.dd2vtt) und öffne diese Datei',
    mapTool: 'ist eine Kampagne oder Figur von MapTool, die Fray nicht liest; exportiere ihre Karte als Bild',
    foundryPackage:
      'ist ein Paket von Foundry VTT, das man dort einrichtet; exportiere die Figuren oder die Szene aus Foundry VTT und öffne diese Datei',
  },
  none: {
    file: `ist kein Bild und ließ sich weder als Karte noch als Kampf lesen; ${TAKEN}; ${CREATURES_FILE}`,
    list: `ist eine JSON-Liste, weder Karte noch Kampf; ${CREATURES_FILE}`,
    json: `ist JSON, aber weder eine Karte in Universal VTT noch eine Szene aus Foundry VTT noch ein One Page Dungeon; ${CREATURES_FILE}`,
    pack: `ist ein Paket mit einem JSON-Satz je Zeile, keiner davon eine Figur oder Szene aus Foundry VTT; ${CREATURES_FILE}`,
  },

  fight: {
    archive: what => `dieses Zip-Archiv ${what}`,
    archiveDamaged: 'dieses Zip-Archiv ist beschädigt oder unvollständig und ließ sich nicht auspacken',
    meta: 'Kopf',
    map: 'Karte',
    journalRow: n => `Zeile ${n} des Journals`,
    row: n => `Zeile ${n}`,
    notOurs: 'ist ein Zip-Archiv, aber kein Kampf aus Fray',
    notOursFor: why => `ist ein Zip-Archiv, aber kein Kampf aus Fray: ${why.join('; ')}`,
    newer: (version, known) =>
      `stammt aus einem neueren Fray (Version ${version} der Datei; dieses Fray liest bis ${known})`,
    two: entry =>
      `enthält zwei Kämpfe: ${entry} steckt zweimal darin, und welcher gemeint ist, lässt sich nicht sagen. Importiere jeden Kampf aus einer eigenen Datei`,
    around: (fights, names, isAll) =>
      `ist ein Zip-Archiv um ${fights === 1 ? 'einen Kampf' : 'Kämpfe'} (${names.join(', ')}${isAll ? '' : ' und weitere'}). Pack es aus und importiere ${fights === 1 ? 'diese Datei' : 'jede einzeln'}`,
    twice: 'steckt zweimal im Archiv; nur das erste wurde angesehen',
    part: 'fehlt: Das Archiv ist unvollständig',
    unlisted: checks => `ist keiner der Teile, die in ${checks} stehen`,
    sum: 'ist beschädigt: Die Prüfsumme stimmt nicht',
    noEnd: 'ist unvollständig: Die letzte Zeile hat kein Ende',
    noName: 'ist kein schlichter Name',
    noPicture: 'ist keine Art von Bild, die Fray nimmt',
  },
  backup: {
    none: 'ist keine Sicherung aus Fray',
    newer: 'stammt aus einem neueren Fray; aktualisiere Fray, um sie zu lesen',
    list: 'ihr Verzeichnis ist beschädigt',
    damaged: 'ist beschädigt oder fehlt',
    fight: name => `der Kampf „${name}“`,
    picture: 'ein Bild',
    unlisted: 'die Zeile in der Liste der Sicherung ist beschädigt',
    nthFight: n => `Kampf ${n}`,
  },

  taken: {
    rules: rules => `wird nach Regeln gespielt, die dieses Fray nicht hat (${rules})`,
    newer: (version, rules, known) =>
      `stammt aus einem neueren Fray: Gespielt wird nach Version ${version} von ${rules}, und dieses hat Version ${known}; aktualisiere Fray, um ihn zu öffnen`,
    start: why => `der Stand am Anfang ist nicht schlüssig: ${why}`,
    end: why => `der Stand am Ende ist nicht schlüssig: ${why}`,
    journal: why => `das Journal passt nicht zusammen: ${why}`,
    action: 'eine Aktion darin ist nicht möglich',
    pictures: names => `die Bilder von ${names.join(', ')} fehlen; gezeigt werden die Buchstaben`,
    map: 'das Bild der Karte fehlt; das Raster ist leer',
    longName: n => `sein Name ist zu lang; hier hat er die ersten ${number(n)} Zeichen`,
    many: (n, fast) => `hat ${number(n)} Kämpfer; mit mehr als ${number(fast)} ist Fray langsam`,
    noName: 'hat keinen Namen',
    noRules: 'nennt keine Regeln',
    notSquare: size => `gehört keiner Figur: Es ist nicht quadratisch (${size} Pixel)`,
    tooLarge: what => `${what}, für eine Figur`,
    otherContent: 'ist nicht, was der Name sagt: Der Inhalt ist ein anderer',
  },
  said: {
    openAgain: name => `„${name}“ muss noch einmal geöffnet werden.`,
    fileAgain: 'Die Datei muss noch einmal geöffnet werden.',
    noGrid: name => `„${name}“ hat noch kein Raster.`,
    noPicture: 'Das Bild der Karte ist hier nicht mehr aufbewahrt: Die Datei enthält die Karte ohne Bild.',
  },
}

export const MAPS: typeof en.MAPS = {
  lightPlace: n => `lights, Licht ${n}`,
  outside: 'liegt außerhalb der Karte',

  uvtt: {
    none: why => `ist keine Karte in Universal VTT: ${why.join('; ')}`,
    noWalls: 'fehlt; die Karte hat keine Wände',
    later: (version, known) =>
      `ist ${version}: Fray kennt Universal VTT bis ${known}, und eine spätere Fassung kann anderes damit meinen; sieh nach, ob die Karte stimmt`,
    unknown: fields => `hat Felder, die Fray nicht kennt: ${fields.join(', ')}`,
    noLights: 'ist keine Liste von Lichtern',
    noDoors: 'ist keine Liste von Türen',
    noWallList: 'ist keine Liste von Wänden',
    noPoints: 'ist keine Liste von Punkten',
    fewPoints: 'hat weniger als zwei Punkte',
    segmentsOutside: n => `hat Wandstücke außerhalb der Karte: ${number(n)}`,
    wall: (field, n) => `${field}, Wand ${n}`,
    point: (wall, n) => `${wall}, Punkt ${n}`,
    portal: n => `portals, Tür ${n}`,
    noWidth: 'hat keine Breite: Beide Enden sind gleich',
    noText: 'ist kein Text; Fray nimmt PNG, JPEG oder WebP in Base64',
    noPicture: 'ist beschädigt: Es ist weder Base64 noch der Pfad eines Bilds',
    fitted: pixels =>
      `das Bild hat ${pixels} Pixel, nicht map_size × pixels_per_grid; es wird in die Felder von map_size eingepasst`,
    covered: (pixels, squares, part) =>
      `das Bild hat ${pixels} Pixel, nicht map_size × pixels_per_grid; die ${squares} Felder von map_size bleiben, und das Bild bedeckt ${part} davon`,
    follows: (pixels, squares) =>
      `das Bild hat ${pixels} Pixel, nicht map_size × pixels_per_grid; die Karte hat ${squares} Felder`,
    far: 'liegt zu weit von der Karte',
    noEnds: 'hat nicht zwei Enden',
    noColour: 'ist keine Farbe wie ffeccd8b; das Licht ist weiß',
  },

  foundry: {
    format: isLater => `Szene aus Foundry VTT, ${isLater ? 'Version 10 oder später' : 'Version 8 oder 9'}`,
    none: why => `ist keine Szene aus Foundry VTT, die sich lesen ließ: ${why.join('; ')}`,
    grid: 'Raster',
    picture: 'Bild',
    hexagons: 'besteht aus Sechsecken; Fray spielt auf Quadraten',
    noGrid: pixels => `ist dort aus; Felder von ${pixels} Pixeln werden darübergelegt`,
    side: side => `hat Felder von „${side}“; hier zählen sie wie alle anderen als Felder von 1 m`,
    left: {
      tokens: n => `hat ${number(n)} Figuren, die nicht übernommen werden`,
      tiles: n => `hat ${number(n)} Bilder auf der Karte, die nicht übernommen werden`,
      drawings: n => `hat ${number(n)} Zeichnungen, die nicht übernommen werden`,
      notes: n => `hat ${number(n)} Notizen, die nicht übernommen werden`,
      sounds: n => `hat ${number(n)} Klänge, die nicht übernommen werden`,
      templates: n => `hat ${number(n)} Flächen, die nicht übernommen werden`,
      regions: n => `hat ${number(n)} Bereiche, die nicht übernommen werden`,
    },
    off: n => `${number(n)}, die aus sind`,
    wall: n => `walls, Wand ${n}`,
    outside: n => `${number(n)} außerhalb der Karte`,
    oneWay: n => `${number(n)} wirken dort nur von einer Seite; hier von beiden`,
    limited: n =>
      `${number(n)} lassen den Blick einmal durch, wie dort: man sieht hinter die erste, nie hinter eine zweite`,
    outlines: n => `${number(n)} davon sind geschlossene Umrisse; sie gelten als Objekte`,
    near: n => `${number(n)} lassen den Blick durch, je nachdem, wie nah man steht; sie gelten als Fenster`,
    curtain: n => `${number(n)} lassen Schritte durch und nehmen die Sicht, wie dort`,
    otherLight: n => `${number(n)} halten Licht dort anders auf als den Blick; hier fällt Licht, wohin der Blick fällt`,
    marks: n => `${number(n)} halten weder Schritte noch den Blick auf`,
    ids: n =>
      `${number(n)} sind nur mit ihrer Kennung genannt und stehen in eigenen Datensätzen; wer sie braucht, exportiert die Szene aus Foundry VTT`,
    moved: 'ist auf diesem Geschoss verschoben, gedreht oder vergrößert; sieh nach, ob es zu den Feldern passt',
    foreground: 'das Bild über der Karte (der Vordergrund) wird nicht übernommen',
    floor: n => `Geschoss ${n}`,
    floors: names =>
      `hat ${names.length} Geschosse (${names.join(', ')}); jedes ist eine eigene Karte, und eine wird gewählt`,
    scene: n => `Szene ${n}`,
    scenes: n => `hat ${number(n)} Szenen; jede ist eine eigene Karte, und eine wird gewählt`,
    moreScenes: n => `${number(n)} weitere Szenen oder Geschosse`,
    noSquare: 'ist keine Größe eines Felds',
    noPoints: 'sind nicht zwei Punkte',
  },

  dungeon: {
    none: why => `ist kein One Page Dungeon, das sich lesen ließ: ${why.join('; ')}`,
    format: version => `One Page Dungeon${version === '' ? '' : `, Version ${version}`}`,
    noRoom: 'enthält keinen Raum',
    places: {
      rects: n => `rects, Raum ${n}`,
      doors: n => `doors, Tür ${n}`,
      notes: n => `notes, Notiz ${n}`,
      columns: n => `columns, Säule ${n}`,
      water: n => `water, Feld ${n}`,
    },
    kind: type => `ist von unbekannter Art (${type}); sie gilt als offener Weg`,
    astray: n => `${number(n)} stehen in keinem Raum`,
    round: 'runde Räume haben die Felder, deren Mitte in ihnen liegt',
    notSquare: 'ist kein ganzes Feld',
    notSquares: 'ist keine ganze Zahl von Feldern',
    noDirection: 'ist keine Richtung',
    noDoor: 'ist keine Art von Tür',
    kinds: [
      'Offener Weg',
      'Tür',
      'Enger Weg',
      'Ausgang',
      'Fallgitter',
      'Doppeltür',
      'Geheimtür',
      'Stahltür',
      'Breite Treppe hinab',
      'Treppe',
    ],
    last: 'Der letzte Raum',
  },
}

export const STAT_LINE: typeof en.STAT_LINE = {
  where: 'Wertezeile',
  noHp: 'hat keine HP, wie „4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)“',
  twice: score => `nennt ${score} zweimal; das erste zählt`,
  unread: words => `„${words}“ war nicht zu verstehen`,
  detachment: 'der Text spricht von einem Trupp (detachment)',
}

export const PICTURE: typeof en.PICTURE = {
  frame: 'Runder Rahmen über dem Bild. Pfeiltasten bewegen ihn, Plus und Minus ändern seine Größe, Enter nimmt ihn.',
  crop: (left, top, size) => `${left} % von links, ${top} % von oben, Größe ${size} %`,
  reading: 'Bild wird gelesen …',
  unchanged: 'Nichts wurde geändert.',
  anotherFile: 'Andere Datei wählen …',
  choose: 'Bild wählen …',
  takeAll: 'Ihre Bilder wegnehmen',
  take: 'Bild wegnehmen',
  how: 'PNG, JPEG oder WebP. Eine Datei kannst du auf eine Figur oder den Bogen ziehen, ein Bild mit Strg+V einfügen. Die Spieler sehen es bei allen, die sie mit Namen kennen.',
  given: (name, others) => `${name}${others > 0 ? ` und ${others} weitere` : ''}: Bild gegeben.`,
  give: 'Bild geben',
  larger: 'Größer',
  smaller: 'Kleiner',
  asAtFirst: 'Wie am Anfang',
  another: 'Andere Datei …',
  drag: 'Zieh den Rahmen, oder seinen Rand für die Größe; auch das Rad und zwei Finger ändern sie. Pfeiltasten bewegen ihn, mit Umschalt in großen Schritten.',
}
