import type { DEMO } from './en/app/demo'
import type { DEMO_ZONES } from './en/app/demoZones'
import type { KEPT_MAPS } from './en/app/maps'
import type { HAND } from './en/board/hand'
import type { BOARD } from './en/board/spoken'
import type { ABOUT } from './en/gm/top/about'
import type { ACTIONS } from './en/gm/actions/actions'
import type { AS_PLAYERS } from './en/gm/map/asPlayers'
import type { BANNERS } from './en/gm/top/banners'
import type { BAR } from './en/gm/top/bar'
import type { BRANCH_MARKS } from './en/gm/past/branches'
import type { ENCOUNTER } from './en/gm/encounter/encounter'
import type { FIRST_HINT } from './en/gm/log/firstHint'
import type { FIRST_STEPS } from './en/gm/encounter/firstSteps'
import type { FOLDED } from './en/gm/window/folded'
import type { FORECAST } from './en/gm/odds/forecast'
import type { FORMS } from './en/gm/forms'
import type { KEPT } from './en/gm/state/kept'
import type { COMMANDS } from './en/gm/commands'
import type { KEYS } from './en/gm/keys'
import type { LET_PLAY } from './en/gm/actions/letPlay'
import type { LOG } from './en/gm/log/log'
import type { MAP } from './en/gm/map/map'
import type { MAP_TOOLS } from './en/gm/map/mapTools'
import type { ODDS } from './en/gm/odds/odds'
import type { PALETTE } from './en/gm/palette'
import type { PAPER } from './en/gm/window/paper'
import type { PAST } from './en/gm/past/past'
import type { PICTURE } from './en/gm/picture'
import type { QUESTIONS } from './en/gm/prompt/questions'
import type { REST } from './en/gm/prompt/rest'
import type { RULE_LINK } from './en/gm/rules/ruleLink'
import type { RULES } from './en/gm/rules/rules'
import type { SCREENS } from './en/gm/screens'
import type { SHEET } from './en/gm/sheet/sheet'
import type { SHEET_FORM } from './en/gm/sheet/sheetForm'
import type { SHEET_MENU } from './en/gm/sheet/sheetMenu'
import type { STUMBLED } from './en/gm/window/stumbled'
import type { SUGGESTED } from './en/gm/prompt/suggested'
import type { TICKER } from './en/gm/log/ticker'
import type { WINDOW } from './en/gm/window/window'
import type { FIGHTS } from './en/library/fights'
import type { CONTROLS } from './en/parts/controls'
import type { SIGNS } from './en/parts/signs'
import type { PREVIEW } from './en/players/preview'
import type { SCREEN } from './en/players/screen'
import type { TABLE } from './en/players/table'
import type { PLAYERS } from './en/players/window'
import type { ORDER } from './en/systems/order'
import type { SHARED } from './en/systems/shared'
import type { ENDURANCE } from './en/systems/endurance'
import type { TINY } from './en/systems/tiny'
import type { RATBAGS } from './en/systems/ratbags'
import type { MURDHAM } from './en/systems/murdham'
import type { HALLOWED } from './en/systems/hallowed'
import type { PLAY } from './en/store/play'
import type { NOTICES } from './en/store/notices'
import type { HAPPENED } from './en/store/log'
import type { DONE } from './en/store/past'
import type { RECOVERY } from './en/store/recovery'
import type { ENTRIES } from './en/store/entries'
import type { WHERE } from './en/store/where'
import type { CREATURES } from './en/formats/creatures'
import type { FILE } from './en/formats/file'
import type { MAPS } from './en/formats/maps'
import type { STAT_LINE } from './en/formats/statLine'
import type { SAVING } from './en/storage/saving'
import type { LOST } from './en/storage/lost'
import type { FILES } from './en/library/files'
import type { PAGE } from './en/library/page'
import type { DETAILS } from './en/library/details'

/** All that is said in the window, by area: what a language has to bring. */
export interface Translation {
  'app/demo': typeof DEMO
  'app/demoZones': typeof DEMO_ZONES
  'app/maps': typeof KEPT_MAPS
  'board/hand': typeof HAND
  'board/spoken': typeof BOARD
  'formats/creatures': typeof CREATURES
  'formats/file': typeof FILE
  'formats/maps': typeof MAPS
  'formats/statLine': typeof STAT_LINE
  'gm/about': typeof ABOUT
  'gm/actions': typeof ACTIONS
  'gm/asPlayers': typeof AS_PLAYERS
  'gm/banners': typeof BANNERS
  'gm/bar': typeof BAR
  'gm/branches': typeof BRANCH_MARKS
  'gm/encounter': typeof ENCOUNTER
  'gm/firstHint': typeof FIRST_HINT
  'gm/firstSteps': typeof FIRST_STEPS
  'gm/folded': typeof FOLDED
  'gm/forecast': typeof FORECAST
  'gm/forms': typeof FORMS
  'gm/kept': typeof KEPT
  'gm/commands': typeof COMMANDS
  'gm/keys': typeof KEYS
  'gm/letPlay': typeof LET_PLAY
  'gm/log': typeof LOG
  'gm/map': typeof MAP
  'gm/mapTools': typeof MAP_TOOLS
  'gm/odds': typeof ODDS
  'gm/palette': typeof PALETTE
  'gm/paper': typeof PAPER
  'gm/past': typeof PAST
  'gm/picture': typeof PICTURE
  'gm/questions': typeof QUESTIONS
  'gm/rest': typeof REST
  'gm/ruleLink': typeof RULE_LINK
  'gm/rules': typeof RULES
  'gm/screens': typeof SCREENS
  'gm/sheet': typeof SHEET
  'gm/sheetForm': typeof SHEET_FORM
  'gm/sheetMenu': typeof SHEET_MENU
  'gm/stumbled': typeof STUMBLED
  'gm/suggested': typeof SUGGESTED
  'gm/ticker': typeof TICKER
  'gm/window': typeof WINDOW
  'library/details': typeof DETAILS
  'library/fights': typeof FIGHTS
  'library/files': typeof FILES
  'library/page': typeof PAGE
  'parts/controls': typeof CONTROLS
  'parts/signs': typeof SIGNS
  'players/preview': typeof PREVIEW
  'players/screen': typeof SCREEN
  'players/table': typeof TABLE
  'players/window': typeof PLAYERS
  'storage/lost': typeof LOST
  'storage/saving': typeof SAVING
  'store/entries': typeof ENTRIES
  'store/log': typeof HAPPENED
  'store/notices': typeof NOTICES
  'store/past': typeof DONE
  'store/play': typeof PLAY
  'store/recovery': typeof RECOVERY
  'store/where': typeof WHERE
  'systems/endurance': typeof ENDURANCE
  'systems/hallowed': typeof HALLOWED
  'systems/murdham': typeof MURDHAM
  'systems/order': typeof ORDER
  'systems/ratbags': typeof RATBAGS
  'systems/shared': typeof SHARED
  'systems/tiny': typeof TINY
}
