import { choose, chooseSome } from '~/engine/ask'
import { rule } from '~/engine/rule'
import type { Id, Option, Reason } from '~/engine/types'
import { reason } from '~/engine/reason'
import type { Terrain } from '~/table/terrain'
import { areFoes, isAble, isDown, isPresent, largerBy, roster } from './able'
import type { Blow, How } from './blow'
import { isWallBetween, withView } from './circumstances'
import { isBlast, meansNamed, meansOf, rangeOf, whyNotUse, type Means } from './means'
import { placeOf, rangeBetween } from './place'
import { whyNotAt, whyNotReach, type Footing } from './reach'
import type { Combatant, Murdham, Snapshot, World } from './types'
import { namesOf, neighboursOf, type Zone } from './zones'

const see = 'asked' as const

/** One answer, closed where there is a reason. */
export const option = <T extends string>(value: T, whyNot: Reason | undefined): Option<T> => ({
  value,
  ...(whyNot && { whyNot }),
})

export function firstOpen(list: readonly Option<string>[]): string | undefined {
  return list.find(one => !one.whyNot)?.value
}

/** The weapons, shields and bare hands of an attack; the best first. */
export function weaponsOf(c: Combatant): readonly Means[] {
  const rank = ({ kind, die, held, natural, keywords }: Means) =>
    (held === 'stowed' && !natural ? 100 : 0) +
    (kind === 'unarmed' ? 50 : kind === 'shield' ? 40 : 0) +
    (isBlast({ keywords } as Means) ? 20 : 0) -
    (die ?? 0)
  return meansOf(c)
    .filter(({ kind }) => kind === 'weapon' || kind === 'shield' || kind === 'unarmed')
    .sort((a, b) => rank(a) - rank(b))
}

/** The footings that are still open this turn; a reaction is made standing [MUR-ATK-18]. */
export function footings(s: Snapshot, by: Combatant): readonly Footing[] {
  const acting = s.turn?.acting
  if (!acting || acting.who !== by.id) return ['still']
  if (acting.stance !== null) return [acting.stance]
  if (acting.moved > 0) return ['moving']
  return acting.halves === 0 || s.settings.laterMovementFree ? ['still'] : ['still', 'moving']
}

/** Why a weapon cannot be used on this target, however one stands. */
export function whyNotStrike(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  means: Means,
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  const no = whyNotUse(by, means)
  if (no) return no
  const { tauntedBy } = by.sheet.status
  if (tauntedBy !== null && tauntedBy !== target.id)
    return reason('MUR-ACT-06', 'taunted', { who: by.id, by: tauntedBy })
  const nos = ways.map(way => whyNotReach(s, terrain, by, means, target, way))
  return nos.includes(undefined) ? undefined : nos[0]
}

/** Whom one could attack with some of these, foes and those who stand first; the closed ones with the reason. */
export function targetsFor(s: Snapshot, terrain: Terrain, by: Combatant, list: readonly Means[]): Option<Id>[] {
  const ways = footings(s, by)
  const rank = (c: Combatant, no: Reason | undefined) =>
    (areFoes(s, by, c) ? 0 : 4) + (no ? 2 : 0) + (isAble(c) ? 0 : 1)
  return roster(s)
    .filter(c => c.id !== by.id && isPresent(c))
    .map(c => ({ c, no: whyNothingReaches(s, terrain, by, list, c, ways) }))
    .map(({ c, no }) => ({ value: option(c.id, no), rank: rank(c, no) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ value }) => value)
}

/** The powers one could invoke; those that reach nobody are closed [MUR-POW-03]. */
export function powersFor(s: Snapshot, terrain: Terrain, by: Combatant): Option<string>[] {
  return by.sheet.powers.map(({ range }, i) => {
    const id = `power.${i}`
    const list = range === 'personal' ? undefined : targetsFor(s, terrain, by, [meansNamed(by, id)])
    const reached = !list || list.some(({ whyNot }) => !whyNot)
    return option(id, reached ? undefined : (list[0]?.whyNot ?? reason('MUR-POW-03', 'noTarget')))
  })
}

/** Why none of these reaches a target: the reason of what is shot with, else of the first that is in hand. */
function whyNothingReaches(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  list: readonly Means[],
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  let first: Reason | undefined
  let shot: Reason | undefined
  for (const means of list) {
    const no = whyNotSingle(s, terrain, by, means, target, ways)
    if (!no) return undefined
    if (whyNotUse(by, means)) continue
    first ??= no
    if (means.mode !== 'melee') shot ??= no
  }
  return shot ?? first ?? reason('MUR-ATK-02', 'noWeapon', { who: by.id })
}

