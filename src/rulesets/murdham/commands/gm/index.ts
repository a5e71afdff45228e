import type { Proc } from '~/engine/ask'
import type { Command } from '~/engine/command'
import { stretch } from '../../harm/rest'
import type { World } from '../../state/types'
import { callChance, callContest, callSave } from './call'
import { afflict } from './condition'
import { corruptEach, harm, healEach, injureEach, restEach } from './harm'
import { circumstances, hideEach, revealEach } from './hide'
import { chaseEach, nextRound, reorder } from './round'
import { letFall, takeUp, tryItem } from './wear'

/** The GM's hand in this ruleset, by type of command. */
export const gmProcedures: { readonly [type: string]: (w: World, command: Command) => Proc<void> } = {
  round: w => nextRound(w),
  factions: reorder,
  circumstances,
  hide: hideEach,
  reveal: revealEach,
  afflict,
  harm,
  heal: healEach,
  injure: injureEach,
  corrupt: corruptEach,
  stretch: w => stretch(w),
  rest: restEach,
  chase: chaseEach,
  callSave,
  contest: callContest,
  chance: callChance,
  durability: tryItem,
  letFall,
  takeUp,
}
