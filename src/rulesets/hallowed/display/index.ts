import type { DisplayRules } from '~/engine/ruleset'
import { isInHiding } from '../conditions/seen'
import { isAble } from '../conditions/conditions'
import { LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import type { Hallowed } from '../state/types'
import { badges } from './badges'
import { figures } from './figures'
import { order } from './order'
import { orders } from './orders'
import { measures } from './measures'
import { outcomes } from './outcomes'
import { prompt } from './prompt'
import { text } from './text'
import { told } from './told'
import { view } from './view'

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Hallowed> = {
  order,
  prompt,
  view,
  isHidden: isInHiding,
  told,
  text,
  orders,
  badges,
  figures,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  isOut: c => !isAble(c),
  spent: new Set(['mana']),
}
