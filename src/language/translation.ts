import type { ABOUT } from './en/gm/about'
import type { BANNERS } from './en/gm/banners'
import type { BAR } from './en/gm/bar'
import type { BRANCH_MARKS } from './en/gm/branches'
import type { FOLDED } from './en/gm/folded'
import type { MENU } from './en/gm/menu'
import type { PAPER } from './en/gm/paper'
import type { STUMBLED } from './en/gm/stumbled'
import type { WINDOW } from './en/gm/window'

/** All that is said in the window, by area: what a language has to bring. */
export interface Translation {
  'gm/about': typeof ABOUT
  'gm/banners': typeof BANNERS
  'gm/bar': typeof BAR
  'gm/branches': typeof BRANCH_MARKS
  'gm/folded': typeof FOLDED
  'gm/menu': typeof MENU
  'gm/paper': typeof PAPER
  'gm/stumbled': typeof STUMBLED
  'gm/window': typeof WINDOW
}
