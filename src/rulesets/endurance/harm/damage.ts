import type { Reason } from '~/engine/command'
import type { Part } from '~/engine/events'
import { atStake, option, type Option } from '~/engine/questions'
import { part, total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { fallUnconscious } from '../conditions'
import { fateAgainst } from '../dice/fate'
import type { Foreseen } from '../reactions/block'
import { deflection, passive } from '../reactions/dodge'
import { noteSurprise, nothingOwedBut, reactionFacts, reactionStake, whyNotReact } from '../reactions/reaction'
import { withstand, withstandFacts } from '../reactions/withstand'
import { durabilityOf, wear } from '../sheet/durability'
import { say, sayAs } from '../state/events'
import { choose } from '../state/questions'
import type { Item } from '../state/sheet'
import type { Combatant, Endurance, Snapshot, World } from '../state/types'
import { DAMAGE_GROUPS, type DamageType } from '../state/vocabulary'
import { riskDeath } from './death'

/** What got past endurance, and how it came. */
export interface Loss {
  /** Damage beyond endurance. */
  over: number
  /** Health before it. */
  had: number
  nonlethal: boolean
  /** The free reaction after an intercept is still there. */
  free: boolean
}

/** P6: staying conscious, falling, and the risk of death. Returns whether they fortified. */
const losingHealth = rule<Endurance, [Id, Loss], boolean>([], 'losingHealth', function* (w, who, loss) {
  const { health, status } = w.of(who).sheet
  if (health.cur > 0) {
    return status.unconscious ? false : yield* stayConscious(w, who, loss.free)
  }
  w.enter('END-DEATH-01')
  yield* fallUnconscious(w, who)
  if (loss.over <= loss.had) return false
  w.enter('END-DEATH-02')
  if (loss.nonlethal && loss.had > 0) {
    w.enter('END-DEATH-05')
    say(w, 'spared', { who })
    return false
  }
  if (loss.had === 0) w.enter('END-DEATH-06', 'END-DEATH-07')
  yield* riskDeath(w, who)
  return false
})

/** Missing more health than constitution: fortify against what is missing, or fall. Equal is safe. */
const stayConscious = rule<Endurance, [Id, boolean], boolean>(
  ['END-DMG-11'],
  'stayConscious',
  function* (w, who, free) {
    const missing = () => w.of(who).sheet.health.max - w.of(who).sheet.health.cur
    if (missing() <= total(passive(w.of(who), 'constitution'))) return false
    w.enter('END-DMG-09')
    noteSurprise(w, who)
    const see = questionVisibility(w, who)
    const whyNot = () => whyNotReact(w.now, w.of(who), 'END-REACT-05', 'stamina', nothingOwedBut(free))
    const closed = whyNot()
    const how = closed
      ? 'fall'
      : yield* choose(who, 'conscious.fortify', () => answers(w.of(who), whyNot(), free), {
          see,
          facts: () => ({
            missing: missing(),
            stamina: w.of(who).sheet.stamina.cur,
            ...reactionFacts(w.of(who), nothingOwedBut(free)),
          }),
          default: 'fortify',
        })
    if (how === 'fall') {
      w.enter('END-DMG-10')
      yield* fallUnconscious(w, who)
      return false
    }
    const stays = yield* fortify(w, who, missing(), free)
    if (!stays) yield* fallUnconscious(w, who)
    return true
  },
)

function answers(c: Combatant, whyNot: Reason | undefined, free: boolean): Option<'fortify' | 'fall'>[] {
  return [
    atStake(option('fortify', whyNot), reactionStake(c, 'stamina', nothingOwedBut(free), withstandFacts(c, 'fortify'))),
    atStake(option('fall'), { cost: [], effect: { unconscious: true } }),
  ]
}

/** Fortify against a physical effect of this difficulty. Returns whether it is prevented. */
const fortify = rule<Endurance, [Id, number, boolean], boolean>(
  ['END-DMG-10'],
  'fortify',
  function* (w, who, difficulty, free) {
    const because = yield* withstand(w, who, 'fortify', difficulty, free)
    const sum = total(because)
    const prevented = sum >= difficulty
    say(w, 'fortified', { who }, { prevented }, { total: sum, difficulty }, because)
    return prevented
  },
)

/** Damage on its way to somebody. */
export interface Damage {
  /** What it is made of before anything lowers it. */
  raw: readonly Part[]
  type: DamageType
  nonlethal: boolean
  /** The GM marked it as not to be lowered: false [END-DMG-05]. */
  reducible: boolean
  /** Attacker's size less the target's: lowers deflection [END-ATK-19]. */
  size: number
  /** The parry value that was added for this attack. */
  parry: number
  /** Points of it that go straight to health, past endurance: of bleeding [END-OPT-02]. */
  straight: number
  /** The item that takes it first. */
  block: string | null
  /** The free reaction after an intercept is still there. */
  free: boolean
}

/** What is the same of all damage that no attack deals. */
export const OF_NO_ATTACK = { size: 0, parry: 0, straight: 0, block: null, free: false } satisfies Partial<Damage>

/** What came of damage: how much reached the character, and whether they fortified to stay conscious. */
export interface Suffered {
  taken: number
  fortified: boolean
}

/** P5: the shield first, then deflection, then endurance, then health. */
export const takeDamage = rule<Endurance, [Id, Damage], Suffered>(
  ['END-DMG-01', 'END-DMG-02'],
  'takeDamage',
  function* (w, who, damage) {
    const wasGone = w.of(who).gone
    const through = damage.block === null ? damage : blocked(w, who, damage, damage.block)
    if (!through) return { taken: 0, fortified: false }
    const lowered = [...through.raw, ...reduction(w, w.of(who), through)]
    const because = [...lowered, ...(yield* fateAgainst(w, who, total(lowered)))]
    const taken = total(because)
    const { sheet, gone } = w.of(who)
    if (gone && !wasGone) return { taken: 0, fortified: false }
    const was = { harmed: isHarmed(sheet), bloodied: isBloodied(sheet) }
    const toEndurance = Math.min(sheet.endurance.cur, Math.max(0, taken - damage.straight))
    const over = taken - toEndurance
    const had = sheet.health.cur
    const toHealth = Math.min(had, over)
    w.enter('END-DMG-06')
    if (toEndurance > 0) w.editSheet(who, 'endurance').cur -= toEndurance
    if (toHealth > 0) w.editSheet(who, 'health').cur -= toHealth
    // Of others than those in numbers only whether it was the least there is.
    sayAs(
      w,
      'damaged',
      w.of(who),
      { who, taken },
      { who, glancing: taken === 1 },
      { toEndurance, toHealth, damage: damage.type },
      because,
    )
    announce(w, who, was)
    const { nonlethal, free } = damage
    const fortified = over > 0 && (yield* losingHealth(w, who, { over, had, nonlethal, free }))
    return { taken, fortified }
  },
)

/** The item is hit in the character's place. What breaks through goes on as a hit on the character; undefined: nothing. */
function blocked(w: World, who: Id, damage: Damage, itemId: string): Damage | undefined {
  const item = w.of(who).sheet.items.find(i => i.id === itemId)
  if (!item) return damage
  w.enter('END-DEF-01', 'END-DEF-02')
  const because = ofBlock(damage, item)
  const rest = total(because)
  const surplus = rest - durabilityOf(item).cur
  say(w, 'blocked', { who }, { item: item.name }, { taken: rest, left: Math.max(0, -surplus) }, because)
  wear(w, who, itemId, rest)
  if (surplus <= 0) {
    w.enter('END-DEF-03')
    return undefined
  }
  w.enter('END-DEF-05', 'END-DEF-06')
  return beyond(w.now, damage, surplus)
}

/** What an item that blocks is hit with. */
const ofBlock = ({ raw }: Damage, { block }: Item): Part[] =>
  atLeastOne([...raw, part(-(block ?? 0), 'block', 'END-DEF-02')], 'END-DEF-02')

/** What breaks through an item, as damage to whoever holds it. */
const beyond = (s: Snapshot, damage: Damage, surplus: number): Damage => ({
  ...damage,
  raw: [part(surplus, 'surplus', 'END-DEF-05')],
  reducible: damage.reducible && s.settings.surplusReduced,
  block: null,
})

/** What would come of damage as things stand: what is taken, what is left after it, and what becomes of the item that blocks. */
export function foreseenDamage(s: Snapshot, c: Combatant, damage: Damage): Foreseen {
  const item = c.sheet.items.find(({ id }) => id === damage.block)
  const was = item ? durabilityOf(item).cur : 0
  const surplus = item ? total(ofBlock(damage, item)) - was : 0
  const worn = item && { item: item.name, was, left: Math.max(0, -surplus) }
  if (item && surplus <= 0) return { facts: { taken: 0, ...worn }, rules: [] }
  const through = item ? beyond(s, damage, surplus) : damage
  const less = reduced(s, c, through)
  const taken = total([...through.raw, ...less])
  const { endurance, health } = c.sheet
  const toEndurance = Math.min(endurance.cur, Math.max(0, taken - damage.straight))
  return {
    facts: {
      taken,
      endurance: endurance.cur - toEndurance,
      health: Math.max(0, health.cur - (taken - toEndurance)),
      ...worn,
    },
    rules: [...(item ? ['END-DEF-06'] : []), ...less.filter(({ of }) => of === 'deflectionFloor').map(p => p.rule)],
  }
}

/** What lowers the damage, as parts, with the rules that it comes under. */
function reduction(w: World, c: Combatant, damage: Damage): Part[] {
  const { type, reducible } = damage
  const parts = reduced(w.now, c, damage)
  if (!reducible || DAMAGE_GROUPS[type] === 'typeless')
    w.enter(type === 'none' ? 'END-DMG-03' : reducible ? 'END-DMG-04' : 'END-DMG-05')
  else {
    const lowered = total(parts.filter(({ of }) => of !== 'deflectionFloor' && of !== 'atLeastOne'))
    if (lowered > 0) w.enter('END-ATK-20')
    w.enter('END-DMG-04')
  }
  return parts
}

/** What lowers the damage, as parts: never below 1 in all. */
function reduced(s: Snapshot, c: Combatant, { raw, type, reducible, size, parry }: Damage): Part[] {
  const parts: Part[] = []
  if (reducible && DAMAGE_GROUPS[type] !== 'typeless') {
    for (const { n, of, rule } of deflection(c, type))
      parts.push(part(-n, of, of.startsWith('deflection') ? 'END-ATK-04' : rule))
    if (parry > 0 && DAMAGE_GROUPS[type] === 'physical') parts.push(part(-parry, 'parry', 'END-DEF-09'))
    if (size !== 0) parts.push(part(size, 'size', 'END-ATK-19'))
    const lowered = -total(parts)
    if (lowered < 0 && s.settings.deflectionFloorZero) parts.push(part(lowered, 'deflectionFloor', 'END-ATK-20'))
  }
  return atLeastOne([...raw, ...parts], 'END-ATK-04').slice(raw.length)
}

/** The parts, with one more that brings their total up to 1 if it is lower. */
function atLeastOne(parts: readonly Part[], rule: string): Part[] {
  const sum = total(parts)
  return sum < 1 ? [...parts, part(1 - sum, 'atLeastOne', rule)] : [...parts]
}

/** Half of endurance or less: harmed [END-DMG-07]. */
export const isHarmed = ({ endurance }: Combatant['sheet']): boolean => 2 * endurance.cur <= endurance.max

/** Less health than the maximum: bloodied [END-DMG-08]. */
export const isBloodied = ({ health }: Combatant['sheet']): boolean => health.cur < health.max

function announce(w: World, who: Id, was: { harmed: boolean; bloodied: boolean }): void {
  const { sheet } = w.of(who)
  if (isHarmed(sheet) && !was.harmed) {
    w.enter('END-DMG-07')
    sayAs(w, 'harmed', w.of(who), { who }, { who })
  }
  if (isBloodied(sheet) && !was.bloodied) {
    w.enter('END-DMG-08')
    sayAs(w, 'bloodied', w.of(who), { who }, { who })
  }
}
