import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import { Allies } from '../shared/Allies'
import type { SystemParts } from '../shared/SystemParts'
import { MurdhamCalls } from './MurdhamCalls'
import { MurdhamDamage, MurdhamHeal } from './MurdhamDamage'
import { MurdhamExtras } from './MurdhamExtras'
import { MurdhamOrder, MurdhamRests } from './MurdhamOrder'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: MurdhamOrder,
  SheetExtras: MurdhamExtras,
  Damage: MurdhamDamage,
  Heal: MurdhamHeal,
  Rests: MurdhamRests,
  Calls: MurdhamCalls,
  SideExtras: Allies,
}
