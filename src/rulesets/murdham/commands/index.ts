import type { Proc } from '~/engine/ask'
import type { Command, Offer } from '~/engine/command'
import type { Asked } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { Decider, Id, Json } from '~/engine/snapshot'
import { type Reach, reach } from '~/grid/walk/reach'
import { tableCommands } from '~/table/commands/commands'
import { type Action, actionList, actionTable, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import { openDecrees } from '~/table/contract/decrees'
import type { TableRules } from '~/table/contract/encounter'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere } from '~/table/map/walks'
import { actionOf, ACTIONS, whyNotPassNow } from '../actions/actions'
import { changeArmour, turnProcedures } from '../actions/procedures'
import { takeHeart } from '../morale'
import { state } from '../sheet'
import { POOLS } from '../sheet/blank'
import { rectOf, tokens } from '../space/circumstances'
import { placeOf } from '../space/place'
import { regions } from '../space/regions'
import { leadsAnywhere, movementOf, squareWayTo, stopsAt, whyNotWalk } from '../space/squareWay'
import { intoZone, whyNotStep } from '../space/zoneSteps'
import { cellsOf, neighboursOf, type Zone, zoneAt } from '../space/zones'
import type { Combatant, Murdham, Snapshot, World } from '../state/types'
import { begin } from '../turn/begin'
import { clock, timeUp } from '../turn/clock'
import { closeCombat, endCombat } from '../turn/end'
import { settle } from '../turn/settle'
import { halvesLeft } from '../turn/speed'
import { ensureTurn, pass } from '../turn/turn'
import { upkeep } from '../turn/upkeep'
import { decrees } from './decrees'
import { gmProcedures } from './gm'

/** What the table's commands need to know of this ruleset. */
const tableRules: TableRules<Murdham> = {
  state,
  isInWords: sheet => sheet.controller !== 'player',
  returned: takeHeart,
  pools: POOLS,
  decrees,
  begin: w => begin(w),
  end: closeCombat,
}

/** Something done on one's own turn, which begins with it if it has not begun. */
const onTurn = (act: (w: World, who: Id) => Proc<void>) =>
  rule<Murdham, [Command], void>([], 'onTurn', function* (w, { by }) {
    yield* ensureTurn(w, by)
    yield* act(w, by)
  })

/** By the GM or by anybody of the faction. */
function* passGo(w: World): Proc<void> {
  w.enter('MUR-ROUND-01')
  pass(w, false)
}

/** All commands: those of the table, the GM's hand, and what combatants do. */
const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...tableCommands<Murdham>(tableRules),
  ...gmProcedures,
  end: w => endCombat(w),
  turn: (w, { by }) => ensureTurn(w, by),
  armour: (w, { by }) => changeArmour(w, by),
  pass: w => passGo(w),
  timeUp: w => timeUp(w),
  ...Object.fromEntries(Object.entries(turnProcedures).map(([type, act]) => [type, onTurn(act)])),
}

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  const listed = offersFrom(ACTIONS, s, terrain, of, type)
  return type === 'timeUp' ? [...listed, ...offersFrom(BY_CLOCK, s, terrain, of)] : listed
}

/** Only a clock gives this. */
const BY_CLOCK: readonly Action<Murdham>[] = actionList<Murdham>([
  {
    type: 'timeUp',
    name: 'Time is up',
    group: 'free',
    cost: { takes: 'the turn' },
    hotkey: '',
    whyNot: (s, _terrain, c) => (clock(s)?.of === c.id ? undefined : reason('MUR-OPT-12', 'noClock')),
  },
])

/** Commands of the GM that need no details. */
const GM_ALONE = ['round'].map(type => ({ type, alone: true as const }))

function gmOffers(s: Snapshot): Offer[] {
  const fought = s.phase === 'combat' ? undefined : reason('MUR-TIME-01', 'notBegun')
  const between = s.phase === 'combat' ? reason('MUR-TIME-02', 'inCombat') : undefined
  const acting = s.turn?.acting
  const idle = acting ? reason('MUR-ROUND-03', 'acting', { who: acting.who }) : undefined
  return [
    { ...gmOffer('pass', 'Pass', '', whyNotPassNow(s)), group: 'main' },
    gmOffer('round', 'Next round', '', fought ?? idle),
    gmOffer('circumstances', 'Cover, sight, barriers'),
    gmOffer('afflict', 'Stunned, frightened, confused …'),
    gmOffer('hide', 'Hide from enemies'),
    gmOffer('reveal', 'Reveal to enemies'),
    gmOffer('harm', 'Damage from no attack', 'd'),
    gmOffer('heal', 'Health back'),
    gmOffer('injure', 'An injury'),
    gmOffer('corrupt', 'Corruption'),
    gmOffer('callSave', 'Call a save'),
    gmOffer('contest', 'A contest'),
    gmOffer('chance', 'A chance'),
    gmOffer('durability', 'Try an item'),
    gmOffer('letFall', 'Let something fall'),
    gmOffer('takeUp', 'Take up what lies on the ground'),
    gmOffer('chase', 'A long chase', '', between),
    gmOffer('factions', 'Order of the factions', '', fought ?? idle),
    gmOffer('stretch', 'End of the stretch'),
    gmOffer('rest', 'A full rest', '', between),
  ]
}

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  if (ask.kind !== 'choice') return undefined
  const open = ask.options.filter(({ whyNot }) => !whyNot).map(({ value }) => value)
  if (ask.key === 'guard.stranger') {
    const strangers = open.filter(id => id !== 'none')
    return strangers.every(id => s.combatants[id as Id]?.sheet.orders.guard === 'never') ? 'none' : undefined
  }
  const c = s.combatants[ask.of]
  // An attack that is made otherwise than by the orders.
  if (!c || ask.facts?.asks) return undefined
  const { orders } = c.sheet
  switch (ask.key) {
    case 'attack.weapon':
    case 'attack.how':
    case 'stunt.offer':
    case 'counter.with':
    case 'counter.how':
    case 'opportunity.with':
    case 'blast.weapon':
    case 'disarm.weapon':
    case 'gear.shield':
      return orders.attacks === 'best' ? ask.default : undefined
    case 'attack.react':
      if (orders.react === 'ask') return undefined
      return open.includes(orders.react) ? orders.react : 'none'
    case 'attack.guard':
      return orders.guard === 'ask' ? undefined : orders.guard === 'always' ? 'guard' : 'none'
    case 'opportunity.react':
      return orders.opportunity === 'ask' ? undefined : orders.opportunity === 'always' ? 'attack' : 'none'
    case 'omen.save':
      return orders.omens === 'ask' ? undefined : 'keep'
    case 'omen.damage':
      if (orders.omens === 'ask') return undefined
      return orders.omens === 'deadly' && ask.facts?.deadly === true ? 'spend' : 'keep'
    case 'omen.death':
      return orders.omens === 'ask' ? undefined : orders.omens === 'deadly' ? 'spend' : 'die'
    default:
      return undefined
  }
}

