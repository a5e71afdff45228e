import type { SystemParts } from '../shared/SystemParts'
import { EnduranceDamage } from './EnduranceDamage'
import { EnduranceExtras } from './EnduranceExtras'
import { EnduranceOrder } from './EnduranceOrder'
import { EnduranceRests } from './EnduranceRests'
import { icons } from './icons'

export const parts: SystemParts = {
  Order: EnduranceOrder,
  SheetExtras: EnduranceExtras,
  Damage: EnduranceDamage,
  Rests: EnduranceRests,
  icons,
}
