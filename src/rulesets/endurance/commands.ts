import * as v from 'valibot'
import type { Proc } from '~/engine/ask'
import { type Command, type Offer, type Reason, Diverged } from '~/engine/command'
import type { Asked, PathAsk } from '~/engine/questions'
import { part, reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { Decider, Id, Json } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { actionTable, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import { openDecrees } from '~/table/contract/decrees'
import type { TableRules } from '~/table/contract/encounter'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { args } from '~/table/schema/issueWords'
import { ACTIONS } from './actions/actions'
import { command, guard } from './actions/command'
import { dropProne, interact, standUp } from './actions/interact'
import {
  beginExtended,
  beginKillingStrike,
  beginManeuver,
  beginReload,
  beginResuscitate,
  beginShortTask,
  wait,
} from './actions/longActions'
import { ready, seekCover, useReadied } from './actions/ready'
import { attack } from './attack/strike'
import { afflict, loseCover } from './conditions'
import { fate } from './dice/fate'
import { brandish, dropItem } from './gear'
import { OF_NO_ATTACK, takeDamage } from './harm/damage'
import { recover } from './harm/rest'
import { settle } from './harm/settle'
import { move, sprint, step, stride, whyNotWalk } from './movement'
import { standAgainst } from './reactions/withstand'
import { state } from './sheet'
import { freshStatus } from './sheet/blank'
import { endingCover, mapOf, movementOf, rectOf, TOKENS } from './space'
import { CONDITION } from './state/conditions'
import { sayToGm } from './state/events'
import type { Sheet } from './state/sheet'
import type { Combatant, Endurance, Snapshot, World } from './state/types'
import { AFFLICTIONS, DAMAGE_TYPES, POOLS, type Reaction, REACTIONS } from './state/vocabulary'
import { begin } from './turn/begin'
import { decrees } from './turn/decrees'
import { endCombat } from './turn/end'
import { abandon } from './turn/longAction'
import { endTurn, takeTurn, upkeep } from './turn/turn'

const ids = v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(200))
const amount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9999))

/** Whom the command is about, each once. */
function named(w: World, command: Command): readonly string[] {
  const { who } = args(v.object({ who: ids }), command)
  for (const id of who) if (!w.now.combatants[id]) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return [...new Set(who)]
}

/** `harm` with `{ who, amount, damage, nonlethal, reducible }`: damage of no attack, for several at once (P5). */
const harm = rule<Endurance, [Command], void>(['END-DMG-05'], 'harm', function* (w, command) {
  const who = named(w, command)
  const given = args(
    v.object({
      amount,
      damage: v.optional(v.picklist(DAMAGE_TYPES), 'none'),
      nonlethal: v.optional(v.boolean(), false),
      reducible: v.optional(v.boolean(), true),
    }),
    command,
  )
  for (const id of who) {
    if (w.of(id).sheet.status.dead) continue
    yield* takeDamage(w, id, {
      ...OF_NO_ATTACK,
      raw: [part(given.amount, 'harm', 'END-DMG-05')],
      type: given.damage,
      nonlethal: given.nonlethal,
      reducible: given.reducible,
    })
  }
})

/**
 * `afflict` with `{ who, condition, degree, words, against, difficulty }`: a condition by the GM's hand. With `against` an
 * effect of that difficulty, which each of them may fortify or resist first and prevents by meeting it.
 */
const afflictSome = rule<Endurance, [Command], void>([], 'afflictSome', function* (w, command) {
  const who = named(w, command)
  const { against, difficulty, ...what } = args(
    v.object({
      condition: v.picklist(AFFLICTIONS),
      degree: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 1),
      words: v.optional(v.pipe(v.string(), v.maxLength(60)), ''),
      against: v.optional(v.nullable(v.picklist(['constitution', 'willpower'])), null),
      difficulty: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)), 6),
    }),
    command,
  )
  for (const id of who) {
    if (w.of(id).sheet.status.dead) continue
    if (against !== null) {
      const how = against === 'constitution' ? 'fortify' : 'resist'
      const stand = yield* standAgainst(w, id, how, difficulty, { total: difficulty, condition: what.condition }, false)
      const applies = total(stand) < difficulty
      sayToGm(w, 'against', { who: id, applies, difficulty, defence: total(stand) }, stand)
      if (!applies) continue
    }
    yield* afflict(w, id, what)
  }
})

/** `break` with `{ who }` and `rest` with `{ who, interrupted }`. */
const rest = rule<Endurance, [Command], void>([], 'rest', function* (w, command) {
  const who = named(w, command)
  const { interrupted } = args(v.object({ interrupted: v.optional(v.boolean(), false) }), command)
  yield* recover(w, who, command.type === 'break' ? 'break' : interrupted ? 'interrupted' : 'rest')
})

/** `orders` with `{ who, reaction, when, least }`: what to do about a reaction without asking. */
const setOrders = rule<Endurance, [Command], void>([], 'setOrders', function* (w, command) {
  const who = named(w, command)
  const { reaction, when, least } = args(
    v.object({
      reaction: v.picklist(REACTIONS),
      when: v.picklist(['ask', 'never', 'keep']),
      least: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999)), 0),
    }),
    command,
  )
  for (const id of who) w.editSheet(id, 'orders')[reaction] = { when, least }
})

