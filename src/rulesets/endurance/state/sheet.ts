import * as v from 'valibot'
import { creature, fight, part, sheetFields, untilRest } from '~/table/contract/sheetFields'
import { anId, integer, poolUpTo } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/issueWords'
import { AILMENT, CONDITION } from './conditions'
import { AFFLICTIONS, ATTRIBUTES, DAMAGE_TYPES, DEGREES, DICE, PROFICIENCIES, REACTIONS, SKILLS } from './vocabulary'

const word = v.pipe(v.string(), v.maxLength(60))
const long = v.pipe(v.string(), v.maxLength(4000))
const pool = poolUpTo(9999)
const die = v.picklist(DICE)
const all = <const K extends string, V>(keys: readonly K[], each: V) =>
  Object.fromEntries(keys.map(key => [key, each])) as Record<K, V>
const record = <const K extends string, const S extends v.GenericSchema>(keys: readonly K[], each: S) =>
  v.object(all(keys, each))

/** Metres up to which shots take no penalty, and metres they carry. */
const band = v.pipe(
  v.object({ normal: integer(1, 9999), max: integer(1, 9999) }),
  v.check(({ normal, max }) => normal <= max, 'carries less far than its normal range'),
)

const weapon = v.object({
  attributes: v.pipe(v.array(v.picklist(ATTRIBUTES)), v.minLength(1)),
  proficiencies: v.array(v.picklist(PROFICIENCIES)),
  damage: integer(0, 999),
  /** The whole number that replaces `damage` on a critical. */
  critDamage: integer(0, 999),
  critThreshold: integer(-99, 99),
  damageTypes: v.pipe(v.array(v.picklist(DAMAGE_TYPES)), v.minLength(1)),
  /** Metres of reach in melee; null: no melee weapon. */
  reach: v.nullable(integer(0, 99)),
  ranged: v.nullable(band),
  thrown: v.nullable(band),
  projectile: v.boolean(),
  nonlethal: v.boolean(),
  reloadActions: integer(0, 99),
  loaded: v.boolean(),
  /** Pieces left; null: not counted. */
  ammo: v.nullable(integer(0, 9999)),
  attackMod: integer(-99, 99),
  damageMod: integer(-999, 999),
})
export type Weapon = v.InferOutput<typeof weapon>

export const itemSchema = v.object({
  id: anId,
  name: word,
  handsNeeded: integer(0, 9),
  held: v.boolean(),
  metal: v.boolean(),
  /** null: not listed, see `durabilityOf` [END-DEF-13]. */
  durability: v.nullable(pool),
  block: v.nullable(integer(0, 999)),
  parry: v.nullable(integer(0, 999)),
  weapon: v.nullable(weapon),
})
export type Item = v.InferOutput<typeof itemSchema>

/** An attack of the combatant's own making [END-OPT-03]. */
const maneuver = v.object({
  id: anId,
  name: v.pipe(word, v.minLength(1)),
  /** Not learned: −1 on its tests. */
  learned: v.boolean(),
  stamina: integer(0, 99),
  focus: integer(0, 99),
  actions: integer(1, 9),
  attackMod: integer(-99, 99),
  damageMod: integer(-999, 999),
  luckMod: integer(-99, 99),
  /** What a hit does besides damage, when the test reaches the defence it goes against [END-ATK-21]. */
  effect: v.nullable(
    v.object({
      against: v.picklist(['constitution', 'evasion', 'willpower']),
      condition: v.picklist(AFFLICTIONS),
      /** How much of it, for conditions that have a number. */
      degree: integer(1, 99),
      /** What the marker says, for any other effect. */
      words: word,
    }),
  ),
})
export type Maneuver = v.InferOutput<typeof maneuver>

const order = v.object({
  /** `keep`: whenever the cost leaves at least `least` in its pool. */
  when: v.picklist(['ask', 'never', 'keep']),
  least: integer(0, 9999),
})
export type Order = v.InferOutput<typeof order>

/** The order of fields is a part of what is kept: these stand apart from those of whoever lies on the ground. */
const { guarding, waiting, cover, surprised, ...lying } = CONDITION.fields

