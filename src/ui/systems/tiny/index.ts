import type { SystemParts } from '../shared/SystemParts'
import { conditionPath } from './conditionPath'
import { TinyDamage } from './TinyDamage'
import { TinyExtras } from './TinyExtras'
import { TinyOrder } from './TinyOrder'
import { TinyRests } from './TinyRests'

export const parts: SystemParts = {
  Order: TinyOrder,
  SheetExtras: TinyExtras,
  Damage: TinyDamage,
  Rests: TinyRests,
  conditionPath,
}