/** How far a way is looked for, in metres, so that a refused one can be drawn too. */
const DRAWN = 60

/** The move of the one who acts, with what every square costs in half zones; before the fight it is put where it fits. */
function walk(s: Snapshot, terrain: Terrain, who: Id): Walk {
  const c = s.combatants[who]
  const place = c && placeOf(s, terrain, c)
  if (!c || !place || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c))
    return placeAnywhere(s, terrain, c, tokens)
  const from = c.cell
  const halves = halvesLeft(s, c)
  const closed = actionOf('move')?.whyNot(s, terrain, c)
  const map = terrain.at(s.board, 'plain')
  const found = reach(map, from, movementOf(s, terrain, c, DRAWN))
  const cells = new Map<number, number>()
  const isOpen = openSquares(s, terrain, c, found, halves)
  for (const [zone, cost] of zonesWithin(s, terrain, c, halves))
    for (const cell of cellsOf(s, terrain, zone))
      if (found.canEndAt(cell) && cost <= halves && isOpen(cell)) cells.set(cell, cost)
  return {
    command: 'move',
    key: 'move.path',
    ...(closed && { whyNot: closed }),
    cells,
    route: through => {
      const path: number[] = [from]
      for (const to of through) {
        const at = path.at(-1)!
        const way = at === from ? found.pathTo(to) : reach(map, at, movementOf(s, terrain, c, DRAWN)).pathTo(to)
        path.push(...(way?.slice(1) ?? [to]))
      }
      const squares = path.slice(1)
      const costs = path.map((_, i) => costOf(s, terrain, c, path.slice(1, i + 1)))
      const whyNot = whyNotWalk(s, terrain, c, squares, halves)
      return { path, cost: costs.at(-1) ?? 0, steps: costs, ...(whyNot && { whyNot }) }
    },
  }
}

/**
 * Whether the shortest way to a square leads there by so many half steps: it may cut through one zone too many. Ways through
 * the same zones to the same ends are as open as one another, and are looked at once.
 */
function openSquares(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  found: Reach,
  halves: number,
): (cell: number) => boolean {
  const known = new Map<string, boolean>()
  return cell => {
    if (cell === c.cell) return true
    const squares = found.pathTo(cell)?.slice(1) ?? []
    const through = squares.map(square => zoneAt(s, terrain, square))
    const key = [...through.filter((zone, i) => zone !== through[i - 1]), ...stopsAt(s, terrain, cell)].join()
    let open = known.get(key)
    if (open === undefined) known.set(key, (open = leadsAnywhere(s, terrain, c, squares, halves)))
    return open
  }
}

/** Half zones of the cheapest end of a way along these squares. */
function costOf(s: Snapshot, terrain: Terrain, c: Combatant, squares: readonly number[]): number {
  if (squares.length === 0) return 0
  const counts = stopsAt(s, terrain, squares.at(-1)!).map(
    stop => squareWayTo(s, terrain, c, squares, stop)?.legs.length ?? Infinity,
  )
  return Math.min(...counts)
}

/** Zones that so many half steps lead to, with the fewest that stop on their nearer border or in them. */
function zonesWithin(s: Snapshot, terrain: Terrain, c: Combatant, halves: number): ReadonlyMap<Zone, number> {
  const place = placeOf(s, terrain, c)!
  const cost = new Map<Zone, number>([[place[0], place.length === 2 ? 1 : 0]])
  if (place.length === 2) cost.set(place[1], 1)
  for (const [zone, at] of cost) {
    if (at + 2 > halves) continue
    for (const next of neighboursOf(s, terrain, zone)) {
      const full = whyNotStep(s, terrain, c, [zone, next], intoZone(next))
      if (!full && !cost.has(next)) cost.set(next, at + 2)
    }
  }
  return cost
}

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Murdham> = {
  actions: actionTable(ACTIONS, GM_ALONE),
  offers,
  walk,
  waysIn: 'half zones',
  diagonals: 'alternate',
  regions,
  procedures,
  settle,
  decrees: openDecrees(decrees),
  after: upkeep,
  standingOrder,
  clock,
}
