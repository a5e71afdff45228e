import type { DisplayRules } from '~/engine/ruleset'
import { isAble } from '../conditions/able'
import { LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import type { Ratbags } from '../state/types'
import { badges } from './badges'
import { order } from './order'
import { orders } from './orders'
import { measures } from './measures'
import { outcomes } from './outcomes'
import { plans } from './plans'
import { prompt } from './prompt'
import { text } from './text'
import { told } from './told'
import { view } from './view'

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Ratbags> = {
  order,
  prompt,
  view,
  told,
  text,
  orders,
  plans,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  isOut: c => !isAble(c),
  spent: new Set(),
}
