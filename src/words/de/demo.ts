import type * as en from '../en/demo'

export const DEMO: typeof en.DEMO = {
  fight: 'Die Zollbrücke',
  heroes: 'Helden',
  guards: 'Zollwachen',
  captain: 'Zollhauptmann',
  guard: 'Wache',
  archer: 'Schütze',
  bowman: 'Bogenschütze',
}

export const DEMO_ZONES: typeof en.DEMO_ZONES = {
  gang: 'Flussbande',
  cutthroat: 'Halsabschneider',
  bruiser: 'Schläger',
  zones: {
    oaks: 'Alte Eichen',
    meadow: 'Nordwiese',
    river: 'Oberer Fluss',
    behind: 'Hinter dem Haus',
    wall: 'Hauswand',
    tollRoom: 'Zollstube',
    backRoom: 'Hinterzimmer',
    westWood: 'Westwald',
    riverbank: 'Flussufer',
    ford: 'Furt',
    westRoad: 'Weststraße',
    bridgehead: 'Brückenkopf',
    bridgeWest: 'Brücke, Westen',
    bridgeEast: 'Brücke, Osten',
    square: 'Zollplatz',
    eastRoad: 'Oststraße',
    under: 'Unter der Brücke',
    hedge: 'Hecke',
    ruin: 'Ruine',
    reeds: 'Schilf',
    pool: 'Mühlteich',
    crates: 'Kisten',
    eastWood: 'Ostwald',
    southBank: 'Südufer',
  },
}

export const KEPT_MAPS: typeof en.KEPT_MAPS = {
  bareGrid: 'Ein leeres Raster',
  noName: 'hat keinen Namen',
  place: 'Bild: Sein Platz auf der Karte ist keiner',
  grid: 'hat ein Raster, das keines ist',
}
