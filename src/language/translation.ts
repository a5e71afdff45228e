import type { HAND } from './en/board/hand'
import type { BOARD } from './en/board/spoken'
import type { ABOUT } from './en/gm/about'
import type { ACTIONS } from './en/gm/actions'
import type { AS_PLAYERS } from './en/gm/asPlayers'
import type { BANNERS } from './en/gm/banners'
import type { BAR } from './en/gm/bar'
import type { BRANCH_MARKS } from './en/gm/branches'
import type { ENCOUNTER } from './en/gm/encounter'
import type { FIRST_HINT } from './en/gm/firstHint'
import type { FIRST_STEPS } from './en/gm/firstSteps'
import type { FOLDED } from './en/gm/folded'
import type { FORECAST } from './en/gm/forecast'
import type { FORMS } from './en/gm/forms'
import type { KEPT } from './en/gm/kept'
import type { KEYS } from './en/gm/keys'
import type { LET_PLAY } from './en/gm/letPlay'
import type { LOG } from './en/gm/log'
import type { MAP } from './en/gm/map'
import type { MAP_TOOLS } from './en/gm/mapTools'
import type { MENU } from './en/gm/menu'
import type { ODDS } from './en/gm/odds'
import type { PALETTE } from './en/gm/palette'
import type { PAPER } from './en/gm/paper'
import type { PAST } from './en/gm/past'
import type { PICTURE } from './en/gm/picture'
import type { QUESTIONS } from './en/gm/questions'
import type { REST } from './en/gm/rest'
import type { RULE_LINK } from './en/gm/ruleLink'
import type { RULES } from './en/gm/rules'
import type { SCREENS } from './en/gm/screens'
import type { SHEET } from './en/gm/sheet'
import type { SHEET_FORM } from './en/gm/sheetForm'
import type { STUMBLED } from './en/gm/stumbled'
import type { SUGGESTED } from './en/gm/suggested'
import type { TICKER } from './en/gm/ticker'
import type { WINDOW } from './en/gm/window'
import type { FIGHTS } from './en/library/fights'
import type { CONTROLS } from './en/parts/controls'
import type { SIGNS } from './en/parts/signs'
import type { PREVIEW } from './en/players/preview'
import type { SCREEN } from './en/players/screen'
import type { TABLE } from './en/players/table'
import type { PLAYERS } from './en/players/window'

/** All that is said in the window, by area: what a language has to bring. */
export interface Translation {
  'board/hand': typeof HAND
  'board/spoken': typeof BOARD
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
  'gm/keys': typeof KEYS
  'gm/letPlay': typeof LET_PLAY
  'gm/log': typeof LOG
  'gm/map': typeof MAP
  'gm/mapTools': typeof MAP_TOOLS
  'gm/menu': typeof MENU
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
  'gm/stumbled': typeof STUMBLED
  'gm/suggested': typeof SUGGESTED
  'gm/ticker': typeof TICKER
  'gm/window': typeof WINDOW
  'library/fights': typeof FIGHTS
  'parts/controls': typeof CONTROLS
  'parts/signs': typeof SIGNS
  'players/preview': typeof PREVIEW
  'players/screen': typeof SCREEN
  'players/table': typeof TABLE
  'players/window': typeof PLAYERS
}
