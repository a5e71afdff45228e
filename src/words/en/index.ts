import type * as board from './board'
import type * as commands from './commands'
import type * as demo from './demo'
import type * as elsewhere from './elsewhere'
import type * as files from './files'
import type * as hallowed from './hallowed'
import type * as library from './library'
import type * as log from './log'
import type * as map from './map'
import type * as murdham from './murdham'
import type * as parts from './parts'
import type * as past from './past'
import type * as players from './players'
import type * as prompt from './prompt'
import type * as ratbags from './ratbags'
import type * as screens from './screens'
import type * as sheets from './sheets'
import type * as start from './start'
import type * as store from './store'
import type * as systems from './systems'
import type * as tiny from './tiny'
import type * as window from './window'

/** All that is said in the window, by topic: what a language has to bring. English is what the code is written against. */
export type Words = {
  /** The map itself, in both windows. */
  board: typeof board
  /** The palette and the keys. */
  commands: typeof commands
  /** The demo and the maps that come with Fray. */
  demo: typeof demo
  /** The page of screens elsewhere. */
  elsewhere: typeof elsewhere
  /** Files that are read and written. */
  files: typeof files
  /** What the window draws of Hallowed Earth in its own way; of Murdham below. */
  hallowed: typeof hallowed
  /** The library. */
  library: typeof library
  /** The log, and what is done with the past. */
  log: typeof log
  /** The map of the GM and its tools. */
  map: typeof map
  murdham: typeof murdham
  /** Small controls and signs. */
  parts: typeof parts
  /** Other pasts and futures: what has changed, forecasts, the end of a fight. */
  past: typeof past
  /** The players’ window. */
  players: typeof players
  /** Questions, actions and odds. */
  prompt: typeof prompt
  ratbags: typeof ratbags
  /** Screens on other devices, and what each is for. */
  screens: typeof screens
  /** Sheets, encounters and house rules. */
  sheets: typeof sheets
  /** The start card and the hints of the first minute. */
  start: typeof start
  /** Play, saving, and what goes wrong with them. */
  store: typeof store
  /** What the smaller systems draw in their own way, and the order. */
  systems: typeof systems
  tiny: typeof tiny
  /** The frame of the GM’s window: bars, menus, dialogs, screens. */
  window: typeof window
}
