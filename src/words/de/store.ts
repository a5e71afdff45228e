import { german } from '../grammar'
import type * as en from '../en/store'

const { plural } = german

const fights = (n: number) => `${n} ${plural(n, { one: 'Kampf', other: 'Kämpfe' })}`
const ofFights = (n: number) => plural(n, { one: 'einem Kampf', other: `${n} Kämpfen` })

export const LOST: typeof en.LOST = {
  behind: n =>
    `Dieser Browser hat gesicherte Aktionen von ${ofFights(n)} verloren. In einer zweiten Kopie stehen sie noch.`,
  unlisted: n =>
    `${fights(n)}, die dieser Browser aufbewahrt hat, ${plural(n, { one: 'lässt', other: 'lassen' })} sich nicht mehr auflisten: Das Verzeichnis ist verloren. Was übrig ist, lässt sich zurückholen.`,
  gone: n =>
    `${fights(n)}, die dieser Browser aufbewahrt hat, ${plural(n, { one: 'ist', other: 'sind' })} nicht mehr zu finden. Wenn du eine Datei gesichert hast, öffne sie hier.`,
  unsaved: (n, fight) =>
    plural(n, {
      one: `Die letzte Aktion von „${fight}“ ließ sich nicht mehr sichern, bevor das Fenster geschlossen wurde, und fehlt.`,
      other: `Die letzten ${n} Aktionen von „${fight}“ ließen sich nicht mehr sichern, bevor das Fenster geschlossen wurde, und fehlen.`,
    }),
  nothingLeft:
    'Weder der Anfang dieses Kampfs noch ein späterer Stand lässt sich lesen, hier oder in einer zweiten Kopie. Er lässt sich nur als Datei sichern, damit jemand hineinsehen kann.',
  whole: n =>
    `Etwas von diesem Kampf, das dieser Browser aufbewahrt hat, ist beschädigt. Er lässt sich wieder zusammensetzen: ${plural(n, { one: 'Seine eine Aktion kommt zurück', other: `Alle ${n} Aktionen kommen zurück` })}.`,
  part: n =>
    `Ein Teil dieses Kampfs lässt sich nicht lesen. Zurück kommt sein Stand nach ${n} ${plural(n, { one: 'Aktion', other: 'Aktionen' })}.`,
  skipped: n =>
    plural(n, {
      one: 'Seine erste Aktion lässt sich nicht mehr rückgängig machen.',
      other: `Seine ersten ${n} Aktionen lassen sich nicht mehr rückgängig machen.`,
    }),
  map: 'Seine Karte ist verloren: Er geht auf einem leeren Raster weiter, auf dem alle neu gesetzt werden müssen.',
  nameless: 'Ein Kampf, der seinen Namen verloren hat',
  trashUnsaved:
    'Was zuletzt in diesem Kampf gespielt wurde, ist noch nicht gesichert und läge nicht mit im Papierkorb. Sichere eine Datei davon, oder lösche ihn endgültig.',
  copyUnsaved:
    'Die letzten Aktionen dieses Kampfs sind noch nicht gesichert. Sichere eine Datei davon und füge sie als Kampf hinzu.',
  notWhole: 'Dieser Kampf lässt sich nicht im Ganzen lesen.',
  notSavedYet: 'Dieser Kampf ist noch nicht gesichert.',
  nothing: 'Von diesem Kampf lässt sich nichts lesen, hier oder in seiner zweiten Kopie.',
  otherFight:
    'Die zweite Kopie setzt nicht fort, was in diesem Browser steht. Öffne den Kampf: Er geht als Kopie weiter.',
  entryGone: 'Das ist nicht mehr in der Bibliothek.',
  entryUnreadable: name => `Was in „${name}“ steht, lässt sich nicht mehr lesen, hier oder in der zweiten Kopie.`,
  entriesBack: n =>
    plural(n, {
      one: 'Ein Eintrag der Bibliothek ließ sich nicht lesen und kam aus einer zweiten Kopie zurück.',
      other: `${n} Einträge der Bibliothek ließen sich nicht lesen und kamen aus einer zweiten Kopie zurück.`,
    }),
}

