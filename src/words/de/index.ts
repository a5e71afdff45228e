import type { Words } from '../en'
import * as board from './board'
import * as commands from './commands'
import * as demo from './demo'
import * as elsewhere from './elsewhere'
import * as files from './files'
import * as hallowed from './hallowed'
import * as library from './library'
import * as log from './log'
import * as map from './map'
import * as murdham from './murdham'
import * as parts from './parts'
import * as past from './past'
import * as players from './players'
import * as prompt from './prompt'
import * as ratbags from './ratbags'
import * as screens from './screens'
import * as sheets from './sheets'
import * as start from './start'
import * as store from './store'
import * as systems from './systems'
import * as tiny from './tiny'
import * as window from './window'

/** German: all topics. */
export const de: Words = {
  board,
  commands,
  demo,
  elsewhere,
  files,
  hallowed,
  library,
  log,
  map,
  murdham,
  parts,
  past,
  players,
  prompt,
  ratbags,
  screens,
  sheets,
  start,
  store,
  systems,
  tiny,
  window,
}
