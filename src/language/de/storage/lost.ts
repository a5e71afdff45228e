import type { Translation } from '../../translation'
import { plural } from '../grammar'

const fights = (n: number) => `${n} ${plural(n, { one: 'Kampf', other: 'Kämpfe' })}`
const ofFights = (n: number) => plural(n, { one: 'einem Kampf', other: `${n} Kämpfen` })

export const LOST: Translation['storage/lost'] = {
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
