import type { Proc } from '~/engine/ask'
import type { Command, Offer, Reason } from '~/engine/command'
import type { Asked, PathAsk } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules, Walk } from '~/engine/ruleset'
import type { Decider, Id, Json } from '~/engine/snapshot'
import { tableCommands } from '~/table/commands/commands'
import { type Action, actionList, actionTable, gmOffer, offersFrom, tableOffers } from '~/table/commands/offers'
import { openDecrees } from '~/table/contract/decrees'
import type { TableRules } from '~/table/contract/encounter'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin } from '~/table/map/walks'
import { ACTIONS, costOf, whyNotAble } from '../actions'
import { whyNotTakePart } from '../conditions'
import { followBreath } from '../harm/breath'
import { settleAll } from '../harm/damage'
import { begin } from '../initiative/begin'
import { takeBack } from '../initiative/declare'
import { declareTogether } from '../initiative/declareTogether'
import { declarationOf, undeclared, whyNotAction, whyNotDeclare } from '../initiative/declaring'
import { changedInitiative, newcomers } from '../initiative/newcomer'
import { reveal } from '../initiative/reveal'
import { leadOf, nextGroup } from '../initiative/track'
import { changeHeart, takeHeart } from '../morale'
import { parityOf, squaresLeft, whyNotMove, whyNotWalk } from '../movement'
import { state } from '../sheet'
import { freshRound } from '../sheet/blank'
import { fitPools, POOLS } from '../sheet/pools'
import { mapOf, movementOf, rectOf, TOKENS } from '../space'
import type { Sheet } from '../state/sheet'
import type { Combatant, Hallowed, Snapshot, World } from '../state/types'
import { countStep } from '../turn/countStep'
import { endCombat, endRound } from '../turn/endRound'
import { moveOn, whyNotMoveOn } from '../turn/moveOn'
import { decrees } from './decrees'
import { gmCommands, whyNotSettings } from './gmCommands'

/** What the table's commands need to know of this ruleset. */
const tableRules: TableRules<Hallowed> = {
  state,
  /**
   * Whoever comes has rolled for no fight yet, whatever its sheet says of another: in a fight it rolls as soon as it stands on the
   * map (see `newcomers`) [HAL-INIT-12].
   */
  joined(w, id) {
    fitPools(w, id, true)
    w.setSheet(id, { fight: { base: null, pending: null }, round: freshRound() })
    w.editSheet(id, 'status').fullDefense = false
  },
  returned: takeHeart,
  pools: POOLS,
  lowest: { wounds: -999 },
  decrees,
  begin: w => begin(w),
  end: endCombat,
}

const ofTable = tableCommands<Hallowed>(tableRules)

/** All commands: those of the table, the GM's hand, declarations, and going on from count to count. */
const procedures: { readonly [type: string]: (w: World, command: Command) => Proc<unknown> } = {
  ...ofTable,
  *settings(w, command) {
    if (!command.force) whyNotSettings(w, command)
    yield* ofTable.settings!(w, command)
  },
  ...gmCommands,
  reveal: w => reveal(w),
  count: countStep,
  moveOn,
  endRound: w => endRound(w),
  takeBack: (w, { by }) => takeBack(w, by),
  ...Object.fromEntries(
    ACTIONS.map(({ type }) => [type, (w: World, command: Command) => declareTogether(w, type, command)]),
  ),
}

/** What a change means, whatever hand made it: of Wounds, of a death, of sides. */
const settleChanges = rule<Hallowed, [Snapshot], void>([], 'settleChanges', function* (w, before) {
  settleAll(w, before)
  if (w.now.phase === 'combat') changeHeart(w, before)
})

/** What follows every command: maxima that have changed, breath, an initiative that has changed, newcomers. */
const after = rule<Hallowed, [], void>([], 'after', function* (w) {
  for (const id of Object.keys(w.now.combatants)) fitPools(w, id, w.now.phase === 'preparation')
  followBreath(w)
  if (w.now.phase !== 'combat') return
  yield* changedInitiative(w)
  yield* newcomers(w)
})

