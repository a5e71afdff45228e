import * as v from 'valibot'
import type { FieldTree } from '~/engine/fields'
import { creature, each, fight, hurt, part, sheetFields, untilRest } from '~/table/contract/sheetFields'
import { anId, integer, poolUpTo } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/issueWords'
import { CONDITION, LIVES, unlessForGood } from './conditions'
import {
  CIRCUMSTANCES,
  CONSUMABLE_EFFECTS,
  DICE,
  HELD,
  KEYWORDS,
  KINDS,
  MINDS,
  MODES,
  POWER_RANGES,
  QUALITIES,
  SIZES,
  SKILLS,
  STANCES,
  TRAITS,
} from './vocabulary'

const word = v.pipe(v.string(), v.maxLength(60))
const long = v.pipe(v.string(), v.maxLength(400))
const flag = v.boolean()
const distinct = <T extends { id: string }>(list: readonly T[]) => new Set(list.map(one => one.id)).size === list.length

/** What wears and breaks [MUR-GEAR-01]. */
const gear = {
  quality: creature(v.picklist(QUALITIES)),
  damaged: creature(flag),
  destroyed: creature(flag),
  /** At least once in this fight. */
  used: fight(flag, false),
}

const weapon = sheetFields({
  /** Names it on this sheet, in questions and on the ground. */
  id: creature(anId),
  name: creature(word),
  /** null: it does no damage (flash powder). */
  die: creature(v.nullable(v.picklist(DICE))),
  /** From 2 on it needs both hands [MUR-ATK-19]. */
  bulk: creature(integer(0, 8)),
  mode: creature(v.picklist(MODES)),
  /** Zones; 0 for melee. */
  range: creature(integer(0, 64)),
  keywords: creature(v.pipe(v.array(v.picklist(KEYWORDS)), v.maxLength(KEYWORDS.length))),
  natural: creature(flag),
  consumable: creature(flag),
  /** Counts as damaged already [MUR-GEAR-07]. */
  improvised: creature(flag),
  /** A dose of poison is on it. */
  poisoned: creature(flag),
  held: creature(v.picklist(HELD)),
  /** A reload weapon that has been shot in this fight [MUR-ATK-20]. */
  spent: fight(flag, false),
  ...gear,
})
export type Weapon = v.InferOutput<typeof weapon.schema>

const armour = sheetFields({ name: creature(word), value: creature(integer(0, 3)), worn: creature(flag), ...gear })
export type Armour = v.InferOutput<typeof armour.schema>

const helmet = sheetFields({ name: creature(word), ...gear })
export type Helmet = v.InferOutput<typeof helmet.schema>

/** Also a d4 one-handed weapon. */
const shield = sheetFields({
  id: creature(anId),
  name: creature(word),
  held: creature(v.picklist(['main', 'off', 'stowed'])),
  ...gear,
})
export type Shield = v.InferOutput<typeof shield.schema>

const consumable = v.object({
  name: word,
  effect: v.picklist(CONSUMABLE_EFFECTS),
  text: long,
  count: integer(0, 99),
})
export type Consumable = v.InferOutput<typeof consumable>

const power = v.object({
  name: word,
  level: integer(1, 9),
  range: v.picklist(POWER_RANGES),
  /** null: no damage; it is handled like a non-lethal attack [MUR-POW-02]. */
  die: v.nullable(v.picklist(DICE)),
  /** Its damage ignores armour. */
  direct: flag,
  /** It says that it can be dodged. */
  dodge: flag,
  text: long,
})
export type Power = v.InferOutput<typeof power>

const injury = v.object({
  n: integer(1, 6),
  words: long,
  /** It is not healed by a full rest. */
  permanent: flag,
})

/** What the GM has said of this one as a target of `from` (null: of everybody) [MUR-PROT-08]. */
const view = v.object({ from: v.nullable(anId), are: v.pipe(v.array(v.picklist(CIRCUMSTANCES)), v.maxLength(8)) })

const NO_ARM = { main: false, off: false }

/** The order of fields is a part of what is kept: these stand apart from the other marks. */
const { skipTurn, entangled, moraleExempt, hobbled, encumbered, poisoned, ...others } = CONDITION.fields
const { incapacitated, dead, disabled, climbing, swimming, mounted, ...ailments } = others

