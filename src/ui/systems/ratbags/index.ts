import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import type { SystemParts } from '../shared/SystemParts'
import { RatbagsDamage, RatbagsOrder } from './RatbagsDamage'
import { RatbagsExtras } from './RatbagsExtras'
import { RatbagsRests } from './RatbagsRests'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: RatbagsOrder,
  SheetExtras: RatbagsExtras,
  Damage: RatbagsDamage,
  Rests: RatbagsRests,
}
