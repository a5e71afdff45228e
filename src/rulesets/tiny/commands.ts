import type { Proc } from '~/engine/ask'
import type { Command, Offer } from '~/engine/command'
import type { PathAsk } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { Decider, Id } from '~/engine/snapshot'
import { reach } from '~/grid/walk/reach'
import { tableCommands } from '~/table/commands/commands'
import { actionTable, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import { openDecrees } from '~/table/contract/decrees'
import type { TableRules } from '~/table/contract/encounter'
import { route } from '~/table/map/route'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, tokenRect, type Tokens } from '~/table/map/walks'
import { asWord } from '~/table/words/sentences'
import { ACTIONS, changeArmour, wield } from './actions'
import { advance, advanceAttack, toAttack, toCombat } from './attack/advance'
import { attack } from './attack/attack'
import { shoot, toShoot } from './attack/shoot'
import { strikeFallen, toFallen } from './attack/strikeFallen'
import { isDying, isPresent } from './conditions'
import { otherTest, savingThrow } from './dice'
import { harm, meditate, newDay, rest } from './harm/harm'
import { attend, toPatient } from './harm/medic'
import { settle } from './harm/settle'
import { settleHp } from './harm/settleHp'
import { isDue, missAttempt, stabilize } from './harm/stabilize'
import { about, extricate, moveAbout, sneak, toSneak, wayOut } from './movement'
import { startEvading } from './reactions'
import { state } from './sheet'
import { cellOf, ends, farLimit, isInCombat, mapOf, movementOf, type Way, whyNotWay } from './space'
import { say } from './state/events'
import type { Combatant, Snapshot, Tiny, World } from './state/types'
import { begin, close, endCombat, hold } from './turn/end'
import { decrees } from './turn/decrees'
import { decided, endTurn } from './turn/turn'
import { upkeep } from './turn/upkeep'

/** What the table's commands need to know of this ruleset. */
const tableRules: TableRules<Tiny> = {
  state,
  isInWords: sheet => sheet.kind !== 'pc',
  pools: ['hp'],
  decrees,
  begin: w => begin(w),
  end: close,
}

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
const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
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

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...tableOffers(s), ...gmOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('TINY-REST-05', 'inCombat') : undefined
  const open = decided(s) || s.turn?.held ? undefined : reason('TINY-END-01', 'notDecided')
  return [
    { ...gmOffer('hold', s.turn?.held ? 'Let it end' : 'Hold combat open', '', open), group: 'main' },
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('save', 'Saving throw'),
    gmOffer('rest', 'Rest', '', between),
    gmOffer('newDay', 'New day', '', between),
  ]
}

/** The options that a token's way can mean, in the order in which they are preferred. */
const MEANT: readonly { type: string; way(c: Combatant): Way }[] = [
  { type: 'advanceAttack', way: toAttack },
  { type: 'advance', way: toCombat },
  { type: 'move', way: about },
]

/** The way that a question asks for, by its key. */
const ASKED: Readonly<
  Record<string, (s: Snapshot, terrain: Terrain, c: Combatant, patient: Combatant | undefined) => Way>
> = {
  'advanceAttack.path': (_s, _terrain, c) => toAttack(c),
  'advance.path': (_s, _terrain, c) => toCombat(c),
  'move.path': (_s, _terrain, c) => about(c),
  'extricate.path': (_s, _terrain, c) => wayOut(c),
  'shoot.path': toShoot,
  'strikeFallen.path': toFallen,
  'sneak.path': (_s, _terrain, c) => toSneak(c),
  'attend.path': (s, terrain, c, patient) => toPatient(s, terrain, c, patient ?? c),
}

const TOKENS: Tokens<Tiny> = {
  rectOf: (terrain, c) => tokenRect(terrain, c.cell, 1),
  size: () => 1,
  isInTheWay: isPresent,
  taken: reason('TINY-MOVE-08', 'endOccupied'),
}

/**
 * How this combatant would move now: into combat to attack where that is within reach, else into combat, else about; or
 * as it is asked to. Before the fight, or off the map, it is placed where it fits.
 */
function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  const from = c && cellOf(terrain, c)
  if (!c || s.phase !== 'combat' || from === null || from === undefined) return placeAnywhere(s, terrain, c, TOKENS)
  const way = asked && ASKED[asked.key]?.(s, terrain, c, s.combatants[asWord(asked.facts?.patient)])
  if (way) return walkTo(s, terrain, c, from, ends(s, terrain, c, way), () => way)

  const whyNot = (type: string) => ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
  const goals = new Map<number, { type: string; cost: number }>()
  const open = MEANT.filter(({ type }) => !whyNot(type))
  for (const { type, way: to } of open)
    for (const [cell, cost] of ends(s, terrain, c, to(c))) if (!goals.has(cell)) goals.set(cell, { type, cost })
  const meant = (goal: number) => MEANT.find(({ type }) => type === goals.get(goal)?.type) ?? MEANT[2]!
  const cells = new Map([...goals].map(([cell, { cost }]) => [cell, cost]))
  const closed = open.length === 0 ? whyNot('move') : undefined
  return {
    ...walkTo(s, terrain, c, from, cells, goal => meant(goal).way(c)),
    meant: goal => ({ command: meant(goal).type, key: `${meant(goal).type}.path` }),
    ...(closed && { whyNot: closed }),
  }
}

function walkTo(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  from: number,
  cells: ReadonlyMap<number, number>,
  to: (goal: number) => Way,
): Walk {
  const map = mapOf(s, terrain)
  const budget = farLimit(c.sheet)
  const movement = (squares: number) => movementOf(s, c, squares)
  const refuse = (squares: readonly number[]) => whyNotWay(s, terrain, c, squares, to(squares.at(-1) ?? from))
  const reached = reach(map, from, movement(budget))
  return {
    command: 'move',
    key: 'move.path',
    cells,
    route: route({ map, from, reached, movement, budget, refuse }),
  }
}

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Tiny> = {
  actions: actionTable(ACTIONS),
  offers,
  walk,
  waysIn: 'five feet',
  diagonals: 'alternate',
  procedures,
  settle: settleHp,
  decrees: openDecrees(decrees),
  after: upkeep,
}
