import * as v from 'valibot'
import { anId, integer } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/problemOf'
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
const pool = (most: number) =>
  v.pipe(
    v.object({ cur: integer(0, most), max: integer(0, most) }),
    v.check(({ cur, max }) => cur <= max, 'is above its maximum'),
  )
const distinct = <T extends { id: string }>(list: readonly T[]) => new Set(list.map(one => one.id)).size === list.length

/** What wears and breaks [MUR-GEAR-01]. */
const gear = {
  quality: v.picklist(QUALITIES),
  damaged: flag,
  destroyed: flag,
  /** At least once in this fight. */
  used: flag,
}

const weapon = v.object({
  /** Names it on this sheet, in questions and on the ground. */
  id: anId,
  name: word,
  /** null: it does no damage (flash powder). */
  die: v.nullable(v.picklist(DICE)),
  /** From 2 on it needs both hands [MUR-ATK-19]. */
  bulk: integer(0, 8),
  mode: v.picklist(MODES),
  /** Zones; 0 for melee. */
  range: integer(0, 64),
  keywords: v.pipe(v.array(v.picklist(KEYWORDS)), v.maxLength(KEYWORDS.length)),
  natural: flag,
  consumable: flag,
  /** Counts as damaged already [MUR-GEAR-07]. */
  improvised: flag,
  /** A dose of poison is on it. */
  poisoned: flag,
  held: v.picklist(HELD),
  /** A reload weapon that has been shot in this fight [MUR-ATK-20]. */
  spent: flag,
  ...gear,
})
export type Weapon = v.InferOutput<typeof weapon>

const armour = v.object({ name: word, value: integer(0, 3), worn: flag, ...gear })
export type Armour = v.InferOutput<typeof armour>

const helmet = v.object({ name: word, ...gear })
export type Helmet = v.InferOutput<typeof helmet>

/** Also a d4 one-handed weapon. */
const shield = v.object({ id: anId, name: word, held: v.picklist(['main', 'off', 'stowed']), ...gear })
export type Shield = v.InferOutput<typeof shield>

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

const status = v.object({
  turn: v.picklist(['fresh', 'acting', 'spent']),
  /** The turn of the coming round is lost. */
  skipTurn: flag,
  /** The neighbouring zone on whose border the token stands; null: it stands in its zone [MUR-ZONE-04]. */
  border: v.nullable(anId),
  /** Factions that do not know where it is. */
  hiddenFrom: v.pipe(v.array(anId), v.maxLength(12)),
  /** What the players knew of it before it hid; null: it is not kept from them for hiding. */
  knownBefore: v.nullable(v.picklist(['absent', 'unnamed', 'named'])),
  grabbing: v.nullable(anId),
  grabbedBy: v.nullable(anId),
  /** By a net or a trap; held by somebody is `grabbedBy`. */
  entangled: flag,
  incapacitated: flag,
  dead: flag,
  /** A construct put out by critical damage. */
  disabled: flag,
  /** The round at whose end a dying one dies. */
  diesAtEndOf: v.nullable(integer(0, 99_999)),
  stance: v.picklist(STANCES),
  moraleExempt: flag,
  /** The next turn is only for harming this one. */
  tauntedBy: v.nullable(anId),
  frightenedOf: v.pipe(v.array(anId), v.maxLength(40)),
  terrifiedOf: v.nullable(anId),
  frenzied: flag,
  confused: flag,
  blind: flag,
  deaf: flag,
  silenced: flag,
  eyeInjury: flag,
  /** Hands that are useless. */
  armInjury: v.object({ main: flag, off: flag }),
  hobbled: flag,
  encumbered: flag,
  poisoned: flag,
  climbing: flag,
  swimming: flag,
  /** Rides a mount that has moved this round. */
  mounted: flag,
  /** Was sprinting at the end of its last turn. */
  sprinting: flag,
  /** The free dodge of this round is gone. */
  dodged: flag,
})
export type Status = v.InferOutput<typeof status>

export const sheetSchema = v.object({
  controller: v.picklist(['gm', 'player']),
  /** Who checks morale together; empty: the whole faction. */
  group: word,
  str: pool(19),
  agi: pool(19),
  wit: pool(19),
  health: pool(99),
  size: v.picklist(SIZES),
  kind: v.picklist(KINDS),
  mind: v.picklist(MINDS),
  fearImmune: flag,
  armour: v.nullable(armour),
  naturalArmour: integer(0, 6),
  helmet: v.nullable(helmet),
  shields: v.pipe(v.array(shield), v.maxLength(20), v.check(distinct, 'has one id twice')),
  weapons: v.pipe(v.array(weapon), v.maxLength(20), v.check(distinct, 'has one id twice')),
  consumables: v.pipe(v.array(consumable), v.maxLength(20)),
  powers: v.pipe(v.array(power), v.maxLength(20)),
  mana: pool(20),
  corruption: integer(0, 99),
  omens: integer(0, 2),
  skills: v.pipe(v.array(v.picklist(SKILLS)), v.maxLength(SKILLS.length)),
  traits: v.pipe(v.array(v.picklist(TRAITS)), v.maxLength(TRAITS.length)),
  injuries: v.pipe(v.array(injury), v.maxLength(40)),
  /** What the GM has said of it as a target. */
  views: v.pipe(v.array(view), v.maxLength(200)),
  /** What to do without asking. */
  orders: v.object({
    /** Weapon and manner of an attack: what is suggested, or ask. */
    attacks: v.picklist(['best', 'ask']),
    /** When attacked. */
    react: v.picklist(['ask', 'never', 'dodge', 'counter']),
    guard: v.picklist(['ask', 'never', 'always']),
    opportunity: v.picklist(['ask', 'never', 'always']),
    /** `deadly`: only when it would put this one out. */
    omens: v.picklist(['ask', 'never', 'deadly']),
  }),
  status,
})
/** One combatant's numbers. All are entered values; armour value and speed alone are worked out. */
export type Sheet = v.InferOutput<typeof sheetSchema>
export type Pool = Sheet['health']

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value. */
export const sheetProblem = problemOf(sheetSchema, 'sheet')
