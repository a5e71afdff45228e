import type { RECOVERY as EN } from '../../en/store/recovery'

export const RECOVERY: typeof EN = {
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
