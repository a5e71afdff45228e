import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import { LanesOrder } from '../shared/OrderLane'
import type { SystemParts } from '../shared/SystemParts'
import { TinyDamage, TinyExtras, TinyRests } from './TinyExtras'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: LanesOrder,
  SheetExtras: TinyExtras,
  Damage: TinyDamage,
  Rests: TinyRests,
}