/** What the table's commands need to know of this ruleset. */
const tableRules: TableRules<Endurance> = {
  state,
  /**
   * Those who come during a fight take turns from the next round on, whatever their sheet says they have done elsewhere; the
   * team of whoever is the first of it goes last [END-INIT-09].
   */
  joined(w, id) {
    if (w.now.phase !== 'combat') return
    w.enter('END-INIT-09')
    const { status } = w.of(id).sheet
    const marks = { ...CONDITION.outlasting(status), hiddenFrom: [...status.hiddenFrom] }
    w.setSheet(id, { status: { ...freshStatus(), ...marks, newcomer: true } })
    const turn = w.editTurn()
    turn.joined = [...turn.joined, id]
  },
  moved: loseCover,
  pools: POOLS,
  decrees,
  begin: w => begin(w),
  end: endCombat,
}

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
const procedures: typeof all = Object.fromEntries(
  Object.entries(all).map(([type, carry]) => [type, endingCover(carry)]),
)

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  return of === 'gm' ? [...tableOffers(s), ...gmOffers(s)] : offersFrom(ACTIONS, s, terrain, of, type)
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('END-REST-01', 'inCombat', {}) : undefined
  return [
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('afflict', 'Condition'),
    gmOffer('orders', 'Standing orders'),
    gmOffer('break', 'Break', '', between),
    gmOffer('rest', 'Rest', '', between),
  ]
}

/**
 * The answer a combatant's standing orders give to a question; undefined: ask. Attacks take the best weapon and dice unless
 * the sheet says to ask; reactions follow their orders.
 */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const c = s.combatants[ask.of]
  if (!c || ask.kind !== 'choice') return undefined
  const { sheet } = c
  const open = ask.options.filter(option => !option.whyNot).map(option => option.value)
  switch (ask.key) {
    case 'attack.weapon':
    case 'attack.how':
      return sheet.attacks === 'best' ? ask.default : undefined
    case 'attack.defend':
      return first(sheet, open, [
        ['dodge', value => value === 'dodge'],
        ['parry', value => typeof value === 'string' && value.startsWith('parry:')],
      ])
    case 'attack.block':
      return first(sheet, open, [['block', value => value !== 'none']])
    case 'attack.intercept':
      return first(sheet, open, [['intercept', value => value === 'intercept']]) === 'intercept'
        ? 'intercept'
        : sheet.orders.intercept.when === 'ask'
          ? undefined
          : 'no'
    case 'conscious.fortify': {
      const answer = first(sheet, open, [['fortify', value => value === 'fortify']])
      return answer === 'none' ? 'fall' : answer
    }
    case 'effect.fortify':
      return first(sheet, open, [['fortify', value => value === 'fortify']])
    case 'effect.resist':
      return first(sheet, open, [['resist', value => value === 'resist']])
    case 'death.test':
      return sheet.cheatDeath === 'ask' ? undefined : sheet.cheatDeath
    case 'dodge.after':
      return sheet.orders.dodge.when === 'ask' ? undefined : []
    default:
      return ask.key.endsWith('.reroll') && sheet.attacks === 'best' ? ask.default : undefined
  }
}

/** The first reaction whose order says so; `none` when all say no; undefined when one wants to be asked. */
function first(
  { orders, stamina, focus }: Sheet,
  open: readonly Json[],
  kinds: readonly (readonly [Reaction, (value: Json) => boolean])[],
): Json | undefined {
  for (const [reaction, is] of kinds) {
    const value = open.find(is)
    if (value === undefined) continue
    const { when, least } = orders[reaction]
    if (when === 'ask') return undefined
    const pool = reaction === 'resist' ? focus : stamina
    if (when === 'keep' && pool.cur - 1 >= least) return value
  }
  return 'none'
}

/** How this combatant would move now, or go on as it is asked to; while it is not in a fight, or not on the map, it is placed where it fits. */
function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const open = (['move', 'sprint', 'step'] as const).find(type => !whyNot(s, terrain, c, type))
  const gait = open ?? 'move'
  const { budget, parity } = asked ?? { budget: gait === 'step' ? 1 : stride(s, c), parity: 0 as const }
  return walkWithin({
    command: gait,
    map: mapOf(s, terrain),
    from: c.cell,
    budget,
    movement: metres => ({ ...movementOf(s, terrain, c, metres), parity }),
    refuse: squares => whyNotWalk(s, terrain, c, squares, { budget, parity }),
    whyNot: open === undefined && !asked ? whyNot(s, terrain, c, 'move') : undefined,
  })
}

function whyNot(s: Snapshot, terrain: Terrain, c: Combatant, type: string): Reason | undefined {
  return ACTIONS.find(action => action.type === type)?.whyNot(s, terrain, c)
}

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Endurance> = {
  actions: actionTable(ACTIONS),
  offers,
  walk,
  diagonals: 'alternate',
  procedures,
  settle,
  decrees: openDecrees(decrees),
  after: upkeep,
  standingOrder,
}
