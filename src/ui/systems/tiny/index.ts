import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import type { SystemParts } from '../shared/SystemParts'
import { TinyDamage, TinyExtras } from './TinyExtras'
import { TinyOrder, TinyRests } from './TinyRests'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: TinyOrder,
  SheetExtras: TinyExtras,
  Damage: TinyDamage,
  Rests: TinyRests,
}
