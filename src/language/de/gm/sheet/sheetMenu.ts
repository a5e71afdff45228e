import type { SHEET_MENU as EN } from '../../../en/gm/sheet/sheetMenu'

export const SHEET_MENU: typeof EN = {
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  keep: 'In der Bibliothek aufbewahren',
  picture: 'Bild geben',
  reveal: 'Den Spielern zeigen',
  hide: 'Vor den Spielern verbergen',
  putBack: 'Zurück zum Anfang des Zugs',
  remove: 'Entfernen',
  returns: 'Kommt zurück',
  leaves: 'Verlässt den Kampf',
}
