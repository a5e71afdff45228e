import { say } from '../state/events'
import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command } from '~/engine/command'
import type { Id } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { isDying } from '../conditions/able'
import { advance, advanceAttack } from '../attack/advance'
import { attack } from '../attack/attack'
import { endCombat, hold } from '../turn/end'
import { changeArmour, wield } from '../actions/equip'
import { startEvading } from '../reactions/evade'
import { extricate } from '../movement/extricate'
import { harm } from '../harm/harm'
import { isInCombat } from '../space/inCombat'
import { attend } from '../harm/medic'
import { moveAbout } from '../movement/moveAbout'
import { meditate, newDay, rest } from '../harm/rest'
import { otherTest, savingThrow } from '../dice/save'
import { shoot } from '../attack/shoot'
import { sneak } from '../movement/sneak'
import { settle } from '../harm/settle'
import { isDue, missAttempt, stabilize } from '../harm/stabilize'
import { strikeFallen } from '../attack/strikeFallen'
import { tableRules } from './tableRules'
import { endTurn } from '../turn/turn'
import type { Tiny, World } from '../state/types'

type Act = (w: World, who: Id) => Proc<void>

const attackInCombat = rule<Tiny, [Id], void>(
  ['TINY-ACT-01', 'TINY-MOVE-01', 'TINY-MOVE-02'],
  'attackInCombat',
  function* (w, who) {
    yield* attack(w, who)
  },
)

const evade = rule<Tiny, [Id], void>([], 'evade', function* (w, who) {
  w.enter(isInCombat(w.now, w.terrain, w.of(who)) ? 'TINY-ACT-02' : 'TINY-OPT-02')
  startEvading(w, who)
})

const pass = rule<Tiny, [Id], void>(['TINY-ACT-06'], 'pass', function* (w, who) {
  say(w, 'passes', { who })
})

/** The attempt of this turn; outside of a fight all of them, one after the other, after a Medic's care. */
const tryToStabilize = rule<Tiny, [Id], void>([], 'tryToStabilize', function* (w, who) {
  if (w.now.phase === 'combat') yield* stabilize(w, who)
  else yield* settle(w, [who])
})

/** The options of which a turn is one, by the type of their offer. */
const options: Readonly<Record<string, Act>> = {
  attack: attackInCombat,
  evade,
  extricate,
  advanceAttack,
  advance,
  shoot,
  strikeFallen,
  move: moveAbout,
  attend,
  sneak,
  other: otherTest,
  pass,
  stabilize: tryToStabilize,
}

/** Further options than the rulebook's own [TINY-TURN-05]. */
const ADDED: ReadonlySet<string> = new Set(['shoot', 'strikeFallen', 'move', 'attend', 'sneak', 'other', 'pass'])

/** One option, and the turn is over. */
function option(type: string, act: Act) {
  return function* (w: World, { by }: Command): Proc<void> {
    w.enter('TINY-TURN-03')
    if (ADDED.has(type)) w.enter('TINY-TURN-05')
    const due = isDue(w.now, w.of(by)) && w.now.turn?.who === by
    yield* act(w, by)
    if (due && type !== 'stabilize' && isDying(w.of(by))) missAttempt(w, by)
    if (w.now.turn) endTurn(w, by)
  }
}

function* atOnce(act: () => void): Proc<void> {
  act()
}

/** All commands: those of the table, the GM's hand, and what combatants do. */
export const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Tiny>(tableRules),
  end: w => endCombat(w),
  hold: w => atOnce(() => hold(w)),
  harm,
  save: savingThrow,
  rest,
  newDay: (w, command) => atOnce(() => newDay(w, command)),
  ...Object.fromEntries(Object.entries(options).map(([type, act]) => [type, option(type, act)])),
  wield: (w, { by }) => wield(w, by),
  armour: (w, { by }) => changeArmour(w, by),
  meditate: (w, { by }) => atOnce(() => meditate(w, by)),
}