/** Everything this combatant (or the GM) could do, the closed ones with the reason. `type`: only this one is looked for. */
function offers(s: Snapshot, terrain: Terrain, of: Decider, type?: string): readonly Offer[] {
  if (of === 'gm') return [...gmOffers(s), ...tableOffers(s)]
  return [...declarations(s, of, type), ...offersFrom(IN_THE_ROUND, s, terrain, of, type)]
}

/** What can be declared: closed all at once, or one by one, and each as slow as what this one does it with. */
function declarations(s: Snapshot, of: Id, only: string | undefined): Offer[] {
  const c = s.combatants[of]
  if (!c) return []
  const closed = whyNotDeclare(s, c)
  const wanted = only === undefined ? ACTIONS : ACTIONS.filter(({ type }) => type === only)
  return wanted.map(({ type, name, hotkey }) => {
    const whyNot = closed ?? whyNotAction(s, c, type) ?? whyNotAble(s, c, type)
    const cost = costOf(c, type)
    return { command: { type, by: of }, name, group: 'main', cost, hotkey, ...(whyNot && { whyNot }) }
  })
}

/** What else somebody does in the round, whatever was declared. */
const IN_THE_ROUND: readonly Action<Hallowed>[] = actionList([
  {
    type: 'takeBack',
    name: 'Take it back',
    group: 'free',
    hotkey: 'b',
    icon: 'undo',
    whyNot: (s, _terrain, c) => whyNotTakeBack(s, c),
  },
  {
    type: 'count',
    name: 'Take the turn',
    group: 'free',
    hotkey: '',
    icon: 'wait',
    whyNot: (s, _terrain, c) => whyNotLead(s, c),
  },
  { type: 'moveOn', name: 'Move on', group: 'free', hotkey: '', icon: 'move', whyNot: whyNotMoveOn },
])

/** A secret declaration can be taken back until all are revealed; an open one stands. */
function whyNotTakeBack(s: Snapshot, c: Combatant): Reason | undefined {
  const no = whyNotTakePart(c)
  if (no) return no
  const { id } = c
  if (c.cell === null) return reason('HAL-END-03', 'notOnMap', { who: id })
  if (s.turn?.step !== 'declaring' || !declarationOf(s, id))
    return reason('HAL-DECL-01', 'nothingDeclared', { who: id })
  const isSecret = s.settings.declarationMode === 'secret'
  return isSecret ? undefined : reason('HAL-DECL-02', 'alreadyDeclared', { who: id })
}

/** Whoever is first on the next count, of those who take part, may lead it with a move. */
function whyNotLead(s: Snapshot, c: Combatant): Reason | undefined {
  const { id } = c
  const no = whyNotCount(s)
  if (no) return no
  const group = nextGroup(s).map(({ who }) => who)
  if (leadOf(s, group) === id) return undefined
  const out = group.includes(id) ? whyNotTakePart(c) : undefined
  return out ?? reason('HAL-INIT-07', 'notItsCount', { who: group })
}

function gmOffers(s: Snapshot): Offer[] {
  const between = s.phase === 'combat' ? reason('HAL-END-03', 'inCombat') : undefined
  return [
    { ...gmOffer('reveal', 'Reveal the declarations', '', whyNotReveal(s)), group: 'main' },
    { ...gmOffer('count', 'Next count', '', whyNotCount(s)), group: 'main' },
    { ...gmOffer('endRound', 'End the round', '', whyNotEndRound(s)), group: 'main' },
    gmOffer('harm', 'Damage', 'd'),
    gmOffer('mend', 'Healing'),
    gmOffer('healInjury', 'A combat injury heals'),
    gmOffer('healCheck', 'Heal check'),
    gmOffer('callCheck', 'Call a check'),
    gmOffer('passRound', 'A round passes', '', between),
    gmOffer('pickUp', 'Pick up a weapon'),
  ]
}

/** Nothing is shown before the last one is in; the GM may say so earlier. */
function whyNotReveal(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step !== 'declaring') return reason('HAL-DECL-01', 'revealed')
  const waiting = undeclared(s).map(({ id }) => id)
  return waiting.length > 0 ? reason('HAL-DECL-01', 'undeclared', { who: waiting }) : undefined
}

