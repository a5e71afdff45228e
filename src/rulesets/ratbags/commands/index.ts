import type { Proc } from '~/engine/ask'
import type { Command, Offer, Reason } from '~/engine/command'
import type { Asked, PathAsk } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { Decider, Id, Json } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { actionTable, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import { openDecrees } from '~/table/contract/decrees'
import type { TableRules } from '~/table/contract/encounter'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { ACTIONS } from '../actions/actions'
import { declarations } from '../actions/declare'
import { isCrawling, isPacked } from '../conditions'
import { dropItem, hold } from '../gear'
import { settleStr } from '../harm/fall'
import { joinGroup, takeHeart } from '../morale'
import { stride, whyNotWalk } from '../movement'
import { play } from '../phases'
import { state } from '../sheet'
import { POOLS } from '../sheet/armour'
import { mapOf, movementOf, rectOf, TOKENS } from '../space'
import { say } from '../state/events'
import type { Ratbags, Snapshot, World } from '../state/types'
import { begin } from '../turn/begin'
import { changeSides } from '../turn/changeSides'
import { afterComrades, declaring, undeclared } from '../turn/declaring'
import { closeCombat, endCombat } from '../turn/end'
import { decrees } from './decrees'
import { gmCommands } from './gmCommands'

/** What the table's commands need to know of this ruleset. */
const tableRules: TableRules<Ratbags> = {
  state,
  /** Those who come during a fight act in the phase of their side from the next round on [RAT-INIT-12]. */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    w.enter('RAT-INIT-12')
    w.editSheet(id, 'status').newcomer = true
    joinGroup(w, id)
  },
  returned: takeHeart,
  pools: POOLS,
  decrees,
  begin: w => begin(w),
  end: closeCombat,
}

/** All commands: those of the table, the GM's hand, what combatants declare, and going on. */
const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Ratbags>(tableRules),
  ...gmCommands,
  end: w => endCombat(w),
  play: w => play(w),
  ...Object.fromEntries(
    Object.entries({ ...declarations, hold, dropItem }).map(([type, act]) => [
      type,
      (w: World, command: Command) => act(w, command.by),
    ]),
  ),
}

/** What follows from a change, whatever hand made it: who acts when, and who is dead. */
const settle = rule<Ratbags, [Snapshot], void>([], 'settle', function* (w, before) {
  changeSides(w, before)
  yield* settleStr(w, before)
})

/** What follows every command: no phase is under way, and a full pack leaves no HP. This is not damage. */
const after = rule<Ratbags, [], void>([], 'after', function* (w) {
  if (w.now.turn?.underWay) delete w.editTurn().underWay
  for (const c of Object.values(w.now.combatants)) {
    if (!isPacked(w.now, c) || c.sheet.hp.cur === 0) continue
    w.enter('RAT-OPT-09')
    w.editSheet(c.id, 'hp').cur = 0
    say(w, 'packed', { who: c.id })
  }
})

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...gmOffers(s), ...tableOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

/** Commands of the GM that need no details. */
const GM_ALONE = ['orderSaves', 'reaction', 'fate'].map(type => ({ type, alone: true as const }))

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('RAT-END-04', 'inCombat') : undefined
  const before = s.phase === 'combat' ? reason('RAT-DICE-11', 'inCombat') : undefined
  return [
    { ...gmOffer('play', declaring(s).length > 0 ? 'Lock and play' : 'Go on', '', whyNotPlay(s)), group: 'main' },
    gmOffer('orderSaves', 'DEX saves for the order', '', whyNotOrder(s)),
    gmOffer('telegraph', 'Show intent', '', s.phase === 'combat' ? undefined : reason('RAT-TURN-01', 'notInCombat')),
    gmOffer('callSave', 'Call a save'),
    gmOffer('harm', 'Damage to an ability', 'd'),
    gmOffer('mark', 'Dead, spared, surrendered'),
    gmOffer('treat', 'Treat'),
    gmOffer('takeOver', 'Take over a hireling'),
    gmOffer('scarHeals', 'A scar heals'),
    gmOffer('deprivation', 'A day of deprivation'),
    gmOffer('rest', 'Ten minutes of rest', '', between),
    gmOffer('night', 'A full night', '', between),
    gmOffer('week', 'A week with a healer', '', between),
    gmOffer('clock', 'Time passes', '', between),
    gmOffer('reaction', 'Reaction roll', '', s.settings.reactionRoll ? before : reason('RAT-OPT-15', 'switchedOff')),
    gmOffer('fate', 'Die of fate', '', s.settings.fateDie ? undefined : reason('RAT-OPT-16', 'switchedOff')),
  ]
}

/** Locked when all have declared; the GM may say so earlier. */
function whyNotPlay(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat') return reason('RAT-INIT-01', 'notInCombat')
  const waiting = undeclared(s).map(({ id }) => id)
  return waiting.length > 0 ? reason('RAT-TURN-03', 'undeclared', { who: waiting }) : undefined
}

function whyNotOrder(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('RAT-INIT-01', 'notInCombat')
  if (s.turn.players === null) return reason('RAT-INIT-10', 'noPlayers')
  return s.turn.at < 0 ? undefined : reason('RAT-INIT-11', 'roundIsOn')
}

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const c = s.combatants[ask.of]
  if (!c || ask.kind !== 'choice') return undefined
  const { orders } = c.sheet
  switch (ask.key) {
    case 'attack.weapon':
    case 'act.when':
      // Most actions come before the attacks; whoever wants it otherwise is asked.
      return orders.attacks === 'best' ? ask.default : undefined
    case 'attack.enhanced':
      return orders.enhanced === 'take' ? 'take' : undefined
    case 'sunder.item':
      return sunder(orders.sunder, ask)
    default:
      return undefined
  }
}

function sunder(order: 'ask' | 'never' | 'critical', ask: Extract<Asked, { kind: 'choice' }>): Json | undefined {
  if (order === 'ask') return undefined
  const item = ask.options.find(({ value, whyNot }) => value !== 'no' && !whyNot)?.value
  return order === 'critical' && ask.facts?.wounds === true && item !== undefined ? item : 'no'
}

/** The move that this combatant would declare; while it is not in a fight, or not on the map, it is placed where it fits. */
function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const command = isCrawling(c) ? 'crawl' : 'move'
  // While moves are declared, where comrades will have gone is free; while they are carried out, what is so now counts.
  const then = (asked?.key ?? `${command}.path`) === 'move.path' ? afterComrades(s, c) : s
  return walkWithin({
    command,
    map: mapOf(s, terrain),
    from: c.cell,
    budget: stride(c),
    movement: squares => movementOf(then, terrain, c, squares),
    refuse: squares => whyNotWalk(then, terrain, c, squares),
    whyNot: ACTIONS.find(({ type }) => type === command)?.whyNot(s, terrain, c),
  })
}

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Ratbags> = {
  actions: actionTable(ACTIONS, GM_ALONE),
  offers,
  walk,
  waysIn: 'five feet',
  diagonals: 'alternate',
  procedures,
  settle,
  decrees: openDecrees(decrees),
  after,
  standingOrder,
}