export const SAVING: typeof en.SAVING = {
  lastUnsaved: n =>
    n === 1 ? 'Seine letzte Aktion wurde nicht gesichert.' : `Seine letzten ${n} Aktionen wurden nicht gesichert.`,
  playGoesOn: why =>
    `Nicht gesichert. ${why} In diesem Fenster geht das Spiel weiter: Sichere eine Datei, lösche alte Kämpfe oder Karten, dann versuch es noch einmal.`,
  slow: 'Das Sichern dauert länger als sonst.',
  left: 'Das Fenster, das diesen Kampf spielte, wurde geschlossen. Übernimm ihn, um hier weiterzuspielen.',
  elsewhere: 'Dieser Kampf ist in einem anderen Fenster offen. Hier kann man ihm nur zusehen.',
  taken: 'Jetzt spielt ein anderes Fenster diesen Kampf.',
  closed: 'Dieser Kampf wurde geschlossen.',
  otherActions: 'Im Speicher dieses Browsers stehen andere Aktionen als in diesem Fenster.',
  gap: 'Frühere Aktionen dieses Kampfs fehlen im Speicher dieses Browsers.',
  cleared: 'Der Speicher dieses Browsers wurde geleert.',
  clearedUnread: 'Der Speicher dieses Browsers wurde geleert, und der Anfang dieses Kampfs war noch nicht gelesen.',
  clearedForGood: 'Der Speicher dieses Browsers wurde geleert und lässt sich nicht wieder öffnen. Sichere eine Datei.',
  clearedAnew:
    'Der Speicher dieses Browsers wurde geleert, während Fray offen war. Der offene Kampf wird noch einmal geschrieben.',
  silent: 'Der Speicher dieses Browsers antwortet nicht.',
  full: 'Im Speicher dieses Browsers ist kein Platz mehr.',
  unwritten: 'Dieser Browser konnte nicht in seinen Speicher schreiben.',
  unwrittenFor: why => `Dieser Browser konnte nicht in seinen Speicher schreiben (${why}).`,
  picture: why => `Ein Bild ist nicht gesichert: ${why} Es bleibt in diesem Fenster, bis es sich sichern lässt.`,
  notSaved: why => `Nicht gesichert: ${why}`,
  stays: why => `Nicht gesichert: ${why} Es bleibt in diesem Fenster, bis es sich sichern lässt.`,
  noStorage:
    'Dieser Browser bewahrt hier nichts auf (ein privates Fenster, oder der Speicher ist gesperrt): Alles ist fort, wenn die Seite geschlossen wird. Sichere eine Datei.',
  unreadable:
    'Was dieser Browser aufbewahrt, lässt sich gerade nicht lesen; es ist unberührt. Lade das Fenster neu, um es noch einmal zu versuchen. Bis dahin wird hier nichts aufbewahrt: Sichere eine Datei.',
  outdated:
    'Ein neueres Fray ist in einem anderen Fenster offen. Lade dieses neu; bis dahin zeigt es den Kampf und ändert nichts.',
  newer: 'Diese Kämpfe hat ein neueres Fray gesichert. Man kann sie ansehen und exportieren, aber hier nicht ändern.',
  inTrash: 'Dieser Kampf liegt im Papierkorb.',
  gone: 'Dieser Kampf ist nicht mehr hier.',
  secondFound: 'Dieser Kampf fehlt, aber eine zweite Kopie von ihm wurde gefunden.',
  shorter: (here, all) =>
    `Dieser Browser hat ${here} Aktionen dieses Kampfs aufbewahrt; in einer zweiten Kopie stehen ${all}.`,
  secondLeft: 'Ein Kampf, von dem eine zweite Kopie übrig ist',
  canComeBack: 'Er fehlt hier. Öffnest du ihn, lässt er sich zurückholen.',
  undoEnds: last => `Die Aktionen 1 bis ${last} dieses Kampfs lassen sich nicht lesen: Rückgängig endet vor ihnen.`,
}

