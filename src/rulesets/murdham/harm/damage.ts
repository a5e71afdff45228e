import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { areFoes, isPlayers, isUnearthly } from '../conditions'
import { hasOmen, spendOmen } from '../dice'
import { noteLoneDamage, takeHeart } from '../morale'
import { bySize } from '../sheet'
import { say, sayAs, sayToGm } from '../state/events'
import { choose, roll } from '../state/questions'
import type { Combatant, Murdham, World } from '../state/types'
import { letGo } from './hold'
import { injure } from './injury'

/** What is left of a blow after the armour value. */
export interface Harm {
  n: number
  /** Whose blow it was; null: nobody's. */
  by: Id | null
  direct: boolean
  /** It cannot reach the head. */
  low: boolean
}

export type Outcome = 'none' | 'hurt' | 'critical' | 'dead'

/** P-DAMAGE: health, critical damage, dying, death; then whoever had surrendered may fight on. */
export const takeDamage = rule<Murdham, [Id, Harm], Outcome>(['MUR-DMG-01'], 'takeDamage', function* (w, who, harm) {
  if (harm.n <= 0 || w.of(who).sheet.status.dead) return 'none'
  const surrendered = w.of(who).sheet.status.stance === 'surrendered'
  const outcome = yield* lose(w, who, harm)
  if (!surrendered) noteLoneDamage(w, who)
  yield* harmed(w, who, harm.by)
  return outcome
})

const lose = rule<Murdham, [Id, Harm], Outcome>([], 'lose', function* (w, who, { n, direct, low }) {
  const before = w.of(who).sheet.health.cur
  const health = w.editSheet(who, 'health')
  health.cur = Math.max(0, before - n)
  const lost = before - health.cur
  const covered = isCovered(w.of(who), { direct, low }) && lost > 0
  if (covered && !w.of(who).sheet.helmet!.used) w.edit(who).sheet.helmet!.used = true
  tell(w, who, n)
  if (before === 0) w.enter('MUR-DMG-02')
  const { row, least } = deathAt(w.of(who))
  if (n >= least) {
    w.enter('MUR-DMG-04', row)
    return yield* perish(w, who, 'slain')
  }
  if (before === 0) return 'hurt'
  if (covered) w.enter('MUR-ARM-04')
  const critical = Math.ceil(before / 2) + (covered ? 1 : 0)
  w.enter('MUR-DICE-13')
  const empty = w.of(who).sheet.health.cur === 0
  if (empty) {
    w.enter('MUR-DMG-03')
    startDying(w, who)
  }
  if (lost < critical && !empty) return 'hurt'
  w.enter('MUR-DMG-02')
  beCritical(w, who)
  return 'critical'
})

/** A helmet counts: not against what is direct, nor against what cannot reach the head [MUR-ARM-04]. */
const isCovered = ({ sheet: { helmet } }: Combatant, { direct, low }: Pick<Harm, 'direct' | 'low'>): boolean =>
  helmet !== null && !helmet.destroyed && !direct && !low

/** Whether this one would certainly strike no more after so much damage: dead, down, or disabled [MUR-DMG-02, MUR-DMG-04]. */
export function putsOut(c: Combatant, { n, direct, low }: Omit<Harm, 'by'>): boolean {
  const { health, status, omens, kind } = c.sheet
  const staysUp = status.frenzied || (isUnearthly(c) && kind !== 'construct')
  if (n >= deathAt(c).least) return !(staysUp && isPlayers(c) && omens > 0)
  const least = Math.ceil(health.cur / 2) + (isCovered(c, { direct, low }) ? 1 : 0)
  return !staysUp && n > 0 && health.cur > 0 && n >= Math.min(least, health.cur)
}

/** Damage from one source that kills outright [MUR-DMG-04]. */
function deathAt({ sheet }: Combatant): { least: number; row: string } {
  const tough = sheet.skills.includes('tough')
  if (sheet.size !== 'medium') return { least: sheet.health.max, row: 'MUR-SIZE-01' }
  return { least: bySize(sheet.str.cur, 'medium') + (tough ? 2 : 0), row: tough ? 'MUR-SKILL-01' : 'MUR-DMG-04' }
}

/** Incapacitated to the end of the stretch, except those who cannot be. */
export function beCritical(w: World, who: Id): void {
  const { sheet } = w.of(who)
  if (sheet.status.frenzied) return w.enter('MUR-COND-05')
  if (sheet.kind === 'construct') {
    w.enter('MUR-KIND-01')
    w.editSheet(who, 'status').disabled = true
  } else if (isUnearthly(w.of(who))) return w.enter('MUR-KIND-01')
  else {
    w.enter('MUR-COND-01')
    w.editSheet(who, 'status').incapacitated = true
  }
  say(w, 'fell', { who }, { what: 'down' }, { what: sheet.kind === 'construct' ? 'disabled' : 'incapacitated' })
  putOut(w, who)
}

