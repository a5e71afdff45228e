import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { command } from '../actions/command'
import { guard } from '../actions/guard'
import { interact } from '../actions/interact'
import {
  beginExtended,
  beginKillingStrike,
  beginManeuver,
  beginReload,
  beginResuscitate,
  beginShortTask,
} from '../actions/longActions'
import { dropProne, standUp } from '../actions/prone'
import { ready, useReadied } from '../actions/ready'
import { seekCover } from '../actions/seekCover'
import { wait } from '../actions/wait'
import { attack } from '../attack/attack'
import { fate } from '../dice/fate'
import { brandish } from '../gear/brandish'
import { dropItem } from '../gear/dropItem'
import { move, sprint, step } from '../movement/move'
import { endingCover } from '../space/endingCover'
import type { Endurance, World } from '../state/types'
import { abandon } from '../turn/longAction'
import { endTurn, takeTurn } from '../turn/turn'
import { afflictSome, harm, rest, setOrders } from './gmCommands'
import { tableRules } from './tableRules'

type Act = (w: World, who: Id) => Proc<unknown>

/** What a combatant does, by the type of its offer. */
const acts: Readonly<Record<string, Act>> = {
  takeTurn,
  attack,
  move,
  sprint,
  standUp,
  guard,
  wait,
  seekCover,
  brandish,
  interact,
  command,
  ready,
  useReadied,
  reload: beginReload,
  resuscitate: beginResuscitate,
  shortTask: beginShortTask,
  extended: beginExtended,
  killingStrike: beginKillingStrike,
  maneuver: beginManeuver,
  fate,
  step,
  dropProne,
  dropItem,
  abandon,
  endTurn: w => endTurn(w),
}

const all: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Endurance>(tableRules),
  harm,
  afflict: afflictSome,
  orders: setOrders,
  break: rest,
  rest,
  ...Object.fromEntries(
    Object.entries(acts).map(([type, act]) => [type, (w: World, command: Command) => act(w, command.by)]),
  ),
}

/** All commands: those of the table, the GM's hand, and the actions of combatants. Any of them may take cover away. */
export const procedures: typeof all = Object.fromEntries(
  Object.entries(all).map(([type, carry]) => [type, endingCover(carry)]),
)