export const ENTRIES: typeof en.ENTRIES = {
  standing: { before: 'Nicht begonnen', over: 'Vorbei', round: n => `Runde ${n}` },
  against: counts => counts.join(' gegen '),
  fromFile: 'aus einer Datei',
  fromThisFile: file => `aus ${file}`,
  fromFight: fight => `aus „${fight}“`,
  byTheBook: 'alles wie im Buch',
  otherwise: n => `${n} anders`,
  copy: name => `${name} (Kopie)`,
  blank: 'Leeres Raster',
  heroes: 'Helden',
  foes: 'Gegner',
  noPictureKept: name => `Das Bild von „${name}“ ist hier nicht mehr aufbewahrt.`,
  nothingToShow: name => `„${name}“ hat noch keinen Text und kein Bild: Es gibt nichts zu zeigen.`,
  noSheet: name => `„${name}“ hat keinen Bogen.`,
  otherKind: name => `„${name}“ ist etwas anderes.`,
  otherRules: (name, rules, played) => `„${name}“ ist für ${rules}, und dieser Kampf wird nach ${played} gespielt.`,
  otherParty: (name, rules, other) => `„${name}“ ist eine Gruppe für ${rules}; aus ${other} kann niemand hinein.`,
  sideFirst: 'Füg zuerst eine Seite hinzu.',
  nobodyYet: name => `In „${name}“ ist noch niemand.`,
  nobodyHere: name => `Niemand aus „${name}“ ist in diesem Kampf.`,
  notIntoFight: (name, why) => `${name} kann nicht in diesen Kampf kommen: ${why}`,
  noSoundSheet: (name, why) => `Der Bogen von ${name} lässt sich nicht lesen: ${why}`,
  notMade: (name, why) => `„${name}“ lässt sich hier nicht anlegen: ${why}`,
  backup: {
    file: 'Fray Bibliothek',
    unread: n =>
      plural(n, {
        one: '1 Eintrag ließ sich nicht lesen und fehlt darin.',
        other: `${n} Einträge ließen sich nicht lesen und fehlen darin.`,
      }),
    fightUnread: name => `Der Kampf „${name}“ ließ sich nicht lesen und fehlt darin.`,
    notOne: n => `Eintrag ${n} der Sicherung ist keiner der Bibliothek und wird ausgelassen.`,
    notTaken: (name, why) => `Der Kampf „${name}“ wurde ausgelassen. ${why}`,
    noFight: 'Seine Datei enthält etwas anderes als einen Kampf.',
    named: name => `${name} (Sicherung)`,
  },
}

export const HAPPENED: typeof en.HAPPENED = {
  preparation: 'Vorbereitung',
  after: 'Nach dem Kampf',
  round: n => `Runde ${n}`,
  left: (label, now, most) => `${label} ${now} von ${most}`,
  title: (fight, rounds) => `${fight}, ${rounds} ${plural(rounds, { one: 'Runde', other: 'Runden' })}.`,
  fell: (name, round, by) => `${name} fiel in Runde ${round}${by === null ? '' : `, durch ${by}`}.`,
  surrendered: (name, round, by) => `${name} ergab sich in Runde ${round}${by === null ? '' : `, wegen ${by}`}.`,
  fled: (name, round, by) => `${name} floh in Runde ${round}${by === null ? '' : `, wegen ${by}`}.`,
  wentAway: (name, round) => `${name} ging in Runde ${round}.`,
  took: amounts => `nahm anderen ${amounts}`,
  lost: amounts => `verlor durch andere ${amounts}`,
  spent: amounts => `verbrauchte ${amounts}`,
  ground: things => `Auf dem Boden: ${things.join(', ')}.`,
}

