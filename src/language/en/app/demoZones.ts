import { catalogue } from '../../spoken'

/** What the gang of Murdham's demo fight is called, and its zones. */
export const DEMO_ZONES = catalogue('app/demoZones', {
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
