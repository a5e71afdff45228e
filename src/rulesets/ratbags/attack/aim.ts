import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { type Option, atStake, firstOpen, option } from '~/engine/questions'
import type { Reason } from '~/engine/command'
import { ruleReport, total } from '~/engine/reason'
import { inArea, inAreasOver, placeArea } from '~/table/drawn/inArea'
import type { Terrain } from '~/table/map/terrain'
import { areFoes, isAble, isPresent } from '../conditions'
import { armour } from '../sheet/armour'
import type { Declaration } from '../state/declaration'
import { placeAfterMove } from '../turn/declaring'
import { isBlast, meansNamed, attackModes, whyNotReach, type AttackMode } from '../gear'
import { rectOf } from '../space'
import { UNIT } from '~/grid/lines'
import { type Rect, within } from '~/grid/squares'
import type { Combatant, Ratbags, Snapshot } from '../state/types'
import { choose, chooseSome, number } from '../state/questions'

const see = 'asked' as const

/** Whom and with what: target, weapon, and for a blast who else it could catch. Each is asked only where there is a choice. */
export const aim = rule<Ratbags, [Id], Pick<Declaration, 'means' | 'targets' | 'count'>>(
  ['RAT-ATK-19'],
  'aim',
  function* (w, by) {
    const aims = () => targets(w.now, w.terrain, w.of(by))
    // Nobody attacks a friend by pressing Enter.
    const foe = (list: readonly Option<string>[]) =>
      firstOpen(list.filter(({ value }) => areFoes(w.of(by), w.of(value))))
    const target = yield* choose(by, 'attack.target', aims, { see, default: foe })
    const weapons = () => weaponsFor(w.now, w.terrain, w.of(by), w.of(target))
    const name = yield* choose(by, 'attack.weapon', weapons, { see, facts: { target }, default: firstOpen })
    const means = meansNamed(w.of(by), name)
    if (!isBlast(w.of(by), means, w.of(target))) return { means: name, targets: [target], count: false }
    return { means: name, ...(yield* blastAim(w, by, means, target)) }
  },
)

/** Everybody the blast could catch; that everybody is hit, or that the number is rolled where its area does not settle it. */
const blastAim = rule<Ratbags, [Id, AttackMode, Id], Pick<Declaration, 'targets' | 'count'>>(
  ['RAT-ATK-14', 'RAT-ATK-18'],
  'blastAim',
  function* (w, by, means, target) {
    const all = () => candidates(w.now, w.terrain, w.of(by), means, target)
    const caught = all().flatMap(({ id, caught }) => (caught ? [id] : []))
    const ids = () => all().map(({ id }) => id)
    const most = ids().length
    const others =
      most === 0
        ? []
        : yield* chooseSome(
            by,
            'attack.others',
            ids,
            { min: 0, max: most },
            { see, facts: { target }, default: caught },
          )
    const facts = { target, others: others.length }
    const settled = means.area !== null || others.length === 0 || laidOver(w.now, w.terrain, target) !== undefined
    const ways = () => (rectOf(w.terrain, w.of(target)) ? ['all', 'count', 'place'] : ['all', 'count'])
    const how = settled ? 'all' : yield* choose(by, 'attack.area', ways, { see, facts, default: 'all' })
    if (how === 'place') return { targets: [target, ...(yield* blastPlaced(w, by, means, target))], count: false }
    return { targets: [target, ...others], count: how === 'count' }
  },
)

/** The area of the blast is laid on the map: whom it could catch of those in it, no number is rolled. */
const blastPlaced = rule<Ratbags, [Id, AttackMode, Id], readonly Id[]>(
  ['RAT-ATK-13', 'RAT-ATK-16'],
  'blastPlaced',
  function* (w, by, means, target) {
    const facts = { target }
    const radius = yield* number(by, 'blast.radius', () => ({ min: 1, max: 12 }), { see, facts, default: 2 })
    const form = () => ({ kind: 'circle', radius }) as const
    const { who } = yield* placeArea(w, sizeOf, by, 'blast.where', form, { from: target, see, facts })
    const ids = candidates(w.now, w.terrain, w.of(by), means, target).map(({ id }) => id)
    return ids.filter(id => id !== by && who.includes(id))
  },
)

const sizeOf = ({ footprint }: Ratbags['sheet']) => footprint

