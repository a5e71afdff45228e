import type { Part } from '~/engine/events'
import { part } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { AILMENT, CONDITION } from './state/conditions'
import { say, sayToGm } from './state/events'
import type { Combatant, Endurance, Snapshot, World } from './state/types'
import { type AFFLICTIONS, type Attribute, DEGREES } from './state/vocabulary'

/** Able to act: on the field, neither dead, unconscious nor incapacitated [END-TURN-08]. */
export function isAble(c: Combatant): boolean {
  return isUp(c) && !c.sheet.conditions.incapacitated
}

/** On the field, conscious, and fighting on: keeps its team in the fight and its squares closed to enemies [END-END-03, END-MOVE-04]. */
export function isUp(c: Combatant): boolean {
  return isPresent(c) && !c.sheet.status.unconscious && !c.yielded
}

/** Still a character in this fight: has not left it and is not dead. The dead are objects. */
export function isPresent(c: Combatant): boolean {
  return !c.gone && !c.sheet.status.dead
}

/**
 * Whether somebody stands where the fight is: on the map, or anywhere while nobody stands on it. Whoever waits off it has no
 * turn and keeps no team in the fight [END-TURN-13].
 */
export function isOnField({ combatants }: Snapshot, c: Combatant): boolean {
  return c.cell !== null || Object.values(combatants).every(other => other.cell === null || !isPresent(other))
}

/** Members of different teams are enemies unless the GM marked the teams as friendly. */
export const areFoes = (s: Snapshot, a: Combatant, b: Combatant): boolean => areHostile(s, a.side, b.side)

/** Two teams, neither of which the GM marked as a friend of the other. */
export function areHostile(s: Snapshot, one: Id, other: Id): boolean {
  return one !== other && !isFriend(s, one, other) && !isFriend(s, other, one)
}

const isFriend = (s: Snapshot, of: Id, other: Id): boolean => s.sides[of]?.more.friends.includes(other) ?? false

/** All combatants in the order of joining, by which random picks and windows are listed [END-DICE-13]. */
export function roster(s: Snapshot): readonly Combatant[] {
  const joined = s.turn?.joined ?? Object.keys(s.combatants)
  const list: Combatant[] = []
  for (const id of joined) {
    const c = s.combatants[id]
    if (c) list.push(c)
  }
  return list
}

/**
 * Sources of disadvantage that one carries: encumbered on tests of strength and dexterity, blinded on everything that
 * needs a target (`aimed`) [END-OPT-02].
 */
export function hampered({ sheet }: Combatant, attribute: Attribute, aimed: boolean): Part[] {
  const { blinded, encumbered } = sheet.conditions
  const bodily = attribute === 'strength' || attribute === 'dexterity'
  return [
    ...(blinded && aimed ? [part(-1, 'blinded', 'END-OPT-02')] : []),
    ...(encumbered && bodily ? [part(-1, 'encumbered', 'END-OPT-02')] : []),
  ]
}

/** Sickness takes its number off all tests and defences [END-OPT-02]. */
export function sick({ sheet }: Combatant): Part[] {
  const { sickness } = sheet.conditions
  return sickness > 0 ? [part(-sickness, 'sickness', 'END-OPT-02')] : []
}

/**
 * Hidden from all the players: from each character of a side whose numbers they have, and not of such a side itself. Whom one of
 * them still sees is on their table.
 */
export function isHidden(
  { side, sheet }: Combatant,
  { combatants, sides }: Pick<Snapshot, 'combatants' | 'sides'>,
): boolean {
  const { hiddenFrom } = sheet.status
  if (hiddenFrom.length === 0 || sides[side]?.show === 'exact') return false
  const characters = Object.values(combatants).filter(c => sides[c.side]?.show === 'exact' && isPresent(c))
  return characters.length > 0 && characters.every(({ id }) => hiddenFrom.includes(id))
}

/** In cover from now on, until one moves [END-ACT-15]. */
export function takeCover(w: World, who: Id): void {
  w.editSheet(who, 'status').cover = true
  say(w, 'tookCover', { who })
}

/** Cover ends, whoever moves them [END-ACT-15]. */
export function loseCover(w: World, who: Id): void {
  if (!w.of(who).sheet.status.cover) return
  w.enter('END-ACT-15')
  w.editSheet(who, 'status').cover = false
}

/** Prone from now on, by one's own choice. */
export function goProne(w: World, who: Id): void {
  w.editSheet(who, 'status').prone = true
  say(w, 'prone', { who })
}

/** Fall unconscious: prone, and whatever one was about ends. Held items stay in the hand. */
export const fallUnconscious = rule<Endurance, [Id], void>(['END-COND-02'], 'fallUnconscious', function* (w, who) {
  if (w.of(who).sheet.status.unconscious) return
  lieStill(w, who)
  say(w, 'unconscious', { who })
})

/** The marks of whoever is out: of the unconscious, and of the dead. */
export function lieStill(w: World, who: Id): void {
  const status = w.editSheet(who, 'status')
  Object.assign(status, {
    ...CONDITION.endedBy('fall'),
    unconscious: true,
    prone: true,
    // The extra reaction of Wait is used first: what is left beyond the ordinary one is lost with it.
    reactionsLeft: status.waiting ? Math.min(status.reactionsLeft, 1) : status.reactionsLeft,
    readied: null,
    pending: null,
  })
}

/** A condition on its way to somebody. */
export interface Affliction {
  condition: (typeof AFFLICTIONS)[number]
  /** How much of it, for conditions that have a number. */
  degree: number
  /** What the marker says, for any other. */
  words: string
}

/** Put a condition on: nobody has one twice, the stronger counts; it lasts for the scene unless its rule says otherwise. */
export const afflict = rule<Endurance, [Id, Affliction], void>(['END-COND-04'], 'afflict', function* (w, who, given) {
  const { condition, degree } = given
  const [flag, numbered] = [AILMENT.marks.find(one => one === condition), DEGREES.find(one => one === condition)]
  const words = numbered ? `${condition} ${degree}` : condition === 'other' ? given.words : condition
  if (condition === 'prone') w.editSheet(who, 'status').prone = true
  else if ((flag ?? numbered) === undefined || !w.now.settings.companionConditions) mark(w, who, words)
  else {
    w.enter('END-OPT-02')
    const conditions = w.editSheet(who, 'conditions')
    if (numbered) conditions[numbered] = Math.max(conditions[numbered], degree)
    if (flag) conditions[flag] = true
    if (flag === 'stunned') Object.assign(w.editSheet(who, 'status'), { readied: null, pending: null })
  }
  const open = w.now.sides[w.of(who).side]?.show !== 'nothing' && condition !== 'other'
  if (open) say(w, 'afflicted', { who }, { words })
  else sayToGm(w, 'afflicted', { who, words })
})

function mark(w: World, on: Id, words: string): void {
  const has = Object.values(w.now.effects).some(effect => effect.on === on && effect.words === words)
  if (!has) w.add('effects', { on, type: 'marker', words, until: null, shared: false })
}
