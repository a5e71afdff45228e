import { option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { spendActions, spendPoints } from '../sheet/weapons'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Endurance } from '../state/types'
import { endWithAction } from '../turn/turn'
import { actsFrom, outOfTurn } from './outOfTurn'
import { whyNotCommanded } from './whyNot'

/** Guard: +1 on defences and deflection until the own next turn; it ends this one. */
export const guard = rule<Endurance, [Id], void>(['END-ACT-08', 'END-ACT-22'], 'guard', function* (w, who) {
  w.editSheet(who, 'status').guarding = true
  say(w, 'guards', { who })
  yield* endWithAction(w, who)
})

/** What one may be commanded to do: anything of one action, or one action's worth of something longer [END-ACT-06]. */
const COMMANDED = [
  'attack',
  'move',
  'sprint',
  'standUp',
  'seekCover',
  'brandish',
  'interact',
  'reload',
  'resuscitate',
  'shortTask',
  'extended',
  'killingStrike',
  'maneuver',
] as const

/** Command: an ally does one thing now, in the commander's turn. */
export const command = rule<Endurance, [Id], void>(['END-ACT-05', 'END-ACT-06'], 'command', function* (w, by) {
  spendActions(w, by, 1)
  spendPoints(w, by, 'focus', 2)
  const allies = () => Object.values(w.now.combatants).flatMap(c => (whyNotCommanded(w.now, w.of(by), c) ? [] : [c.id]))
  if (allies().length === 0) return
  const ally = yield* choose(by, 'command.ally', allies, { see: 'asked', default: allies()[0]! })
  w.editSheet(ally, 'status').commanded = true
  say(w, 'commands', { who: by, ally })
  const list = (): Option<string>[] => [
    ...actsFrom(w, ally, COMMANDED),
    ...(w.of(ally).sheet.status.pending ? [option('continue')] : []),
    option('none'),
  ]
  const what = yield* choose(ally, 'command.action', list, { see: 'asked', default: 'none' })
  yield* outOfTurn(w, ally, what)
})
