import type { ABOUT as EN } from '../../../en/gm/top/about'

export const ABOUT: typeof EN = {
  version: (version, news) => [`Version ${version}. `, news('Was neu ist'), '.'],
  what: 'Ein Tisch für Kämpfe: Karte, Reihenfolge und Bögen über Regeln, die das Spiel kennen. Alles bleibt auf diesem Rechner.',
  icons: strong => [
    'Symbole von Lorc, Delapouite und anderen bei ',
    strong('game-icons.net'),
    ' unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0), auf eine kleinere Größe gebracht.',
  ],
  faces: strong => [
    'Namen und Überschriften sind in ',
    strong('Alegreya'),
    ' von Juan Pablo del Peral gesetzt, alles andere in ',
    strong('Inter'),
    ' von Rasmus Andersson, beide unter der SIL Open Font License 1.1.',
  ],
  rules: work => [
    'Die Regeln von ',
    work('Endurance & Health'),
    ' folgen dem Ingenuity Role-playing System von Loki Karolius Odinsson (CC BY 4.0). Wem die anderen Systeme folgen und was wir selbst entschieden haben, steht in der Datei CREDITS des Projekts.',
  ],
  licences: link => ['Wessen Programme darin sind und unter welchen ', link('Lizenzen'), '.'],
}