/** Dies at the end of the next round, unless health comes back [MUR-DEATH-01]. */
export function startDying(w: World, who: Id): void {
  if (w.of(who).sheet.status.diesAtEndOf !== null) return w.enter('MUR-DMG-03')
  w.enter('MUR-DEATH-01', 'MUR-DEATH-04')
  const round = (w.now.turn?.round ?? 0) + 1
  w.editSheet(who, 'status').diesAtEndOf = round
  sayToGm(w, 'dying', { who, round })
}

/** Death, unless an omen turns it aside: then health 1, down, not dying, and an injury for good [MUR-OMEN-01]. */
export const perish = rule<Murdham, [Id, string], Outcome>([], 'perish', function* (w, who, why) {
  if (hasOmen(w, who)) {
    const facts = () => ({ who, why, left: w.of(who).sheet.omens })
    const said = yield* choose(who, 'omen.death', () => ['spend', 'die'], { see: 'asked', facts, default: 'spend' })
    if (said === 'spend') {
      spendOmen(w, who)
      w.editSheet(who, 'status').diesAtEndOf = null
      w.editSheet(who, 'health').cur = Math.min(1, w.of(who).sheet.health.max)
      beCritical(w, who)
      yield* injure(w, who, 'permanent')
      return 'critical'
    }
  }
  die(w, who)
  return 'dead'
})

export function die(w: World, who: Id): void {
  Object.assign(w.editSheet(who, 'status'), { dead: true, diesAtEndOf: null })
  say(w, 'fell', { who }, { what: 'dead' })
  putOut(w, who)
}

/** Whatever it held is free; its turn is over if it was taking it, which is seen to at the end of the command. */
export function putOut(w: World, who: Id): void {
  if (w.of(who).sheet.status.grabbing === null) return
  w.enter('MUR-NL-13')
  letGo(w, who)
}

/** Who had surrendered and is harmed by an enemy may fight on as before [MUR-SURR-03]. */
export const harmed = rule<Murdham, [Id, Id | null], void>([], 'harmed', function* (w, who, by) {
  const c = w.of(who)
  if (c.sheet.status.stance !== 'surrendered' || by === null || c.sheet.status.dead || c.sheet.status.incapacitated)
    return
  if (!areFoes(w.now, c, w.of(by))) return
  w.enter('MUR-SURR-03', 'MUR-SURR-04')
  const facts = { who, by }
  const how = yield* choose(who, 'surrender.fightOn', () => ['fightOn', 'stay'], {
    see: 'asked',
    facts,
    default: 'fightOn',
  })
  if (how === 'stay') return
  takeHeart(w, who)
  say(w, 'fightsOn', { who })
})

/** Exact for the players' own on sides that are shown exactly; of others only that it hurt. */
function tell(w: World, who: Id, n: number): void {
  const c = w.of(who)
  sayAs(w, 'hurt', c, isPlayers(c) ? { who, n } : { who }, { who }, { n, health: c.sheet.health.cur })
}

/** Health comes back; who recovers any is out of danger, and keeps an injury [MUR-DEATH-01]. */
export const heal = rule<Murdham, [Id, number], void>([], 'heal', function* (w, who, n) {
  if (w.of(who).sheet.status.dead || n <= 0) return
  const health = w.editSheet(who, 'health')
  const gained = Math.min(n, health.max - health.cur)
  health.cur += gained
  const c = w.of(who)
  sayAs(w, 'healed', c, isPlayers(c) ? { who, n: gained } : { who }, { who }, { n: gained })
  if (w.of(who).sheet.status.incapacitated) w.enter('MUR-COND-01')
  if (w.of(who).sheet.status.diesAtEndOf !== null && gained > 0) yield* getOutOfDanger(w, who)
})

/** Dying no longer, still down, and with an injury [MUR-DEATH-01]. */
export const getOutOfDanger = rule<Murdham, [Id], void>(['MUR-DEATH-01'], 'getOutOfDanger', function* (w, who) {
  w.editSheet(who, 'status').diesAtEndOf = null
  yield* injure(w, who, 'untilRest')
})

/** So many d4 of direct damage. */
export const hurtBy = rule<Murdham, [Id, number], void>([], 'hurtBy', function* (w, who, dice) {
  const list = () => Array.from({ length: dice }, () => 4)
  const faces = yield* roll(who, 'fall.dice', list, { see: questionVisibility(w, who), facts: { who } })
  const n = faces.reduce((sum, face) => sum + face, 0)
  yield* takeDamage(w, who, { n, by: null, direct: true, low: false })
})
