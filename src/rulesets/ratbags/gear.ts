import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { atStake, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { distance } from '~/grid/squares'
import type { Terrain } from '~/table/map/terrain'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { isPresent } from './conditions'
import { handsUsed, sunderable } from './sheet/armour'
import { canSee, rectOf } from './space'
import { say } from './state/events'
import { choose, chooseSome } from './state/questions'
import type { Combatant, Ratbags, Snapshot } from './state/types'
import type { Die, Mode } from './state/vocabulary'

/** Everything that could be held, as it stands for itself in questions ("weapon.0", "shield.1", "wand.0"). */
function holdable({ sheet }: Combatant): string[] {
  return [
    ...sheet.weapons.map((_, i) => `weapon.${i}`),
    ...sheet.armorItems.flatMap(({ type, destroyed }, i) => (type === 'shield' && !destroyed ? [`shield.${i}`] : [])),
    ...sheet.wands.map((_, i) => `wand.${i}`),
  ]
}

/** Change what is held, free once a turn. More than two hands' worth raises a warning only. */
export const hold = rule<Ratbags, [Id], void>(['RAT-ACT-12'], 'hold', function* (w, who) {
  const all = () => holdable(w.of(who))
  const bounds = { min: 0, max: all().length }
  const held = yield* chooseSome(who, 'hold.what', all, bounds, { see: 'asked' })
  const { sheet } = w.edit(who)
  sheet.weapons.forEach((weapon, i) => (weapon.held = held.includes(`weapon.${i}`)))
  sheet.wands.forEach((wand, i) => (wand.held = held.includes(`wand.${i}`)))
  sheet.armorItems.forEach((item, i) => {
    if (item.type === 'shield' && !item.destroyed) item.worn = held.includes(`shield.${i}`)
  })
  sheet.status.changedHands = true
  say(w, 'holds', { who }, {}, { hands: handsUsed(sheet) })
})

/** Drop an item: a slot is free again. */
export const dropItem = rule<Ratbags, [Id], void>(['RAT-ACT-07'], 'dropItem', function* (w, who) {
  w.edit(who).sheet.slotsUsed--
  say(w, 'dropped', { who })
})

/** A hit that could be stopped. */
interface Hit {
  kept: number
  net: number
  by: Id
}

/**
 * The only interruption there is: once the dice are known, the target may destroy a worn helmet or shield and take no
 * damage at all. Takes no action, so that the helpless may do it too; detachments may not. Returns whether it was done.
 */
export const sunder = rule<Ratbags, [Id, Hit], boolean>([], 'sunder', function* (w, who, { kept, net, by }) {
  const { sheet } = w.of(who)
  if (!w.now.settings.sunder || sheet.detachment || sunderable(w.of(who)).length === 0) return false
  w.enter('RAT-OPT-01', 'RAT-OPT-02', 'RAT-ACT-10')
  const items = (): Option<string>[] => [
    atStake(option('no'), { cost: [], effect: { net, hp: Math.max(0, w.of(who).sheet.hp.cur - net) } }),
    ...sunderable(w.of(who)).map(i =>
      atStake(option(`${i}`), { cost: [{ of: 'item', n: 1, left: 0 }], effect: { net: 0 } }),
    ),
  ]
  const over = () => Math.max(0, net - w.of(who).sheet.hp.cur)
  const { hp, str } = sheet
  const facts = {
    by,
    kept,
    net,
    hp: Math.max(0, hp.cur - net),
    str: Math.max(0, str.cur - over()),
    wounds: over() > 0,
  }
  const chosen = yield* choose(who, 'sunder.item', items, { see: questionVisibility(w, who), facts, default: 'no' })
  const item = w.of(who).sheet.armorItems[Number(chosen)]
  if (chosen === 'no' || !item) return false
  w.editSheet(who, 'armorItems')[Number(chosen)]!.destroyed = true
  const told = { who, item: item.name }
  say(w, 'sundered', { who }, told)
  return true
})

/** A weapon, or two at once, and how it strikes; `name` stands for it in questions ("0", "0+1", "unarmed"). */
export interface AttackMode {
  name: string
  words: string
  dice: readonly Die[]
  blast: boolean
  area: number | null
  ranged: boolean
  held: boolean
  /** Bare hands: always a d4. */
  unarmed: boolean
  /** What strikes: one weapon, or two at once. */
  arms: readonly Arm[]
  /** Of each of the dice, which of `arms` it is of. */
  dieOf: readonly number[]
}

/** A weapon as it strikes, with what a failed save against it brings about. */
export type Arm = Pick<CombatantWeapon, 'name' | 'critEffect'>

/** All that this combatant could attack with: each weapon, each pair of one-handed ones in hand, at last bare hands. */
export function attackModes({ sheet }: Combatant): readonly AttackMode[] {
  const single: AttackMode[] = sheet.weapons.map((weapon, i) => ({
    ...weapon,
    name: `${i}`,
    words: weapon.name,
    unarmed: false,
    arms: [weapon],
    dieOf: weapon.dice.map(() => 0),
  }))
  const inHand = sheet.weapons.flatMap((weapon, i) => (weapon.held && weapon.hands === 1 && !weapon.blast ? [i] : []))
  const pairs = inHand.flatMap((i, at) =>
    inHand.slice(at + 1).flatMap(j => {
      const [one, other] = [sheet.weapons[i]!, sheet.weapons[j]!]
      return one.ranged === other.ranged ? [pair(`${i}+${j}`, one, other)] : []
    }),
  )
  return [...pairs, ...single, bareHands(sheet)]
}

function pair(name: string, one: CombatantWeapon, other: CombatantWeapon): AttackMode {
  return {
    ...one,
    name,
    words: `${one.name} and ${other.name}`,
    dice: [...one.dice, ...other.dice],
    unarmed: false,
    arms: [one, other],
    dieOf: [...one.dice.map(() => 0), ...other.dice.map(() => 1)],
  }
}
type CombatantWeapon = Combatant['sheet']['weapons'][number]

/** Fists and feet; of a detachment a plain d4, which is never unarmed [RAT-ATK-21]. */
function bareHands({ detachment }: Combatant['sheet']): AttackMode {
  return {
    name: 'unarmed',
    words: detachment ? 'many hands' : 'bare hands',
    dice: [4],
    blast: false,
    area: null,
    ranged: false,
    held: true,
    unarmed: !detachment,
    arms: [{ name: 'bare hands', critEffect: null }],
    dieOf: [0],
  }
}

/** These means of this combatant; bare hands when there are none of this name any more. */
export function meansNamed(c: Combatant, name: string): AttackMode {
  const all = attackModes(c)
  return all.find(means => means.name === name) ?? all.at(-1)!
}

/** Whether this attack sweeps an area: by the weapon, or because a detachment strikes at an individual [RAT-DET-05]. */
export function isBlast(by: Combatant, means: AttackMode, target: Combatant): boolean {
  return means.blast || (by.sheet.detachment && !target.sheet.detachment)
}

/** The dice of one attack on one target, each replaced as a whole [RAT-DICE-02 … RAT-DICE-05]. */
export function damageDice(s: Snapshot, { dice, unarmed }: AttackMode, mode: Mode): readonly Die[] {
  if (unarmed) {
    ruleReport('RAT-ATK-21')
    ruleReport('RAT-ATK-02')
    if (!s.settings.unarmedFlexible) return [4]
    ruleReport('RAT-OPT-13')
    const fist: Die = mode === 'enhanced' ? 12 : 4
    if (mode === 'normal' || !s.settings.dualOneDie) return [fist, fist]
    ruleReport('RAT-OPT-14')
    return [fist]
  }
  ruleReport(dice.length > 1 ? 'RAT-DICE-05' : 'RAT-DICE-02')
  if (mode === 'normal') return dice
  ruleReport(mode === 'impaired' ? 'RAT-DICE-03' : 'RAT-DICE-04')
  if (dice.length > 1) ruleReport('RAT-ATK-12')
  if (dice.length > 1 && s.settings.dualOneDie) ruleReport('RAT-OPT-14')
  const die: Die = mode === 'impaired' ? 4 : 12
  return dice.length > 1 && s.settings.dualOneDie ? [die] : dice.map(() => die)
}

/** Why this target cannot be attacked with these means; `from`: the attacker's square after the move that was declared. */
export function whyNotReach(
  s: Snapshot,
  terrain: Terrain,
  by: Combatant,
  means: AttackMode,
  target: Combatant,
  from: number | null = by.cell,
): Reason | undefined {
  if (!means.held) return reason('RAT-ACT-12', 'notHeld', { item: means.words })
  if (!isPresent(target)) return reason('RAT-COND-14', 'notThere', { target: target.id })
  const [one, other] = [rectOf(terrain, by, from), rectOf(terrain, target)]
  if (!one || !other) return reason('RAT-ATK-19', 'notOnMap', { who: target.id })
  const squares = distance(one, other, terrain.diagonals)
  if (!means.ranged && squares > 1) return reason('RAT-ATK-19', 'outOfReach', { squares })
  return canSee(s, terrain, one, other) ? undefined : reason('RAT-ATK-19', 'noSight', { target: target.id })
}
