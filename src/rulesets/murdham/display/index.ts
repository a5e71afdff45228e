import type { DisplayRules } from '~/engine/ruleset'
import { isAble, isUnseen } from '../conditions/able'
import { LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import type { Murdham } from '../state/types'
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
export const display: DisplayRules<Murdham> = {
  order,
  prompt,
  view,
  isHidden: isUnseen,
  told,
  text,
  orders,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  isOut: c => !isAble(c),
  spent: new Set(['mana']),
}
