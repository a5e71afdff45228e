import type { WINDOW as EN } from '../../../en/gm/window/window'

export const WINDOW: typeof EN = {
  opening: 'Wird geöffnet …',
  notLoaded:
    'Dieser Teil von Fray konnte nicht geladen werden. Mit dem nächsten Klick oder der nächsten Taste wird es wieder versucht, und sobald das Netz zurück ist.',
  noFight: 'Kein Kampf ist offen',
  noFightHow: 'Wähle rechts einen, beginne dort einen neuen, oder zieh eine Datei irgendwohin.',
  dock: 'Was jetzt gefragt und möglich ist',
  order: 'Reihenfolge',
  following: 'Karte und Bogen folgen dem Kampf: an',
  notFollowing: 'Karte und Bogen folgen dem Kampf: aus',
  undo: 'Rückgängig',
  onlyNumber: 'Nur die Zahl',
  dismiss: 'Schließen',

  side: 'Seitenleiste',
  panels: { sheet: 'Bogen', log: 'Verlauf', map: 'Karte', encounter: 'Begegnung', fights: 'Kämpfe', rules: 'Regeln' },
  search: 'Suche',
  keys: 'Tasten',
  screens: 'Bildschirme der Spieler',
}