function whyNotCount(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step === 'declaring') return reason('HAL-DECL-01', 'notRevealed')
  return nextGroup(s).length === 0 ? reason('HAL-INIT-07', 'roundIsThrough') : undefined
}

function whyNotEndRound(s: Snapshot): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('HAL-GEN-01', 'notInCombat')
  if (s.turn.step === 'declaring') return reason('HAL-DECL-01', 'notRevealed')
  const waiting = nextGroup(s).map(({ who }) => who)
  return waiting.length > 0 ? reason('HAL-INIT-07', 'countsLeft', { who: waiting }) : undefined
}

/** The answer a combatant's standing orders give to a question; undefined: ask. */
export function standingOrder(s: Snapshot, ask: Asked): Json | undefined {
  const { sheet } = s.combatants[ask.of] ?? {}
  if (!sheet) return undefined
  const { orders } = sheet
  switch (ask.key) {
    case 'reposte':
      if (orders.reposte === 'ask') return undefined
      return orders.reposte === 'never' ? 'no' : ask.default
    case 'cast.mana':
      return orders.payment === 'mana' ? ask.default : undefined
    case 'attack.weapon':
      return orders.weapon === 'ask' ? undefined : meant(sheet, ask)
    case 'act.go':
      return orders.movement === 'needed' && isPlain(sheet, ask) ? 'go' : undefined
    case 'before':
    case 'after':
      return goesOn(orders.movement, ask) ? 'on' : undefined
    default:
      return undefined
  }
}

/** The only weapon that can be meant; nobody strikes with the bare fist who has one. */
function meant({ weapons }: Sheet, ask: Asked): Json | undefined {
  if (ask.kind !== 'choice') return undefined
  const open = ask.options.flatMap(({ value, whyNot }) => (whyNot ? [] : [value]))
  const made = open.filter(value => weapons[Number(value)]?.kind !== 'natural')
  const [only, ...more] = made.length > 0 ? made : open
  return more.length === 0 ? only : undefined
}

/** Full-Defense costs nothing, as long as it costs no Wound. */
const isPlain = ({ wounds }: Sheet, { facts }: Asked): boolean => facts?.act === 'fullDefense' && wounds.cur > 0

/** Whether somebody simply goes on, before the action or after it. */
function goesOn(movement: Sheet['orders']['movement'], { default: proposed, facts }: Asked): boolean {
  // Whoever has declared a weapon that is not in hand is asked all the same: it would be lost.
  if (movement === 'stay') return facts?.draw === undefined
  return movement === 'needed' && proposed === 'on' && facts?.trait === undefined
}

/**
 * How this combatant would move now: whoever is first on the next count begins it so, whoever was on the latest count
 * moves on, or whoever is asked where to; while it is not in a fight, or not on the map, it is placed where it fits.
 */
function walk(s: Snapshot, terrain: Terrain, who: Id, asked?: PathAsk): Walk {
  const c = s.combatants[who]
  if (!c || s.phase !== 'combat' || c.cell === null || !rectOf(terrain, c)) return placeAnywhere(s, terrain, c, TOKENS)
  const lead = asked ? undefined : whyNotLead(s, c)
  const movesOn = lead !== undefined && !whyNotMoveOn(s, terrain, c)
  return {
    ...walkWithin({
      command: movesOn ? 'moveOn' : 'count',
      map: mapOf(s, terrain),
      from: c.cell,
      budget: asked?.budget ?? squaresLeft(s, c),
      movement: squares => ({ ...movementOf(s, terrain, c, squares), parity: parityOf(c) }),
      refuse: squares => whyNotWalk(s, terrain, c, squares),
      whyNot: movesOn ? undefined : (lead ?? whyNotMove(s, terrain, c)),
    }),
    key: movesOn ? 'after.path' : 'before.path',
  }
}

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Hallowed> = {
  actions: actionTable(ACTIONS, IN_THE_ROUND),
  offers,
  walk,
  diagonals: 'alternate',
  procedures,
  settle: settleChanges,
  decrees: openDecrees(decrees),
  after,
  standingOrder,
}
