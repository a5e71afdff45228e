import type { Proc } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Command, Id } from '~/engine/types'
import { tableCommands } from '~/table/commands'
import { share } from '~/table/share'
import { advance, advanceAttack } from './advance'
import { attack } from './attack'
import { endCombat, hold } from './end'
import { changeArmour, wield } from './equip'
import { startEvading } from './evade'
import { extricate } from './extricate'
import { harm } from './harm'
import { isInCombat } from './inCombat'
import { attend } from './medic'
import { moveAbout } from './moveAbout'
import { meditate, newDay, rest } from './rest'
import { otherTest, savingThrow } from './save'
import { shoot } from './shoot'
import { sneak } from './sneak'
import { stabilize } from './stabilize'
import { strikeFallen } from './strikeFallen'
import { table } from './table'
import { endTurn } from './turn'
import type { Tiny, World } from './types'
import { upkeep } from './upkeep'

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
  w.emit({ type: 'passes', with: { who }, ...share(w.now, [who], { who }) })
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
  stabilize,
}

/** Further options than the rulebook's own [TINY-TURN-05]. */
const ADDED: ReadonlySet<string> = new Set(['shoot', 'strikeFallen', 'move', 'attend', 'sneak', 'other', 'pass'])

/** One option, and the turn is over. */
function option(type: string, act: Act) {
  return function* (w: World, { by }: Command): Proc<void> {
    w.enter('TINY-TURN-03')
    if (ADDED.has(type)) w.enter('TINY-TURN-05')
    yield* act(w, by)
    if (w.now.turn) endTurn(w, by)
  }
}

function* atOnce(act: () => void): Proc<void> {
  act()
}

/** All commands: those of the table, the GM's hand, and what combatants do. */
export const commands: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Tiny>(table),
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

export const after = upkeep
