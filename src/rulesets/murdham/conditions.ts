import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { say } from './state/events'
import { choose } from './state/questions'
import type { Combatant, Murdham, Snapshot, World } from './state/types'
import { SIZES } from './state/vocabulary'

/** Everybody in the order of the tracker. */
export const roster = (s: Snapshot): readonly Combatant[] => Object.values(s.combatants)

/** Still lies or stands there: not dead, not fled, not led away by the GM. */
export function isPresent({ gone, sheet: { status } }: Combatant): boolean {
  return !gone && !status.dead && status.stance !== 'fled'
}

/** Lies there defenceless [MUR-COND-01]. */
export const isDown = ({ sheet: { status } }: Combatant): boolean => status.incapacitated || status.disabled

/** Alive, neither incapacitated nor disabled, neither surrendered nor fled. */
export function isAble(c: Combatant): boolean {
  return isPresent(c) && !isDown(c) && c.sheet.status.stance !== 'surrendered'
}

export const isDying = ({ sheet: { status } }: Combatant): boolean => status.diesAtEndOf !== null && !status.dead

/** Held by somebody, in a net or in a trap [MUR-COND-02]. */
export const isEntangled = ({ sheet: { status } }: Combatant): boolean => status.entangled || status.grabbedBy !== null

export const isBroken = ({ sheet: { status } }: Combatant): boolean => status.stance === 'broken'

export const isPlayers = ({ sheet }: Combatant): boolean => sheet.controller === 'player'

/** Of one faction, or of two that are allied. */
export function areAllied(s: Snapshot, a: Id, b: Id): boolean {
  const allies = (side: Id) => s.sides[side]?.more.allies ?? []
  return a === b || allies(a).includes(b) || allies(b).includes(a)
}

export const areFoes = (s: Snapshot, a: Combatant, b: Combatant): boolean => !areAllied(s, a.side, b.side)

/** Nobody of the other's faction knows where it is [MUR-SNEAK-01]. */
export function isHiddenFrom(c: Combatant, from: Combatant): boolean {
  return c.sheet.status.hiddenFrom.includes(from.side)
}

export const isHidden = ({ sheet: { status } }: Combatant): boolean => status.hiddenFrom.length > 0

/** One of the GM's in hiding: the players are told nothing of it. */
export const isUnseen = (c: Combatant): boolean => isHidden(c) && !isPlayers(c)

/** How much larger than the other; negative: smaller [MUR-SIZE-02]. */
export function largerBy(a: Combatant, b: Combatant): number {
  return SIZES.indexOf(a.sheet.size) - SIZES.indexOf(b.sheet.size)
}

/** Undead, demons and constructs [MUR-KIND-01]. */
export const isUnearthly = ({ sheet }: Combatant): boolean => sheet.kind !== 'creature'

/** Neither fear nor morale touches it [MUR-KIND-01, MUR-COND-05, MUR-SKILL-01]. */
export function isFearless(c: Combatant): boolean {
  const { fearImmune, mind, skills, status } = c.sheet
  return fearImmune || mind === 'mindless' || isUnearthly(c) || skills.includes('bravery') || status.frenzied
}

/** Who speaks for a faction: the first of its able members that a player plays, or else the GM. */
export function speaker(s: Snapshot, side: Id): Id {
  return roster(s).find(c => c.side === side && isAble(c) && isPlayers(c))?.id ?? 'gm'
}

/** These factions do not know where it is. The GM's own are then gone from the players' table [MUR-SNEAK-03]. */
export function hide(w: World, who: Id, from: readonly Id[]): void {
  w.editSheet(who, 'status').hiddenFrom = [...from]
  tidyHiding(w)
}

/** Everybody knows where it is, and the players see it. */
export function reveal(w: World, who: Id): void {
  if (!isHidden(w.of(who))) return
  w.enter('MUR-SNEAK-06')
  const { knownBefore } = w.of(who).sheet.status
  Object.assign(w.editSheet(who, 'status'), { hiddenFrom: [], knownBefore: null })
  if (w.of(who).known === 'absent') w.edit(who).known = knownBefore ?? 'named'
  if (w.of(who).known === 'absent') w.edit(who).known = 'named'
  say(w, 'revealed', { who })
}

/** Something that may give a hidden one away; the GM has the last word [MUR-SNEAK-07]. */
export const mayReveal = rule<Murdham, [Id, string], void>(['MUR-SNEAK-07'], 'mayReveal', function* (w, who, what) {
  if (!isHidden(w.of(who))) return
  const facts = { who, what }
  const ways = () => ['revealed', 'hidden']
  const how = yield* choose('gm', 'sneak.reveal', ways, { see: 'asked', facts, default: 'revealed' })
  if (how === 'revealed') reveal(w, who)
})

/** The GM's hand in hiding, taken in: who is marked hidden is not on the players' table, and back on it when the mark goes. */
export function tidyHiding(w: World): void {
  for (const c of roster(w.now)) {
    const { id, known } = c
    const { knownBefore } = c.sheet.status
    if (isHidden(c) && !isPlayers(c) && knownBefore === null) {
      w.editSheet(id, 'status').knownBefore = known
      w.edit(id).known = 'absent'
    } else if (isHidden(c) && knownBefore !== null && known !== 'absent')
      Object.assign(w.editSheet(id, 'status'), { hiddenFrom: [], knownBefore: null })
    else if (!isHidden(c) && knownBefore !== null) {
      w.editSheet(id, 'status').knownBefore = null
      w.edit(id).known = knownBefore
    }
  }
}
