import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import type { SystemParts } from '../shared/SystemParts'
import { EnduranceDamage } from './EnduranceDamage'
import { EnduranceExtras } from './EnduranceExtras'
import { EnduranceOrder } from './EnduranceOrder'
import { EnduranceRests } from './EnduranceRests'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: EnduranceOrder,
  SheetExtras: EnduranceExtras,
  Damage: EnduranceDamage,
  Rests: EnduranceRests,
}