export const NOTICES: typeof en.NOTICES = {
  notPlayed: 'Fray weiß nicht, wie es für sie weitergeht. Ab hier spielst du sie.',
  noAdvice: 'Der nächste Schritt gehört dir: nimm, was leuchtet.',
  nothingForPlayers: 'Für die Spieler gibt es noch nichts: Der Kampf hat nicht begonnen.',
  unreadable:
    'Dieser Kampf lässt sich nicht lesen. Die Datei enthält, was von ihm aufbewahrt war, damit jemand hineinsehen kann.',
  asked: 'Auf dieser Karte wird gerade etwas gefragt: Antworte zuerst, dann ändere die Karte.',
  otherFight: 'Inzwischen wurde ein anderer Kampf geöffnet; nichts wurde geändert.',
  mapStays: 'Die Karte bleibt, wie sie war; was im Weg war, steht unter der Karte.',
  noConversion: (rules, why) => `Dieser Kampf lässt sich nicht nach ${rules} übernehmen: ${why}`,
  meanwhile: 'Inzwischen ist etwas geschehen. Berechne die Prognose neu.',
  mostScreens: most =>
    `Fray zeigt den Kampf auf höchstens ${most} Bildschirmen. Vergiss einen, um einen weiteren hinzuzufügen.`,
  worker: 'Der Rechenhelfer ist nicht gestartet.',
  blank: 'Leeres Raster',
}

export const PLAY: typeof en.PLAY = {
  past: 'Du blickst auf etwas Vergangenes. Geh zum Jetzt zurück, um zu spielen, oder spiel von hier aus weiter.',
  again: n =>
    `Die Regeln haben sich geändert, seit diese Aktion begonnen wurde: ${plural(n, { one: 'Ihre letzte Antwort muss', other: `Ihre letzten ${n} Antworten müssen` })} noch einmal gegeben werden.`,
  bare: 'Das Bild dieser Karte ist hier nicht mehr aufbewahrt: Das Raster ist leer. Alles andere ist da; eine früher gesicherte Datei des Kampfs enthält das Bild.',
  thisFight: 'Dieser Kampf',
  neutralName: 'Der Kampf',
  noRules: rules => `Dieses Fray hat die Regeln „${rules}“ nicht, nach denen dieser Kampf gespielt wird.`,
  picture: why => `Das Bild ließ sich nicht aufbewahren: ${why}`,
  asksOfNumber: 'Die Regeln fragen, was aus dieser Zahl folgt.',
  noRoom: 'Im Speicher dieses Browsers ist kein Platz mehr.',
  refused: 'Dieser Browser hat es verweigert. Was gesichert wurde, bleibt.',
  fault:
    'Das ging nicht, durch einen Fehler in Fray. Was gesichert wurde, bleibt; lade das Fenster neu und versuch es noch einmal.',
}

export const RECOVERY: typeof en.RECOVERY = {
  copyOfAll: 'Mit einer Kopie von allem weiterspielen',
  copyOfSound: 'Mit einer Kopie dessen weiterspielen, was heil ist',
  save: 'Was davon übrig ist, als Datei sichern',
  asKept: name => `${name} (wie aufbewahrt)`,
  second: 'Zweite Kopie zurückholen',
  asSaved: 'Mit dem Gesicherten weiterspielen',
  putBack: 'Zurückholen',
  leave: 'Liegen lassen',
  title: name => `„${name}“ lässt sich so nicht öffnen`,
  missing: 'Etwas Gesichertes fehlt',
  goOn: 'Ohne es weitermachen',
  bringBack: 'Zurückholen',
}

const TOWARDS = {
  north: 'nördlich',
  'north-east': 'nordöstlich',
  east: 'östlich',
  'south-east': 'südöstlich',
  south: 'südlich',
  'south-west': 'südwestlich',
  west: 'westlich',
  'north-west': 'nordwestlich',
}

export const WHERE: typeof en.WHERE = {
  lies: (squares, towards) =>
    towards === undefined
      ? 'hier'
      : `${squares} ${plural(squares, { one: 'Feld', other: 'Felder' })} ${TOWARDS[towards]}`,
}

export const STRIKE: typeof en.STRIKE = {
  noWay: 'Dorthin führt in diesem Zug kein Weg.',
}