/** What a fight and its wounds leave on somebody. */
export const status = sheetFields({
  /** Had their turn this round. */
  acted: fight(v.boolean(), false),
  /** Came during this round, and takes turns from the next on. */
  newcomer: fight(v.boolean(), false),
  actionsLeft: fight(integer(0, 99), 0),
  reactionsLeft: fight(integer(0, 99), 1),
  /** Took Move (or Sprint) in the turn that is on. */
  moved: fight(v.boolean(), false),
  /** Took Step in the turn that is on. */
  stepped: fight(v.boolean(), false),
  /** Was commanded in the turn that is on. */
  commanded: fight(v.boolean(), false),
  attacksThisRound: fight(integer(0, 999), 0),
  /** An action that takes longer than the turn had left. */
  pending: fight(
    v.nullable(
      v.object({ type: word, paid: integer(0, 9999), total: integer(1, 9999), with: v.record(v.string(), v.string()) }),
    ),
    null,
  ),
  guarding,
  waiting,
  /** What is readied, and what sets it off: something that is watched for, or the words of `trigger`. */
  readied: fight(
    v.nullable(
      v.object({
        type: word,
        watch: v.picklist(['words', 'comes', 'attacks']),
        trigger: v.pipe(v.string(), v.maxLength(400)),
      }),
    ),
    null,
  ),
  cover,
  ...lying,
  surprised,
  /** Combatants that cannot see this one. */
  hiddenFrom: fight(v.array(anId), []),
})
export type Status = v.InferOutput<typeof status.schema>

/** Conditions that the GM or a maneuver put on; each once [END-COND-04]. */
export const conditions = sheetFields({
  ...AILMENT.fields,
  ...all(DEGREES, untilRest(integer(0, 99), 0)),
})

const sheet = sheetFields({
  attributes: creature(record(ATTRIBUTES, die)),
  skills: creature(record(SKILLS, die)),
  proficiencies: creature(record(PROFICIENCIES, integer(0, 4))),
  health: creature(
    v.pipe(
      pool,
      v.check(({ max }) => max >= 1, 'has a maximum of at least 1'),
    ),
  ),
  endurance: creature(pool),
  stamina: creature(pool),
  focus: creature(pool),
  constitution: creature(integer(0, 999)),
  evasion: creature(integer(-99, 999)),
  willpower: creature(integer(-99, 999)),
  deflectionPhysical: creature(integer(0, 999)),
  deflectionElemental: creature(integer(0, 999)),
  /** 1 miniscule … 4 medium … 12 titanic. */
  size: creature(integer(1, 12)),
  /** Side of the token in squares. */
  footprint: creature(integer(1, 9)),
  /** Metres of one Move. */
  speed: creature(integer(0, 99)),
  /** What the luck test against death must reach; rises for good. */
  cheatDeathDifficulty: creature(integer(-99, 9999)),
  luckBonus: creature(integer(-99, 99)),
  luckPenaltyToAttackers: creature(integer(-99, 0)),
  hands: creature(integer(0, 9)),
  items: creature(
    v.pipe(
      v.array(itemSchema),
      v.maxLength(40),
      v.check(items => new Set(items.map(item => item.id)).size === items.length, 'has two items of one id'),
    ),
  ),
  maneuvers: creature(
    v.pipe(
      v.array(maneuver),
      v.maxLength(20),
      v.check(list => new Set(list.map(one => one.id)).size === list.length, 'has two maneuvers of one id'),
    ),
  ),
  conditions: part(conditions),
  /** Points of fate [END-OPT-01]. */
  fate: creature(integer(0, 3)),
  cannotBeSurprised: creature(v.boolean()),
  talents: creature(long),
  /** What to do about a reaction without asking. */
  orders: creature(record(REACTIONS, order)),
  /** Whether an attack asks for weapon and dice each time, or takes the best. */
  attacks: creature(v.picklist(['best', 'ask'])),
  /** Whether the luck test against death is made, asked about, or given up [END-DEATH-03]. */
  cheatDeath: creature(v.picklist(['roll', 'ask', 'decline'])),
  status: part(status),
})
export const { schema: sheetSchema, tree: sheetTree } = sheet
/** One combatant's numbers. All are entered values; nothing is derived from anything else. */
export type Sheet = v.InferOutput<typeof sheetSchema>
export type Pool = Sheet['health']

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value. */
export const sheetProblem = problemOf(sheetSchema, 'sheet')
