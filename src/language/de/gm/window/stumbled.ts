import type { STUMBLED as EN } from '../../../en/gm/window/stumbled'

export const STUMBLED: typeof EN = {
  title: 'Fray ist gestolpert',
  again:
    'Nichts ist verloren: Jeder Klick bis hierher liegt auf diesem Rechner. Über diesen Kampf ist das Fenster schon einmal gestolpert: Sichere ihn als Datei und wähle einen anderen, oder nimm den letzten Schritt zurück.',
  once: 'Nichts ist verloren: Jeder Klick bis hierher liegt auf diesem Rechner. Lade das Fenster neu, um weiterzumachen. Stolpert es wieder an derselben Stelle, nimm den letzten Schritt zurück oder wähle einen anderen Kampf.',
  details: 'Für alle, die Fray reparieren',
  noReason: 'Ein Grund wurde nicht genannt.',
  reload: 'Neu laden',
  another: 'Anderen Kampf wählen',
  back: 'Letzten Schritt zurücknehmen',
  save: 'Kampf als Datei sichern',
  notStarted: 'Fray konnte nicht starten',
  untouched: reason => `${reason} Was aufbewahrt war, ist unberührt.`,
}