/** What an attack on one alone is made with: also blasts that do damage, which a large one may have for itself [MUR-SIZE-03]. */
export const singles = (c: Combatant): readonly Means[] =>
  weaponsOf(c).filter(means => !isBlast(means) || means.die !== null)

/** Nobody attacks a friend by pressing Enter. */
const foeFirst = (w: World, by: Id) => (list: readonly Option<Id>[]) =>
  firstOpen(list.filter(({ value }) => areFoes(w.now, w.of(by), w.of(value))))

/**
 * At whom, with what, standing or moving, and how. `asks`: whatever the standing orders say, as they know neither holding
 * back nor stunts. Undefined: a barrier turns out to be in the way.
 */
export const aimAttack = rule<Murdham, [Id, boolean], Blow | undefined>([], 'aimAttack', function* (w, by, asks) {
  const target = yield* chooseTarget(w, by, singles)
  if (yield* isBarred(w, by, target, singles)) return undefined
  return yield* aimAt(w, by, target, 'attack.weapon', null, asks)
})

const chooseTarget = rule<Murdham, [Id, (c: Combatant) => readonly Means[]], Id>(
  [],
  'chooseTarget',
  function* (w, by, list) {
    const options = () => targetsFor(w.now, w.terrain, w.of(by), list(w.of(by)))
    return yield* choose(by, 'attack.target', options, { see, default: foeFirst(w, by) })
  },
)

/** With what and how, at a target that is settled. */
export const aimAt = rule<Murdham, [Id, Id, string, 'opportunity' | null, boolean], Blow>(
  [],
  'aimAt',
  function* (w, by, target, key, out, asks) {
    if (out) w.enter('MUR-OPP-06')
    const list = () => {
      const c = w.of(by)
      const all = out ? [...singles(c), ...grips(c)] : singles(c)
      const ways = footings(w.now, c)
      return opened(all, means => whyNotSingle(w.now, w.terrain, c, means, w.of(target), ways))
    }
    const facts = { target, ...(asks && { asks }) }
    const name = yield* choose(by, key, list, { see, facts, default: firstOpen })
    const means = meansNamed(w.of(by), name)
    const footing = yield* takeStance(w, by, means, target)
    const manners = () => hows(means, w.of(target))
    const how = yield* choose(by, 'attack.how', manners, {
      see,
      facts: { ...facts, weapon: means.name },
      default: manners()[0]!,
    })
    const drop = means.kind === 'disarm' ? yield* chooseDrop(w, by, target) : null
    return { by, means, how, target, zone: null, drop, footing, out }
  },
)

function opened(all: readonly Means[], why: (means: Means) => Reason | undefined): Option<string>[] {
  return openFirst(all.map(means => option(means.id, why(means))))
}

/** The open ones before the closed ones, each in their order. */
export function openFirst(options: readonly Option<string>[]): Option<string>[] {
  return [...options.filter(one => !one.whyNot), ...options.filter(one => one.whyNot)]
}

const grips = (c: Combatant) => meansOf(c).filter(({ kind }) => kind === 'disarm' || kind === 'grapple')

/** What a counter can strike with: no blasts, but a disarm or a hold [MUR-REACT-05, MUR-NL-02]. */
export function countersOf(c: Combatant, s: Snapshot): readonly Means[] {
  const plain = weaponsOf(c).filter(means => !isBlast(means) || s.settings.blastCounters)
  return [...plain, ...grips(c)]
}

/** Has anything to strike with at somebody who moves away: an attack on one alone, near or far, a disarm or a hold [MUR-OPP-06]. */
export function hasOpportunity(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): boolean {
  return [...singles(by), ...grips(by)].some(means => !whyNotSingle(s, terrain, by, means, target, ['still']))
}

function whyNotSingle(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  means: Means,
  target: Combatant,
  ways: readonly Footing[],
): Reason | undefined {
  const no = whyNotStrike(s, terrain, by, means, target, ways)
  if (no || !isBlast(means)) return no
  // A blast aimed at one alone wants a large one [MUR-SIZE-03].
  return isLarge(target) ? undefined : reason('MUR-BLAST-01', 'blastsZones', { item: means.name })
}