/** What a fight and its wounds leave on somebody. */
export const status = sheetFields({
  turn: fight(v.picklist(['fresh', 'acting', 'spent']), 'fresh'),
  skipTurn,
  /** The neighbouring zone on whose border the token stands; null: it stands in its zone [MUR-ZONE-04]. */
  border: fight(v.nullable(anId), null),
  /** Factions that do not know where it is. */
  hiddenFrom: fight(v.pipe(v.array(anId), v.maxLength(12)), []),
  /** What the players knew of it before it hid; null: it is not kept from them for hiding. */
  knownBefore: fight(v.nullable(v.picklist(['absent', 'unnamed', 'named'])), null),
  grabbing: fight(v.nullable(anId), null),
  grabbedBy: fight(v.nullable(anId), null),
  entangled,
  incapacitated,
  dead,
  disabled,
  /** The round at whose end a dying one dies. */
  diesAtEndOf: hurt(LIVES, v.nullable(integer(0, 99_999)), null),
  stance: fight(v.picklist(STANCES), 'steady'),
  moraleExempt,
  /** The next turn is only for harming this one. */
  tauntedBy: fight(v.nullable(anId), null),
  frightenedOf: fight(v.pipe(v.array(anId), v.maxLength(40)), []),
  terrifiedOf: fight(v.nullable(anId), null),
  ...ailments,
  /** Hands that are useless. */
  armInjury: untilRest(v.object({ main: flag, off: flag }), NO_ARM, unlessForGood(5, NO_ARM)),
  hobbled,
  encumbered,
  poisoned,
  climbing,
  swimming,
  mounted,
  /** Was sprinting at the end of its last turn. */
  sprinting: fight(flag, false),
  /** The free dodge of this round is gone. */
  dodged: fight(flag, false),
})
export type Status = v.InferOutput<typeof status.schema>

const sheet = sheetFields({
  controller: creature(v.picklist(['gm', 'player'])),
  /** Who checks morale together; empty: the whole faction. */
  group: creature(word),
  str: creature(poolUpTo(19)),
  agi: creature(poolUpTo(19)),
  wit: creature(poolUpTo(19)),
  health: creature(poolUpTo(99)),
  size: creature(v.picklist(SIZES)),
  kind: creature(v.picklist(KINDS)),
  mind: creature(v.picklist(MINDS)),
  fearImmune: creature(flag),
  armour: part(armour, v.nullable(armour.schema)),
  naturalArmour: creature(integer(0, 6)),
  helmet: part(helmet, v.nullable(helmet.schema)),
  shields: each(shield, v.pipe(v.array(shield.schema), v.maxLength(20), v.check(distinct, 'has one id twice'))),
  weapons: each(weapon, v.pipe(v.array(weapon.schema), v.maxLength(20), v.check(distinct, 'has one id twice'))),
  consumables: creature(v.pipe(v.array(consumable), v.maxLength(20))),
  powers: creature(v.pipe(v.array(power), v.maxLength(20))),
  mana: creature(poolUpTo(20)),
  corruption: creature(integer(0, 99)),
  omens: creature(integer(0, 2)),
  skills: creature(v.pipe(v.array(v.picklist(SKILLS)), v.maxLength(SKILLS.length))),
  traits: creature(v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length))),
  injuries: untilRest(v.pipe(v.array(injury), v.maxLength(40)), [], was => was.filter(({ permanent }) => permanent)),
  /** What the GM has said of it as a target. */
  views: fight(v.pipe(v.array(view), v.maxLength(200)), []),
  /** What to do without asking. */
  orders: creature(
    v.object({
      /** Weapon and manner of an attack: what is suggested, or ask. */
      attacks: v.picklist(['best', 'ask']),
      /** When attacked. */
      react: v.picklist(['ask', 'never', 'dodge', 'counter']),
      guard: v.picklist(['ask', 'never', 'always']),
      opportunity: v.picklist(['ask', 'never', 'always']),
      /** `deadly`: only when it would put this one out. */
      omens: v.picklist(['ask', 'never', 'deadly']),
    }),
  ),
  status: part(status),
})
export const { schema: sheetSchema, tree: sheetTree } = sheet
/** The fields of what lies on the ground, where it is a weapon or a shield. */
export function thingFields({ kind }: { readonly kind?: unknown }): FieldTree | undefined {
  const tree = kind === 'weapon' ? weapon.tree : kind === 'shield' ? shield.tree : undefined
  return tree && { item: { parts: tree, each: false } }
}
/** One combatant's numbers. All are entered values; armour value and speed alone are worked out. */
export type Sheet = v.InferOutput<typeof sheetSchema>
export type Pool = Sheet['health']

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value. */
export const sheetProblem = problemOf(sheetSchema, 'sheet')
