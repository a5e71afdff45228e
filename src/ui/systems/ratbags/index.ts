import type { SystemParts } from '../shared/SystemParts'
import { conditionPath } from './conditionPath'
import { RatbagsDamage } from './RatbagsDamage'
import { RatbagsExtras } from './RatbagsExtras'
import { RatbagsOrder } from './RatbagsOrder'
import { RatbagsRests } from './RatbagsRests'

export const parts: SystemParts = {
  Order: RatbagsOrder,
  SheetExtras: RatbagsExtras,
  Damage: RatbagsDamage,
  Rests: RatbagsRests,
  conditionPath,
}