/** Whom areas catch that lie on the map over the main target: then it is known where the blast reaches [RAT-ATK-16]. */
function laidOver(s: Snapshot, terrain: Terrain, main: Id): ReadonlySet<Id> | undefined {
  const found = inAreasOver(sizeOf, s, terrain, main)
  if (found) ruleReport('RAT-ATK-16')
  return found
}

/** Whom a weapon's own area catches: it is laid around the main target as any area is laid on the map [RAT-ATK-13]. */
function reached(s: Snapshot, terrain: Terrain, { x0, y0, x1, y1 }: Rect, area: number): ReadonlySet<Id> {
  const at = [((x0 + x1 + 1) * UNIT) / 2, ((y0 + y1 + 1) * UNIT) / 2] as const
  const radius = area + (x1 - x0) / 2
  return new Set(inArea(sizeOf, s, terrain, { kind: 'circle', radius, at }).who)
}

/** Whom a blast could catch besides its main target: friends too, the attacker if the GM says so; who lies in its area first. */
function candidates(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  { area, ranged, blast }: AttackMode,
  main: Id,
): readonly { id: Id; caught: boolean }[] {
  // A detachment's blows spare its own side, and fall on individuals only; a bomb of theirs is a bomb [RAT-DET-09].
  const sparing = by.sheet.detachment && !blast
  const [from, middle] = [rectOf(terrain, by, placeAfterMove(s, by)), rectOf(terrain, s.combatants[main]!)]
  const list = Object.values(s.combatants).filter(
    c => c.id !== main && isPresent(c) && c.cell !== null && !(sparing && (c.sheet.detachment || !areFoes(by, c))),
  )
  const laid = laidOver(s, terrain, main) ?? (area !== null && middle ? reached(s, terrain, middle, area) : undefined)
  const isCaught = (c: Combatant): boolean => {
    const rect = rectOf(terrain, c)
    if (!rect || c.id === by.id) return false
    if (laid) return laid.has(c.id)
    return area === null && sparing && !ranged && from !== undefined && within(rect, from, 1, terrain.diagonals)
  }
  const found = list.map(c => ({ id: c.id, caught: isCaught(c) }))
  return [...found.filter(one => one.caught), ...found.filter(one => !one.caught)]
}

/** Whom one could attack: foes in reach first; closed ones say why. Whoever acts late may count on things changing. */
export function targets(s: Snapshot, terrain: Terrain, by: Combatant): Option<string>[] {
  const from = placeAfterMove(s, by)
  const later = s.turn !== null && s.turn.at < 0 && s.turn.late.includes(by.id)
  const all = attackModes(by)
  const rank = (c: Combatant, no: Reason | undefined) => (areFoes(by, c) ? 0 : 4) + (no ? 2 : 0) + (isAble(c) ? 0 : 1)
  return Object.values(s.combatants)
    .filter(c => c.id !== by.id && isPresent(c))
    .map(c => ({ c, no: whyNothingReaches(s, terrain, by, all, c, from) }))
    .map(({ c, no }) => ({ id: c.id, no, rank: rank(c, no) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ id, no }) => {
      const one = option(id, later ? undefined : no)
      return one.whyNot ? one : atStake(one, { effect: standing(s.combatants[id]!) })
    })
}

/** What stands against a blow on somebody, and how much there is to take. */
const standing = (c: Combatant) => ({ hp: c.sheet.hp.cur, armour: total(armour(c)) })

/** Why no weapon reaches this target: the reason of what is shot with, else of the last, which is bare hands. */
function whyNothingReaches(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  all: readonly AttackMode[],
  target: Combatant,
  from: number | null,
): Reason | undefined {
  let no: Reason | undefined
  let shot: Reason | undefined
  for (const means of all) {
    no = whyNotReach(s, terrain, by, means, target, from)
    if (!no) return undefined
    if (means.ranged && means.held) shot = no
  }
  return shot ?? no
}

/** Weapons in hand that reach come first, then the others with the reason. */
function weaponsFor(s: Snapshot, terrain: Terrain, by: Combatant, target: Combatant): Option<string>[] {
  const from = placeAfterMove(s, by)
  const later = s.turn !== null && s.turn.at < 0 && s.turn.late.includes(by.id)
  const list = attackModes(by).map(means => ({ means, no: whyNotReach(s, terrain, by, means, target, from) }))
  return [...list.filter(({ no }) => !no), ...list.filter(({ no }) => no)].map(({ means, no }) =>
    option(means.name, later && means.held ? undefined : no),
  )
}
