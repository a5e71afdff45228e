import type { PLAY as EN } from '../../en/store/play'
import { plural } from '../grammar'

export const PLAY: typeof EN = {
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
