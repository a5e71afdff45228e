import type { ENTRIES as EN } from '../../en/store/entries'
import { plural } from '../grammar'

export const ENTRIES: typeof EN = {
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
