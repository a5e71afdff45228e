import { catalogue } from '../../../spoken'

/** Who made this, told in sentences with links and names of works inside. */
export const ABOUT = catalogue('gm/about', {
  version: <T>(version: string, news: (words: string) => T) => [`Version ${version}. `, news('What is new'), '.'],
  what: 'A combat table: battle map, turn order and sheets over rules that know the game. Everything stays on this computer.',
  icons: <T>(strong: (name: string) => T) => [
    'Icons by Lorc, Delapouite and contributors of ',
    strong('game-icons.net'),
    ', under the Creative Commons Attribution 3.0 licence (CC BY 3.0), brought to a smaller size.',
  ],
  faces: <T>(strong: (name: string) => T) => [
    'Names and headings are set in ',
    strong('Alegreya'),
    ' by Juan Pablo del Peral, everything else in ',
    strong('Inter'),
    ' by Rasmus Andersson, both under the SIL Open Font License 1.1.',
  ],
  rules: <T>(work: (title: string) => T) => [
    'The rules of ',
    work('Endurance & Health'),
    ' follow the Ingenuity Role-playing System by Loki Karolius Odinsson (CC BY 4.0). Whom the other systems follow, and every ruling of ours, stands in the file CREDITS of the project.',
  ],
  licences: <T>(link: (words: string) => T) => ['Whose programs are in it, and under which ', link('licences'), '.'],
})
