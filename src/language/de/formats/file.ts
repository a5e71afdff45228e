import type { Translation } from '../../translation'
import { number } from '../grammar'

const PICTURES = 'Fray nimmt Bilder in PNG, JPEG und WebP'
const TAKEN =
  'Fray nimmt Karten in Universal VTT, Szenen aus Foundry VTT, One Page Dungeons, Bilder in PNG, JPEG und WebP und seine eigenen Kampfdateien'
const CREATURES =
  'Wesen werden gelesen, wie Foundry VTT, Improved Initiative, 5etools, Cairn-Seiten und Tabellen sie geben; jedes andere tippst oder fügst du unter „Begegnung“ als Wertezeile ein, wie „Goblin: 4 HP, 8 STR, 12 DEX, 8 WIL, dagger (d6)“'

export const FILE: Translation['formats/file'] = {
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
    file: `ist kein Bild und ließ sich weder als Karte noch als Kampf lesen; ${TAKEN}; ${CREATURES}`,
    list: `ist eine JSON-Liste, weder Karte noch Kampf; ${CREATURES}`,
    json: `ist JSON, aber weder eine Karte in Universal VTT noch eine Szene aus Foundry VTT noch ein One Page Dungeon; ${CREATURES}`,
    pack: `ist ein Paket mit einem JSON-Satz je Zeile, keiner davon eine Figur oder Szene aus Foundry VTT; ${CREATURES}`,
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
