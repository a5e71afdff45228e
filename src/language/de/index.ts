import type { Translation } from '../translation'
import { ABOUT } from './gm/about'
import { BANNERS } from './gm/banners'
import { BAR } from './gm/bar'
import { BRANCH_MARKS } from './gm/branches'
import { FOLDED } from './gm/folded'
import { MENU } from './gm/menu'
import { PAPER } from './gm/paper'
import { STUMBLED } from './gm/stumbled'
import { WINDOW } from './gm/window'

/** German: all areas. */
export const de: Translation = {
  'gm/about': ABOUT,
  'gm/banners': BANNERS,
  'gm/bar': BAR,
  'gm/branches': BRANCH_MARKS,
  'gm/folded': FOLDED,
  'gm/menu': MENU,
  'gm/paper': PAPER,
  'gm/stumbled': STUMBLED,
  'gm/window': WINDOW,
}
