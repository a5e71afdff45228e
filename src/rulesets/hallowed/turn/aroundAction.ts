import type { Reason } from '~/engine/command'
import { atStake, option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { reachesNobody } from '../attack/reachesNobody'
import { canHoldWith, handsOf, isDying, isIncapacitated, isProne, whyNoHands, whyNotAct } from '../conditions'
import { activate, dropWeapon } from '../gear'
import { costsStrain, countAction, strain } from '../harm/strain'
import { move, squaresLeft, standingCost, uprightLeft, whyNotMove, whyNotStand } from '../movement'
import { say } from '../state/events'
import { choose, text, type Part } from '../state/questions'
import type { Combatant, Entry, Hallowed, Snapshot, World } from '../state/types'
import type { Act } from '../state/vocabulary'

/** What can be done there besides going on. */
type Doing = 'on' | 'move' | 'stand' | 'free'

/**
 * Movement and the Free Action before (after) somebody's action, in as many pieces as wanted. `walks`: a way was given
 * with the command, so the first piece is not asked for.
 */
export const aroundAction = rule<Hallowed, [Entry, Part, boolean], void>(
  [],
  'turnPart',
  function* (w, entry, part, walks) {
    const { who } = entry
    for (let [first, moved] = [true, false]; ; first = false) {
      const options = () => doings(w, who)
      const walking = first && walks
      // A way that was given is walked or refused, also where nothing could be chosen.
      if (!walking && options().every(({ value, whyNot }) => value === 'on' || whyNot)) return
      const draw = part === 'before' ? sheathed(w.of(who), entry) : undefined
      const facts = {
        act: entry.act,
        part,
        ...(draw !== undefined && { draw }),
        ...(part === 'before' && hasOwnFree(w.now, w.of(who)) && { trait: true }),
      }
      const preset = part === 'before' ? proposed(w, entry, draw, moved) : 'on'
      const about = { see: 'asked', facts, default: preset } as const
      const how: Doing = walking ? 'move' : yield* choose(who, part, options, about)
      if (how === 'on') return
      moved ||= how === 'move'
      if (how === 'move') yield* move(w, entry, `${part}.path`)
      if (how === 'stand') standUp(w, who)
      if (how === 'free') yield* freeAction(w, who, draw)
    }
  },
)

/** The number of the weapon that was declared, if it is not in hand yet. */
function sheathed({ sheet }: Combatant, { act, means }: Entry): number | undefined {
  const [prefix, n] = means.includes('.') ? means.split('.') : ['weapon', means]
  const i = Number(n)
  const weapon = ACTS_WITH_WEAPONS.includes(act) && prefix === 'weapon' ? sheet.weapons[i] : undefined
  return weapon && !weapon.held && !weapon.dropped && weapon.kind !== 'natural' ? i : undefined
}

/** What the declared action needs first: the weapon in hand, standing up, a way to somebody; else it can simply go on. */
function proposed(w: World, entry: Entry, draw: number | undefined, moved: boolean): Doing {
  const c = w.of(entry.who)
  if (draw !== undefined && !whyNotFree(w.now, c)) return 'free'
  if (!whyNotStand(w.now, c)) return 'stand'
  if (moved || whyNotMove(w.now, w.terrain, c)) return 'on'
  return isOnlyMovement(entry, c) || reachesNobody(w, entry) ? 'move' : 'on'
}

/** Movement is all that was declared; those who can only crawl mostly lie still. */
function isOnlyMovement({ act }: Entry, { sheet }: Combatant): boolean {
  return (act === 'moveOnly' || act === 'defensiveMove') && !isIncapacitated(sheet) && !isDying(sheet)
}

/** Whether a trait of its own could be activated as its Free Action. */
function hasOwnFree(s: Snapshot, c: Combatant): boolean {
  return !whyNotFree(s, c) && freeActs(c).some(({ value, whyNot }) => value.startsWith('trait.') && !whyNot)
}

const ACTS_WITH_WEAPONS: readonly Act[] = ['attack', 'defensiveAttack', 'throw']

function doings(w: World, who: Id): Option<Doing>[] {
  const c = w.of(who)
  const standing = standingCost(w.now, c)
  const stands = { of: 'of movement', n: standing, left: Math.max(0, uprightLeft(w.now, c) - standing) }
  return [
    option('on', undefined),
    atStake(option('move', whyNotMove(w.now, w.terrain, c)), { effect: { left: squaresLeft(w.now, c) } }),
    ...(isProne(c.sheet) ? [atStake(option('stand', whyNotStand(w.now, c)), { cost: [stands] })] : []),
    atStake(option('free', whyNotFree(w.now, c)), {
      cost: [{ of: 'free action', n: 1, left: 0 }],
      ...(costsStrain(c) && { effect: { strain: 1 } }),
    }),
  ]
}

/** Standing up is movement [HAL-COND-02]. */
function standUp(w: World, who: Id): void {
  w.enter('HAL-COND-02', 'HAL-REACT-08')
  const cost = standingCost(w.now, w.of(who))
  w.editSheet(who, 'round').moved += cost
  w.editSheet(who, 'status').prone = false
  say(w, 'stands', { who }, {}, { cost })
}

/** One Free Action a round, in one's own turn. */
function whyNotFree(s: Snapshot, c: Combatant): Reason | undefined {
  if (c.sheet.round.free) return reason('HAL-ACT-14', 'freeUsed', { who: c.id })
  return whyNotAct(s, c)
}

/** Draw, drop, or some other small act: no declaration, no modifier. */
const freeAction = rule<Hallowed, [Id, number | undefined], void>(
  ['HAL-ACT-15'],
  'freeAction',
  function* (w, who, draws) {
    const wanted = `draw.${draws ?? ''}`
    const preset = (list: readonly Option<string>[]) =>
      list.find(({ value, whyNot }) => value === wanted && !whyNot)?.value ?? 'other'
    const what = yield* choose(who, 'free.what', () => freeActs(w.of(who)), { see: 'asked', default: preset })
    const due = costsStrain(w.of(who))
    w.editSheet(who, 'round').free = true
    countAction(w, who)
    const [kind, n] = what.split('.')
    if (kind === 'draw') draw(w, who, Number(n))
    else if (kind === 'drop') dropWeapon(w, who, Number(n))
    else if (kind === 'trait') activate(w, who, Number(n))
    else {
      const words = yield* text(who, 'free.words', 200, { see: 'asked', default: '' })
      say(w, 'smallAct', { who }, { words })
    }
    if (due) strain(w, who, due)
  },
)

function freeActs({ id, sheet }: Combatant): Option<string>[] {
  const { weapons, traits, stress } = sheet
  const drawn = weapons.flatMap((weapon, i) => {
    if (weapon.held || weapon.dropped || weapon.kind === 'natural') return []
    const broken = handsOf(weapon).some(hand => !canHoldWith(sheet, hand))
    return [option(`draw.${i}`, broken ? reason('HAL-INJ-28', 'noHand') : whyNoHands(sheet))]
  })
  const dropped = weapons.flatMap(({ held, kind }, i) => (held && kind !== 'natural' ? [option(`drop.${i}`)] : []))
  const activated = traits.flatMap(({ kind, stressCost }, i) => {
    if (kind !== 'free') return []
    const short = stressCost > stress.cur
    return [option(`trait.${i}`, short ? reason('HAL-DMG-09', 'noStress', { who: id, cost: stressCost }) : undefined)]
  })
  return [...drawn, ...dropped, ...activated, option('other')]
}

/** A weapon is drawn; what the hands held that it needs falls. */
function draw(w: World, who: Id, which: number): void {
  const { weapons } = w.of(who).sheet
  const hands = handsOf(weapons[which]!)
  for (const [i, { held, kind, ...other }] of weapons.entries())
    if (held && kind !== 'natural' && handsOf(other).some(hand => hands.includes(hand))) dropWeapon(w, who, i)
  w.editSheet(who, 'weapons')[which]!.held = true
  const what = weapons[which]!.name
  say(w, 'drew', { who }, { what })
}
