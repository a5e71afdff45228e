import { demo } from '~/app/demo/demo'
import { createFiles } from '~/app/files'
import { parts } from '~/app/parts'
import { createFeed } from '~/feed/feed'
import { rulesets } from '~/rulesets'
import { playersView } from '~/store/players/playersView'
import * as state from '~/store/state'
import { openTable } from '~/store/testing/openTable'
import { poolHere } from '~/store/testing/poolHere'
import { COMMANDS, commandOf } from '~/ui/gm/commands/commands'
import { changeWindow, lookInto, openDialog, openForm, openPage, openPanel, openTab } from '~/ui/gm/state/windowState'
import { GmWindow } from '~/ui/gm/window/GmWindow'
import { ScreenWindow } from '~/ui/players/elsewhere/ScreenWindow'
import { Shown } from '~/ui/players/window/Shown'
import { addSystemParts } from '~/ui/systems'

/** All of the window that the walks use, loaded anew for each of them (`openWindow.ts`): nothing of an earlier one is left. */
export const modules = {
  state,
  demo,
  createFiles,
  parts,
  createFeed,
  rulesets,
  playersView,
  openTable,
  poolHere,
  COMMANDS,
  commandOf,
  changeWindow,
  lookInto,
  openDialog,
  openForm,
  openPage,
  openPanel,
  openTab,
  GmWindow,
  ScreenWindow,
  Shown,
  addSystemParts,
}
