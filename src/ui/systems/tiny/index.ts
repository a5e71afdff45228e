import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import type { SystemParts } from '../shared/SystemParts'
import { TinyDamage } from './TinyDamage'
import { TinyExtras } from './TinyExtras'
import { TinyOrder } from './TinyOrder'
import { TinyRests } from './TinyRests'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: TinyOrder,
  SheetExtras: TinyExtras,
  Damage: TinyDamage,
  Rests: TinyRests,
}
