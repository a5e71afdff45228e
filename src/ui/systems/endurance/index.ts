import { later } from '../../parts/hooks/later'
import { untilLoaded } from '../../parts/hooks/untilLoaded'
import { whenIdle } from '../../parts/hooks/whenIdle'
import { addDrawings } from '../../parts/signs/drawings'
import type { SystemParts } from '../shared/SystemParts'
import { EnduranceOrder } from './EnduranceOrder'

// The demo fight is played by these rules: what its first screen does not show comes when it is looked at.
const SheetExtras = later(() => import('./EnduranceExtras').then(part => ({ default: part.EnduranceExtras })))
const Damage = later(() => import('./EnduranceDamage').then(part => ({ default: part.EnduranceDamage })))
const Rests = later(() => import('./EnduranceRests').then(part => ({ default: part.EnduranceRests })))
whenIdle(() =>
  untilLoaded(
    () => import('../../parts/signs/furtherIcons'),
    part => addDrawings(part.FURTHER_ICONS),
  ),
)

export const parts: SystemParts = {
  Order: EnduranceOrder,
  SheetExtras,
  Damage,
  Rests,
}
