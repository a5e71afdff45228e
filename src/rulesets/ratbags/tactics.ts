import { openValues, type Asked, type Roll } from '~/engine/questions'
import { total } from '~/engine/reason'
import type { BandOf } from '~/engine/tactics'
import type { Terrain } from '~/table/map/terrain'
import {
  type Answering,
  bandOfSum,
  bestOf,
  type Moment,
  nearestTo,
  type Plan,
  tacticsOf,
  wayOff,
  wayToBest,
  wayToShootFrom,
} from '~/table/tactics'
import { commands } from './commands'
import { areFoes, isAble, isCrawling } from './conditions'
import { type AttackMode, attackModes, whyNotReach } from './gear'
import { standingSides } from './phases'
import { armour } from './sheet/armour'
import type { Combatant, Ratbags, Snapshot } from './state/types'
import { declarationOf, placeAfterMove, undeclared } from './turn/declaring'

/** What counts how much when somebody decides. Points; only their differences matter. */
const WEIGHTS = {
  /** A target: twice the damage that comes through on average. */
  damage: 1,
  /** Each hit point that it has left. */
  hitPoint: -1,
  /** Such a blow goes to its strength: it must save or fall. */
  wounds: 6,
  /** Each of its own side who has declared an attack on it: only the highest die of all counts. */
  shared: -4,
  /** It leads: the others stand or run with it. */
  leader: 3,
} as const

/** Squares that somebody who shoots wants between itself and the nearest enemy. */
const ARM_S_LENGTH = 1

/** Twice what the higher of the dice shows on average, of one die exactly. */
export function twiceOf({ dice }: AttackMode): number {
  const most = Math.max(...dice)
  return most + 1 + (dice.length > 1 ? Math.floor(most / 3) : 0)
}

/** The best of what reaches this one from where its own move ends. */
function armFor(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): AttackMode | undefined {
  const from = placeAfterMove(s, by)
  let best: AttackMode | undefined
  for (const mode of attackModes(by))
    if ((!best || twiceOf(mode) > twiceOf(best)) && !whyNotReach(s, terrain, by, mode, target, from)) best = mode
  return best
}

/** How much it is worth to attack this one with that. */
export function worthOf(s: Snapshot, by: Combatant, arm: AttackMode, target: Combatant): number {
  const through = Math.max(0, twiceOf(arm) - 2 * total(armour(target)))
  const { hp, leader } = target.sheet
  let worth = WEIGHTS.damage * through + WEIGHTS.hitPoint * hp.cur
  if (through > 2 * hp.cur) worth += WEIGHTS.wounds
  if (leader) worth += WEIGHTS.leader
  const shared = s.turn?.declared.filter(
    ({ who, targets }) => who !== by.id && s.combatants[who]?.side === by.side && targets.includes(target.id),
  )
  return worth + WEIGHTS.shared * (shared?.length ?? 0)
}

/** Shoots rather than strikes: what is in its hands carries. */
const isArcher = ({ sheet }: Combatant): boolean => sheet.weapons.some(({ held, ranged }) => held && ranged)

/** Whom to attack, also where the first target is gone: whoever is worth most, never a friend. */
const target: Answering<Ratbags> = ({ s, terrain, c, foes }, ask) =>
  bestOf(ask, id => {
    const foe = foes.find(one => one.id === id)
    const arm = foe && armFor(s, terrain, c, foe)
    return arm ? worthOf(s, c, arm, foe) : -Infinity
  })

/** A helmet or shield is given for a blow that would go to the bone, and for no other. */
const sunder: Answering<Ratbags> = (_m, ask) =>
  ask.kind === 'choice' && ask.facts?.wounds === true ? openValues(ask).find(value => value !== 'no') : 'no'

/** Nearer to the nearest enemy. */
const onwards: Answering<Ratbags> = ({ s, terrain, c, foes, walk }) => {
  if (c.cell === null || foes.length === 0) return []
  const off = wayOff(s, terrain, foes)
  // The walk is that of a declaration, which is closed while the phase is played.
  const { whyNot: _closed, ...open } = walk()
  return wayToBest(open, c.cell, cell => -off(cell))?.path ?? []
}

/** What is answered otherwise than the rules propose. */
const answers: Readonly<Record<string, Answering<Ratbags>>> = {
  'attack.target': target,
  'attack.again': target,
  'sunder.item': sunder,
  'second.path': onwards,
}

/** A save: passed or not. 1 always does, 20 never [RAT-DICE-01]. */
export function ofSave(_s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const score = ask.facts?.score
  if (typeof score !== 'number') return undefined
  return ([die = 20]) => (die === 1 || (die < 20 && die <= score) ? 'passed' : 'failed')
}

/**
 * An attack: the highest face; where several strike at one, it says whose blow it was, also of one that armour takes whole. Which of
 * the dice shows it counts only where the weapons bring about different things when a save is failed [RAT-ATK-06].
 */
