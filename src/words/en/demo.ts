import { catalogue } from '../spoken'

/** What the demo fight and all in it are called. */
export const DEMO = catalogue('demo.DEMO', {
  fight: 'The toll bridge',
  heroes: 'Heroes',
  guards: 'Toll guards',
  captain: 'Toll captain',
  guard: 'Guard',
  archer: 'Archer',
  bowman: 'Bowman',
})

/** What the gang of Murdham's demo fight is called, and its zones. */
export const DEMO_ZONES = catalogue('demo.DEMO_ZONES', {
  gang: 'River gang',
  cutthroat: 'Cutthroat',
  bruiser: 'Bruiser',
  zones: {
    oaks: 'Old oaks',
    meadow: 'North meadow',
    river: 'Upper river',
    behind: 'Behind the house',
    wall: 'House wall',
    tollRoom: 'Toll room',
    backRoom: 'Back room',
    westWood: 'West wood',
    riverbank: 'Riverbank',
    ford: 'Ford',
    westRoad: 'West road',
    bridgehead: 'Bridgehead',
    bridgeWest: 'Bridge, west',
    bridgeEast: 'Bridge, east',
    square: 'Toll square',
    eastRoad: 'East road',
    under: 'Under the bridge',
    hedge: 'Hedge',
    ruin: 'Ruin',
    reeds: 'Reeds',
    pool: 'Mill pool',
    crates: 'Crates',
    eastWood: 'East wood',
    southBank: 'South bank',
  },
})

/** What is said of maps that are kept: beside the name, the rest of a sentence. */
export const KEPT_MAPS = catalogue('demo.KEPT_MAPS', {
  bareGrid: 'A bare grid',
  noName: 'has no name',
  place: 'picture: its place on the map is no place',
  grid: 'has a grid that is none',
})