const isLarge = ({ sheet }: Combatant): boolean => sheet.size === 'large' || sheet.size === 'massive'

function hows(means: Means, target: Combatant): readonly How[] {
  if (means.die === null) return ['plain']
  if (isBlast(means)) return ['focus']
  return isDown(target) ? ['plain', 'holdBack'] : ['plain', 'holdBack', 'stunt']
}

/** Before the first shot of a turn without movement: stand still and lose it, or stay on the move [MUR-ATK-18]. */
const takeStance = rule<Murdham, [Id, Means, string], Footing>([], 'takeStance', function* (w, by, means, at) {
  const ways = footings(w.now, w.of(by))
  if (means.mode === 'melee' || means.kind === 'power') return 'still'
  w.enter('MUR-ATK-18')
  const target = w.now.combatants[at]
  const options = () =>
    ways.map(way =>
      option(
        way,
        target
          ? whyNotReach(w.now, w.terrain, w.of(by), means, target, way)
          : whyNotZone(w.now, w.terrain, w.of(by), means, at, way),
      ),
    )
  return yield* choose(by, 'attack.stance', options, { see, facts: { weapon: means.name }, default: 'still' })
})

/** Which weapon a disarm is to wrest away: said when it is declared [MUR-NL-04]. */
export const chooseDrop = rule<Murdham, [Id, Id], string>(['MUR-NL-04'], 'chooseDrop', function* (w, by, target) {
  const held = () => heldWeapons(w.of(target))
  return yield* choose(by, 'disarm.weapon', held, { see, facts: { target }, default: held()[0]! })
})

/** What somebody could be made to drop. */
function heldWeapons({ sheet }: Combatant): readonly string[] {
  return sheet.weapons.flatMap(one => (one.held === 'stowed' || one.natural || one.destroyed ? [] : [one.id]))
}

/** A wall between the two: the GM says what it means, once for both. True: nothing reaches the target any more [MUR-PROT-08]. */
const isBarred = rule<Murdham, [Id, Id, (c: Combatant) => readonly Means[]], boolean>(
  [],
  'isBarred',
  function* (w, by, target, list) {
    if (rangeOfPair(w, by, target) === 0 || !isWallBetween(w.now, w.terrain, w.of(by), w.of(target))) return false
    w.enter('MUR-PROT-08')
    const facts = { by, target }
    const words = () => ['behind', 'cover', 'obscured', 'unseen'] as const
    const are = yield* chooseSome('gm', 'attack.wall', words, { min: 0, max: 4 }, { see, facts, default: ['behind'] })
    const { sheet } = w.edit(target)
    sheet.views = withView(sheet.views, by, are)
    const ways = footings(w.now, w.of(by))
    return list(w.of(by)).every(means => whyNotSingle(w.now, w.terrain, w.of(by), means, w.of(target), ways))
  },
)

function rangeOfPair(w: World, a: Id, b: Id): number {
  const [one, other] = [placeOf(w.now, w.terrain, w.of(a)), placeOf(w.now, w.terrain, w.of(b))]
  return one && other ? rangeBetween(w.now, w.terrain, one, other) : 0
}

/** One alone, nearby and down: to kill it [MUR-ATK-07]. */
export const aimFinalBlow = rule<Murdham, [Id], Blow>([], 'aimFinalBlow', function* (w, by) {
  const options = () => finalTargets(w.now, w.terrain, w.of(by))
  const target = yield* choose(by, 'attack.target', options, { see, default: foeFirst(w, by) })
  const means = strikersAt(w.now, w.terrain, w.of(by), w.of(target))[0]
  return {
    by,
    means: means ?? meansNamed(w.of(by), 'unarmed'),
    how: 'final',
    target,
    zone: null,
    drop: null,
    footing: 'still',
    out: null,
  }
})

function strikersAt(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): readonly Means[] {
  return weaponsOf(by).filter(
    means => !isBlast(means) && means.die !== null && !whyNotStrike(s, terrain, by, means, target, footings(s, by)),
  )
}

/** Those whom a final blow could kill; nobody who cannot be incapacitated is among them [R-KIND-1]. */
export function finalTargets(s: Snapshot, terrain: Terrain, by: Combatant): Option<Id>[] {
  return targetsFor(
    s,
    terrain,
    by,
    weaponsOf(by).filter(means => !isBlast(means) && means.die !== null),
  )
    .filter(({ value }) => isDown(s.combatants[value]!))
    .map(one => {
      const far =
        one.whyNot ?? whyNotReach(s, terrain, by, meansNamed(by, 'unarmed'), s.combatants[one.value]!, 'still')
      return option(one.value, far)
    })
}