function ofAttack(s: Snapshot, ask: Asked & Roll): BandOf | undefined {
  const by = s.combatants[ask.of]
  if (!by) return undefined
  const { weapons, critEffect: own } = by.sheet
  const isAllOne =
    new Set([null, ...weapons.map(one => one.critEffect)].map(one => JSON.stringify(one ?? own))).size === 1
  return faces => {
    const most = Math.max(...faces)
    return isAllOne ? most : `${most} ${faces.map(face => Number(face === most)).join('')}`
  }
}

type M = Moment<Ratbags>

const sizeOf = ({ sheet }: Combatant): number => sheet.footprint

/** Whom it could attack from where its move ends, the one that is worth most first. */
function within({ s, terrain, c, foes }: M): readonly Combatant[] {
  return foes
    .flatMap(foe => {
      const arm = armFor(s, terrain, c, foe)
      return arm ? [{ foe, worth: worthOf(s, c, arm, foe) }] : []
    })
    .sort((a, b) => b.worth - a.worth)
    .map(({ foe }) => foe)
}

const hasMoved = ({ s, c }: M): boolean => (declarationOf(s, c.id)?.move ?? null) !== null

/** Those who have lost heart run. */
const flee: Plan<Ratbags> = ({ c }) =>
  c.sheet.status.fleeing ? { type: 'retreat', with: { 'retreat.where': 'away' } } : undefined

/** Whoever can only crawl crawls away from the nearest enemy, or lies still. */
const crawl: Plan<Ratbags> = m => {
  const { c, terrain, foes, walk } = m
  if (!isCrawling(c) || c.cell === null) return undefined
  const way = wayToBest(walk(), c.cell, nearestTo(terrain, foes, sizeOf))
  return { type: 'crawl', with: { 'crawl.path': way?.path ?? [] } }
}

/** Whoever shoots goes where nobody strikes back, before anything else. */
const keepAway: Plan<Ratbags> = m => {
  if (!isArcher(m.c) || hasMoved(m)) return undefined
  const way = wayToShootFrom(m, { near: ARM_S_LENGTH, carries: Infinity, sizeOf })
  return way && { type: 'move', with: { 'move.path': way.path, 'move.when': 'before' } }
}

/** Something in hand that strikes. */
const hold: Plan<Ratbags> = ({ c: { sheet } }) => {
  const at = sheet.weapons.findIndex(({ hands }) => hands <= 2)
  if (at < 0 || sheet.weapons.some(({ held }) => held) || sheet.status.changedHands) return undefined
  return { type: 'hold', with: { 'hold.what': [`weapon.${at}`] } }
}

/** An attack hits by itself. Each declares another target, as only one die counts on each. */
const attack: Plan<Ratbags> = m => {
  const [best] = within(m)
  return best && { type: 'attack', with: { 'attack.target': best.id } }
}

/** To the nearest enemy first, if nobody can be attacked from here. */
const approach: Plan<Ratbags> = m => {
  const { s, terrain, c, foes, walk } = m
  if (c.cell === null || foes.length === 0 || hasMoved(m)) return undefined
  const off = wayOff(s, terrain, foes)
  const way = wayToBest(walk(), c.cell, cell => -off(cell))
  return way && { type: 'move', with: { 'move.path': way.path, 'move.when': 'before' } }
}

/** On with the run, where even the move has not led to anybody. */
const run: Plan<Ratbags> = m => (hasMoved(m) && m.foes.length > 0 ? { type: 'secondMove' } : undefined)

/** What somebody declares, the best first; the first that the rules leave open. */
const turn: readonly Plan<Ratbags>[] = [flee, crawl, hold, keepAway, attack, approach, run, () => ({ type: 'nothing' })]

/** Enemies who still fight and are known to be there. */
const isFoe = (_s: M['s'], c: Combatant, other: Combatant): boolean =>
  areFoes(c, other) && isAble(other) && other.known !== 'absent' && !other.sheet.status.unseen

/** What somebody sensible does in Ratbags. */
export const tactics = tacticsOf<Ratbags>(commands, {
  isFoe,
  passes: ['none', 'no', 'decline'],
  unordered: ['effect.dice', 'scar.dice'],
  bands: {
    '*.save': ofSave,
    'attack.dice': ofAttack,
    'effect.dice': () => bandOfSum,
    'scar.dice': () => bandOfSum,
  },
  after: ['morale.save', 'combat.over', 'round.telegraph', 'death.next'],
  turn,
  reasons: { retreat: 'flees', hold: 'emptyHands', nothing: 'nothingElse', play: 'allDeclared' },
  answers,
  // Whether it is over is for the table to say, as long as the fight is only looked at.
  gm: { 'combat.over': () => 'goOn' },
  next(s, terrain, of) {
    if (standingSides(s).length < 2) return undefined
    const [first] = undeclared(s)
    return (first && of(s, terrain, first.id)) ?? { type: 'play', by: 'gm' }
  },
})
