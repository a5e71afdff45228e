import type { FIRST_STEPS as EN } from '../../../en/gm/encounter/firstSteps'

export const FIRST_STEPS: typeof EN = {
  title: 'Erste Schritte',
  add: side => `${side} hinzufügen`,
  names: 'Gib ihre Namen ein: Roland, Boudica',
  count: 'Gib ein, wie viele wovon: 4 guard',
  map: 'Karte wählen',
  mapHow: 'Zieh ein Bild oder eine Kartendatei hierher, oder zeichne Wände mit den Werkzeugen links',
}
