import { addDrawings } from '../../parts/signs/drawings'
import { FURTHER_ICONS } from '../../parts/signs/furtherIcons'
import { Allies } from '../shared/Allies'
import { Figures } from '../shared/Figures'
import type { SystemParts } from '../shared/SystemParts'
import { HallowedDamage } from './HallowedDamage'
import { HallowedExtras } from './HallowedExtras'
import { HallowedHeal } from './HallowedHeal'
import { HallowedOrder } from './HallowedOrder'
import { HallowedRests } from './HallowedRests'
import { HallowedSettings } from './HallowedSettings'
import { MoraleAsk } from './MoraleAsk'

addDrawings(FURTHER_ICONS)

export const parts: SystemParts = {
  Order: HallowedOrder,
  Figures,
  SheetExtras: HallowedExtras,
  Damage: HallowedDamage,
  Rests: HallowedRests,
  Heal: HallowedHeal,
  SideExtras: Allies,
  Settings: HallowedSettings,
  AskExtras: MoraleAsk,
}
