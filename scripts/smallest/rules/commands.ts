import type { Reason } from '~/engine/command'
import { part, reason, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { CommandRules } from '~/engine/ruleset'
import type { Id } from '~/engine/snapshot'
import { checkPath } from '~/grid/walk/checkPath'
import { decreesBy, openDecrees } from '~/table/contract/decrees'
import { tableCommands } from '~/table/commands/commands'
import { type Action, actionList, actionTable, offersFrom, tableOffers } from '~/table/commands/offers'
import { spaceOf } from '~/table/map/space'
import type { Terrain } from '~/table/map/terrain'
import { placeAnywhere, walkWithin, withoutStart } from '~/table/map/walks'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { fleeAway, standUpAgain } from '~/table/tokens/decree'
import { endMarkers, endMarkersOfRound, endWithCombat } from '~/table/tokens/marker'
import { walkAlong } from '~/table/tokens/trail'
import { choose, type Combatant, CONDITION, isUp, path, roll, say, type Smallest, type Snapshot } from './state'
import { state, type World } from './state'

/** Squares of a move. */
const FAR = 6

const all = (s: Snapshot): readonly Combatant[] => Object.values(s.combatants)
export const areFoes = (a: Combatant, b: Combatant): boolean => a.side !== b.side

/** At most one side still stands. */
export const isOver = (s: Snapshot): boolean =>
  new Set(
    all(s)
      .filter(isUp)
      .map(({ side }) => side),
  ).size <= 1

/** Foes stand in the way; friends may be passed. */
const { TOKENS, distanceBetween, movementOf } = spaceOf<Smallest>({
  size: () => 1,
  isInTheWay: isUp,
  isClosed: (_, mover, other) => areFoes(mover, other),
  row: 'SMALL-ACT-01',
})

/** Foes who stand in a square beside this combatant. */
export function targets(s: Snapshot, terrain: Terrain, c: Combatant): readonly Id[] {
  const foes = all(s).filter(other => areFoes(c, other) && isUp(other))
  return foes.filter(other => (distanceBetween(terrain, c, other) ?? 2) <= 1).map(({ id }) => id)
}

const attack = rule<Smallest, [Id], void>(['SMALL-ATK-01', 'SMALL-ATK-02'], 'attack', function* (w, by) {
  const target = yield* choose(by, 'attack.target', () => targets(w.now, w.terrain, w.of(by)))
  const see = questionVisibility(w, by, target)
  const [die = 0] = yield* roll(by, 'attack.dice', () => [20], { see, facts: { target } })
  const guard = w.of(target).sheet.status.guarding ? [part(-4, 'guarding', 'SMALL-ACT-02')] : []
  const because = [part(die, 'die', 'SMALL-ATK-01'), part(w.of(by).sheet.skill, 'skill', 'SMALL-ATK-01'), ...guard]
  const isSure = die === 20 && w.now.settings.twenty
  if (isSure) w.enter('SMALL-OPT-01')
  if (total(because) < 12 && !isSure) say(w, 'missed', { by, target }, { total: total(because) }, {}, because)
  else {
    const [taken = 0] = yield* roll(by, 'attack.damage', () => [6], { see, facts: { target } })
    const hp = w.editSheet(target, 'hp')
    hp.cur = Math.max(0, hp.cur - taken)
    say(w, 'hit', { by, target }, { total: total(because), taken }, {}, because)
  }
  endTurn(w)
})

const move = rule<Smallest, [Id], void>(['SMALL-ACT-01'], 'move', function* (w, who) {
  const refuse = (way: readonly number[]) => whyNotWay(w.now, w.terrain, w.of(who), way)
  const way = yield* path(who, 'move.path', () => ({ who, budget: FAR, parity: 0 }), refuse, { see: 'asked' })
  const from = w.of(who).cell
  if (from === null) return
  const walked = [from, ...withoutStart(from, way)]
  walkAlong(w, who, walked, () => 1)
  w.editTurn().hasMoved = true
  say(w, 'moved', { who }, { cost: walked.length - 1 })
})

const guard = rule<Smallest, [Id], void>(['SMALL-ACT-02'], 'guard', function* (w, who) {
  w.editSheet(who, 'status').guarding = true
  say(w, 'guards', { who })
  endTurn(w)
})

const pass = rule<Smallest, [Id], void>(['SMALL-TURN-02'], 'pass', function* (w) {
  endTurn(w)
})

function whyNotWay(s: Snapshot, terrain: Terrain, c: Combatant, way: readonly number[]): Reason | undefined {
  if (c.cell === null) return reason('SMALL-ACT-01', 'notOnMap', { who: c.id })
  const squares = [c.cell, ...withoutStart(c.cell, way)]
  const checked = squares.length > 1 && checkPath(terrain.at(s.board, 'plain'), squares, movementOf(s, terrain, c, FAR))
  return !checked || checked.ok ? undefined : reason('SMALL-ACT-01', 'noWay')
}

function whyNotActing(s: Snapshot, { id }: Combatant): Reason | undefined {
  if (s.phase !== 'combat' || !s.turn) return reason('SMALL-TURN-01', 'notBegun')
  return s.turn.who === id ? undefined : reason('SMALL-TURN-02', 'othersTurn', { who: s.turn.who })
}

/** Why a move is closed, beside that of every action. */
function whyNotMove(s: Snapshot, c: Combatant): Reason | undefined {
  if (c.cell === null) return reason('SMALL-ACT-01', 'notOnMap', { who: c.id })
  return s.turn?.hasMoved ? reason('SMALL-ACT-01', 'hasMoved', { who: c.id }) : undefined
}

const inTurn =
  (whyNot: Action<Smallest>['whyNot']): Action<Smallest>['whyNot'] =>
  (s, terrain, c) =>
    whyNotActing(s, c) ?? whyNot(s, terrain, c)

const turn = { group: 'main', cost: { takes: 'the turn' } } as const

/** What a combatant can do, in the order of its cards. */
export const ACTIONS = actionList<Smallest, { perform(w: World, who: Id): ReturnType<typeof attack> }>([
  {
    ...turn,
    type: 'attack',
    name: 'Attack',
    hotkey: 'a',
    icon: 'attack',
    meaning: 'attack',
    target: 'attack.target',
    perform: attack,
    whyNot: inTurn((s, terrain, c) =>
      targets(s, terrain, c).length > 0 ? undefined : reason('SMALL-ATK-01', 'noTarget'),
    ),
  },
  {
    group: 'main',
    cost: { takes: 'free' },
    type: 'move',
    name: 'Move',
    hotkey: 'm',
    icon: 'move',
    meaning: 'walk',
    perform: move,
    whyNot: inTurn((s, _, c) => whyNotMove(s, c)),
  },
  {
    ...turn,
    type: 'guard',
    name: 'Guard',
    hotkey: 'g',
    icon: 'guard',
    perform: guard,
    whyNot: inTurn(() => undefined),
  },
  {
    ...turn,
    type: 'pass',
    name: 'End turn',
    hotkey: 'q',
    icon: 'endTurn',
    meaning: 'end',
    perform: pass,
    whyNot: inTurn(() => undefined),
  },
])

function endTurn(w: World): void {
  const { who, round, acted } = w.now.turn!
  if (who === null) return
  w.set({ turn: { ...w.now.turn!, who: null, acted: [...acted, who], hasMoved: false } })
  endMarkers(w, { round, of: who, when: 'end' })
}

/** Who was felled falls, and the next one who stands has the turn, in the order of the list, round after round. */
const upkeep = rule<Smallest, [], void>([], 'upkeep', function* (w) {
  const now = w.now.turn
  if (w.now.phase !== 'combat' || !now) return
  if (now.who !== null && !isUp(w.of(now.who))) endTurn(w)
  if (w.now.turn!.who !== null || isOver(w.now)) return
  w.enter('SMALL-TURN-02')
  const next = () => all(w.now).find(c => isUp(c) && !w.now.turn!.acted.includes(c.id))
  if (!next()) {
    endMarkersOfRound(w, now.round)
    w.set({ turn: { round: now.round + 1, who: null, acted: [], hasMoved: false } })
  }
  const who = next()!.id
  w.editTurn().who = who
  Object.assign(w.editSheet(who, 'status'), CONDITION.endedBy('turnStart'))
  endMarkers(w, { round: w.now.turn!.round, of: who, when: 'start' })
  say(w, 'turn', { who })
})

const begin = rule<Smallest, [], void>(['SMALL-TURN-01'], 'begin', function* (w) {
  w.set({ phase: 'combat', turn: { round: 1, who: null, acted: [], hasMoved: false } })
  say(w, 'began', {})
})

/** The GM’s word on somebody [SMALL-GM-01]. */
const decrees = decreesBy<Smallest>('SMALL-GM-01', {
  falls: { isOpen: isUp, enact: (w, id) => void (w.editSheet(id, 'hp').cur = 0) },
  flees: { isOpen: isUp, enact: fleeAway },
  upAgain: {
    isOpen: c => !isUp(c),
    enact(w, id) {
      const hp = w.editSheet(id, 'hp')
      hp.cur = Math.max(1, hp.cur)
      standUpAgain(w, id)
    },
  },
})

/** What may be commanded, and what comes of it. */
export const commands: CommandRules<Smallest> = {
  actions: actionTable(ACTIONS),
  offers: (s, terrain, of, type) => (of === 'gm' ? tableOffers(s) : offersFrom(ACTIONS, s, terrain, of, type)),
  walk(s, terrain, who) {
    const c = s.combatants[who]
    if (!c || s.phase !== 'combat' || c.cell === null) return placeAnywhere(s, terrain, c, TOKENS)
    return walkWithin({
      command: 'move',
      map: terrain.at(s.board, 'plain'),
      from: c.cell,
      budget: FAR,
      movement: budget => movementOf(s, terrain, c, budget),
      refuse: way => whyNotWay(s, terrain, c, way),
      whyNot: whyNotActing(s, c) ?? whyNotMove(s, c),
    })
  },
  waysIn: 'five feet',
  diagonals: 'alternate',
  procedures: {
    ...tableCommands<Smallest>({
      state,
      pools: ['hp'],
      decrees,
      begin: w => begin(w),
      end(w) {
        for (const { id } of all(w.now)) Object.assign(w.editSheet(id, 'status'), CONDITION.endedBy('combat'))
        w.editTurn().who = null
        w.set({ phase: 'over' })
        say(w, 'ended', {}, { rounds: w.now.turn!.round })
        endWithCombat(w)
      },
    }),
    ...Object.fromEntries(ACTIONS.map(({ type, perform }) => [type, (w: World, { by }: { by: Id }) => perform(w, by)])),
  },
  *settle(w, before) {
    for (const c of all(w.now)) {
      const was = before.combatants[c.id]
      if (isUp(c) || c.gone || !was || !isUp(was)) continue
      w.enter('SMALL-ATK-03')
      Object.assign(w.editSheet(c.id, 'status'), CONDITION.endedBy('fall'))
      say(w, 'falls', { who: c.id })
    }
  },
  decrees: openDecrees(decrees),
  after: upkeep,
}
