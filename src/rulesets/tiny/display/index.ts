import type { DisplayRules } from '~/engine/ruleset'
import { isAble, isInHiding } from '../conditions/able'
import { LIFE, POOL_COLOURS, pools } from '../sheet/pools'
import type { Tiny } from '../state/types'
import { badges } from './badges'
import { order } from './order'
import { measures } from './measures'
import { outcomes } from './outcomes'
import { prompt } from './prompt'
import { text } from './text'
import { view } from './view'

/** How a fight is shown: in order, in words, and to the players. */
export const display: DisplayRules<Tiny> = {
  order,
  prompt,
  view,
  isHidden: isInHiding,
  text,
  badges,
  pools,
  poolColours: POOL_COLOURS,
  life: LIFE,
  outcomes,
  measures,
  isOut: c => !isAble(c),
  spent: new Set(),
}
