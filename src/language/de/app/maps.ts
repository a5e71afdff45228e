import type { Translation } from '../../translation'

export const KEPT_MAPS: Translation['app/maps'] = {
  bareGrid: 'Ein leeres Raster',
  noName: 'hat keinen Namen',
  place: 'Bild: Sein Platz auf der Karte ist keiner',
  grid: 'hat ein Raster, das keines ist',
}
