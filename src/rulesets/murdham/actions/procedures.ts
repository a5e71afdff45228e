import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { attackOf } from '../attack/attack'
import { wouldLetGo } from '../harm/holding'
import { fullMove } from '../movement/fullMove'
import { moveAlong } from '../movement/moveAlong'
import { takeHalfStep } from '../movement/takeHalfStep'
import type { Murdham, World } from '../state/types'
import { endTurn } from '../turn/turn'
import { equip, improvise, pickUpOrPutDown, release } from './carry'
import { consume, tend } from './consume'
import { breakFree, freeCaptive } from './free'
import { invoke } from './invoke'
import { declareTurn, interact, otherMain, speak } from './inWords'
import { shove } from './shove'
import { surrender } from './surrender'
import { distract, intimidate, taunt } from './tricks'

type Act = (w: World, who: Id) => Proc<void>

const attack = (kind: 'attack' | 'attackOtherwise' | 'finalBlow' | 'blast' | 'sweep' | 'disarm' | 'grapple'): Act =>
  rule<Murdham, [Id], void>(['MUR-ACT-02'], kind, function* (w, who) {
    yield* attackOf(w, who, { kind })
  })

/** Something that a holder cannot do without letting go [MUR-NL-07]. */
const ifLetGo = (act: Act): Act =>
  function* (w, who) {
    if (yield* wouldLetGo(w, who)) yield* act(w, who)
  }

/** What a combatant does on its turn, by the type of its offer. */
export const turnProcedures: Readonly<Record<string, Act>> = {
  step: takeHalfStep,
  move: moveAlong,
  attack: attack('attack'),
  attackOtherwise: attack('attackOtherwise'),
  finalBlow: attack('finalBlow'),
  blast: attack('blast'),
  sweep: attack('sweep'),
  disarm: attack('disarm'),
  grapple: attack('grapple'),
  fullMove,
  invoke,
  distract,
  intimidate,
  taunt,
  free: ifLetGo(freeCaptive),
  shove,
  tend: ifLetGo(tend),
  otherMain: ifLetGo(otherMain),
  pickUp: ifLetGo(pickUpOrPutDown),
  improvise: ifLetGo(improvise),
  equip: ifLetGo(equip),
  consume: ifLetGo(consume),
  interact: ifLetGo(interact),
  say: ifLetGo(speak),
  letGo: release,
  breakFree,
  surrender,
  declare: declareTurn,
  endTurn: w => endTurn(w),
}