/** A disarm, a hold or a power at one target. */
export const aimMeans = rule<Murdham, [Id, string], Blow | undefined>([], 'aimMeans', function* (w, by, id) {
  const means = meansNamed(w.of(by), id)
  const options = () => targetsFor(w.now, w.terrain, w.of(by), [means])
  const target = yield* choose(by, 'attack.target', options, { see, default: foeFirst(w, by) })
  if (yield* isBarred(w, by, target, () => [means])) return undefined
  const drop = means.kind === 'disarm' ? yield* chooseDrop(w, by, target) : null
  return { by, means, how: 'plain', target, zone: null, drop, footing: 'still', out: null }
})

/** Weapons for a blast: those made for it, or with any other in close a sweep [MUR-SIZE-03]. */
export function blasters(c: Combatant, how: 'plain' | 'sweep'): readonly Means[] {
  return weaponsOf(c).filter(means =>
    how === 'plain' ? isBlast(means) : !isBlast(means) && means.mode === 'melee' && means.die !== null,
  )
}

/** A blast: with what, at which zone, held back or not. */
export const aimBlast = rule<Murdham, [Id, 'plain' | 'sweep'], Blow>([], 'aimBlast', function* (w, by, kind) {
  const list = () =>
    opened(
      blasters(w.of(by), kind),
      means => whyNotUse(w.of(by), means) ?? whyNoZone(w.now, w.terrain, w.of(by), means),
    )
  const name = yield* choose(by, 'blast.weapon', list, { see, default: firstOpen })
  const means = meansNamed(w.of(by), name)
  const zones = () => zonesFor(w.now, w.terrain, w.of(by), means)
  if (means.mode === 'melee' && zones().length > 1) w.enter('MUR-BLAST-08')
  const names = namesOf(
    w.now,
    w.terrain,
    zones().map(({ value }) => value),
  )
  const zone = yield* choose(by, 'blast.zone', zones, { see, facts: { weapon: means.name, names }, default: firstOpen })
  const footing = yield* takeStance(w, by, means, zone)
  const ways: readonly How[] = kind === 'sweep' ? ['sweep'] : means.die === null ? ['plain'] : ['plain', 'holdBack']
  const how = yield* choose(by, 'attack.how', () => ways, {
    see,
    facts: { zone, weapon: means.name },
    default: ways[0]!,
  })
  return { by, means, how, target: null, zone, drop: null, footing, out: null }
})

/** The zones that a blast could be aimed at: in close the attacker's own [MUR-BLAST-02, MUR-BLAST-04]. */
export function zonesFor(s: Snapshot, terrain: Terrain, by: Combatant, means: Means): Option<Zone>[] {
  const place = placeOf(s, terrain, by)
  if (!place) return []
  if (means.mode === 'melee') return place.map(zone => ({ value: zone }))
  const most = rangeOf(by, means)
  const found: Zone[] = [...place]
  for (let from = 0, range = 0; range < most && from < found.length; range++) {
    const edge = found.slice(from)
    from = found.length
    for (const zone of edge)
      for (const next of neighboursOf(s, terrain, zone)) if (!found.includes(next)) found.push(next)
  }
  const ways = footings(s, by)
  return found.map(zone => {
    const nos = ways.map(way => whyNotZone(s, terrain, by, means, zone, way))
    return option(zone, nos.includes(undefined) ? undefined : nos[0])
  })
}

const whyNoZone = (s: Snapshot, terrain: Terrain, by: Combatant, means: Means): Reason | undefined =>
  zonesFor(s, terrain, by, means).some(({ whyNot }) => !whyNot) ? undefined : reason('MUR-BLAST-04', 'noZone', {})

function whyNotZone(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  means: Means,
  zone: Zone,
  way: Footing,
): Reason | undefined {
  const place = placeOf(s, terrain, by)
  return place
    ? whyNotAt(by, means, rangeBetween(s, terrain, place, [zone]), way)
    : reason('MUR-ATK-02', 'notOnMap', { who: by.id })
}

/** Smaller than the one who sweeps [MUR-SIZE-03]. */
export const isSwept = (by: Combatant, target: Combatant): boolean => largerBy(by, target) > 0
