import type { Translation } from '../translation'
import { DEMO } from './app/demo'
import { DEMO_ZONES } from './app/demoZones'
import { KEPT_MAPS } from './app/maps'
import { HAND } from './board/hand'
import { BOARD } from './board/spoken'
import { ABOUT } from './gm/top/about'
import { ACTIONS } from './gm/actions/actions'
import { AS_PLAYERS } from './gm/map/asPlayers'
import { BANNERS } from './gm/top/banners'
import { BAR } from './gm/top/bar'
import { BRANCH_MARKS } from './gm/past/branches'
import { ENCOUNTER } from './gm/encounter/encounter'
import { FIRST_HINT } from './gm/log/firstHint'
import { FIRST_STEPS } from './gm/encounter/firstSteps'
import { FOLDED } from './gm/window/folded'
import { FORECAST } from './gm/odds/forecast'
import { FORMS } from './gm/forms'
import { KEPT } from './gm/state/kept'
import { COMMANDS } from './gm/commands'
import { KEYS } from './gm/keys'
import { LET_PLAY } from './gm/actions/letPlay'
import { LOG } from './gm/log/log'
import { MAP } from './gm/map/map'
import { MAP_TOOLS } from './gm/map/mapTools'
import { ODDS } from './gm/odds/odds'
import { PALETTE } from './gm/palette'
import { PAPER } from './gm/window/paper'
import { PAST } from './gm/past/past'
import { PICTURE } from './gm/picture'
import { QUESTIONS } from './gm/prompt/questions'
import { REST } from './gm/prompt/rest'
import { RULE_LINK } from './gm/rules/ruleLink'
import { RULES } from './gm/rules/rules'
import { SCREENS } from './gm/screens'
import { SHEET } from './gm/sheet/sheet'
import { SHEET_FORM } from './gm/sheet/sheetForm'
import { SHEET_MENU } from './gm/sheet/sheetMenu'
import { STUMBLED } from './gm/window/stumbled'
import { SUGGESTED } from './gm/prompt/suggested'
import { TICKER } from './gm/log/ticker'
import { WINDOW } from './gm/window/window'
import { FIGHTS } from './library/fights'
import { CONTROLS } from './parts/controls'
import { SIGNS } from './parts/signs'
import { PREVIEW } from './players/preview'
import { SCREEN } from './players/screen'
import { TABLE } from './players/table'
import { PLAYERS } from './players/window'
import { ORDER } from './systems/order'
import { SHARED } from './systems/shared'
import { ENDURANCE } from './systems/endurance'
import { TINY } from './systems/tiny'
import { RATBAGS } from './systems/ratbags'
import { MURDHAM } from './systems/murdham'
import { HALLOWED } from './systems/hallowed'
import { PLAY } from './store/play'
import { NOTICES } from './store/notices'
import { HAPPENED } from './store/log'
import { DONE } from './store/past'
import { RECOVERY } from './store/recovery'
import { ENTRIES } from './store/entries'
import { WHERE } from './store/where'
import { CREATURES } from './formats/creatures'
import { FILE } from './formats/file'
import { MAPS } from './formats/maps'
import { STAT_LINE } from './formats/statLine'
import { SAVING } from './storage/saving'
import { LOST } from './storage/lost'
import { FILES } from './library/files'
import { PAGE } from './library/page'
import { DETAILS } from './library/details'

/** German: all areas. */
export const de: Translation = {
  'app/demo': DEMO,
  'app/demoZones': DEMO_ZONES,
  'app/maps': KEPT_MAPS,
  'board/hand': HAND,
  'board/spoken': BOARD,
  'formats/creatures': CREATURES,
  'formats/file': FILE,
  'formats/maps': MAPS,
  'formats/statLine': STAT_LINE,
  'gm/about': ABOUT,
  'gm/actions': ACTIONS,
  'gm/asPlayers': AS_PLAYERS,
  'gm/banners': BANNERS,
  'gm/bar': BAR,
  'gm/branches': BRANCH_MARKS,
  'gm/encounter': ENCOUNTER,
  'gm/firstHint': FIRST_HINT,
  'gm/firstSteps': FIRST_STEPS,
  'gm/folded': FOLDED,
  'gm/forecast': FORECAST,
  'gm/forms': FORMS,
  'gm/kept': KEPT,
  'gm/commands': COMMANDS,
  'gm/keys': KEYS,
  'gm/letPlay': LET_PLAY,
  'gm/log': LOG,
  'gm/map': MAP,
  'gm/mapTools': MAP_TOOLS,
  'gm/odds': ODDS,
  'gm/palette': PALETTE,
  'gm/paper': PAPER,
  'gm/past': PAST,
  'gm/picture': PICTURE,
  'gm/questions': QUESTIONS,
  'gm/rest': REST,
  'gm/ruleLink': RULE_LINK,
  'gm/rules': RULES,
  'gm/screens': SCREENS,
  'gm/sheet': SHEET,
  'gm/sheetForm': SHEET_FORM,
  'gm/sheetMenu': SHEET_MENU,
  'gm/stumbled': STUMBLED,
  'gm/suggested': SUGGESTED,
  'gm/ticker': TICKER,
  'gm/window': WINDOW,
  'library/details': DETAILS,
  'library/fights': FIGHTS,
  'library/files': FILES,
  'library/page': PAGE,
  'parts/controls': CONTROLS,
  'parts/signs': SIGNS,
  'players/preview': PREVIEW,
  'players/screen': SCREEN,
  'players/table': TABLE,
  'players/window': PLAYERS,
  'storage/lost': LOST,
  'storage/saving': SAVING,
  'store/entries': ENTRIES,
  'store/log': HAPPENED,
  'store/notices': NOTICES,
  'store/past': DONE,
  'store/play': PLAY,
  'store/recovery': RECOVERY,
  'store/where': WHERE,
  'systems/endurance': ENDURANCE,
  'systems/hallowed': HALLOWED,
  'systems/murdham': MURDHAM,
  'systems/order': ORDER,
  'systems/ratbags': RATBAGS,
  'systems/shared': SHARED,
  'systems/tiny': TINY,
}
