import type { DisplayRules } from '~/engine/ruleset'
import { isHidden } from '../conditions/hidden'
import { isUp } from '../conditions/able'
import { LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import type { Endurance } from '../state/types'
import { badges } from './badges'
import { order } from './order'
import { orders } from './orders'
import { measures } from './measures'
import { outcomes } from './outcomes'
import { prompt } from './prompt'
import { text } from './text'
import { told } from './told'
import { view } from './view'

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Endurance> = {
  order,
  prompt,
  view,
  isHidden,
  told,
  text,
  orders,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  isOut: c => !isUp(c),
  spent: new Set(['stamina', 'focus']),
}
