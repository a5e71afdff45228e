import * as v from 'valibot'
import { ruleReport } from '~/engine/reason'
import { creature, each, fight, hurt, part, sheetFields, untilRest } from '~/table/contract/sheetFields'
import { integer, poolUpTo } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/issueWords'
import { CONDITION } from './conditions'
import { abilityName, isAbilityName, skillPenaltySchema } from './injuryTables'
import {
  ABILITIES,
  ACTS,
  CONDITIONS,
  DAMAGE_TYPES,
  HANDS,
  INJURY_EFFECTS,
  INJURY_TYPES,
  MODIFIED,
  SIDES,
} from './vocabulary'

const word = v.pipe(v.string(), v.maxLength(60))
const long = v.pipe(v.string(), v.maxLength(400))
const flag = v.boolean()
const listOf = <const S extends v.GenericSchema>(item: S, most = 20) => v.pipe(v.array(item), v.maxLength(most))
const pool = (least: number) => poolUpTo(9999, { cur: least })

/** Dice and a flat number of one type of damage. Without dice the number alone. */
const damagePart = v.object({
  count: integer(0, 20),
  sides: v.picklist(SIDES),
  flat: integer(-20, 99),
  type: v.picklist(DAMAGE_TYPES),
})
export type DamagePart = v.InferOutput<typeof damagePart>
const damage = listOf(damagePart, 6)
const critMult = v.picklist([2, 3, 4])

const weapon = sheetFields({
  name: creature(word),
  /** Unarmed blows and bites are natural. */
  kind: creature(v.picklist(['melee', 'ranged', 'natural'])),
  /** none: a bite, a kick. */
  hands: creature(v.picklist([...HANDS, 'two', 'none'])),
  /** In hand now; natural weapons always. */
  held: creature(flag),
  /** It lies on the ground somewhere: fallen or thrown. */
  dropped: fight(flag, false),
  speed: creature(integer(-20, 40)),
  damage: creature(v.pipe(damage, v.minLength(1))),
  attackAbility: creature(abilityName),
  damageAbility: creature(v.nullable(abilityName)),
  attackBonus: creature(integer(-40, 40)),
  /** Lowest natural d20 that can be critical. */
  critThreat: creature(integer(2, 20)),
  critMult: creature(critMult),
  /** Squares, of melee and natural weapons. */
  reach: creature(integer(1, 20)),
  /** Squares, shot or thrown. */
  range: creature(integer(0, 999)),
  throwable: creature(flag),
  /** Initiative modifier of a throw; null: the usual +2. */
  throwMod: creature(v.nullable(integer(-20, 40))),
  bypassStress: creature(flag),
})
export type Weapon = v.InferOutput<typeof weapon.schema>

const spell = v.object({
  name: word,
  castingTN: integer(0, 60),
  /** null: the casting TN less 10. */
  speedOverride: v.nullable(integer(-20, 40)),
  manaCost: integer(0, 99),
  verbal: flag,
  /** roll: an attack roll against Defense. */
  attack: v.picklist(['none', 'roll']),
  /** The whole modifier of that roll. */
  attackBonus: integer(-40, 40),
  damage,
  /** null: cannot be critical. */
  critMult: v.nullable(critMult),
  bypassStress: flag,
  ignoresArmour: flag,
  range: integer(0, 999),
  text: long,
})
export type Spell = v.InferOutput<typeof spell>

const item = v.object({
  name: word,
  kind: v.picklist(['consumable', 'throwable']),
  /** null: +6 to use, +2 to throw. */
  initMod: v.nullable(integer(-20, 40)),
  uses: integer(0, 999),
  text: long,
  damage,
  attackBonus: integer(-40, 40),
  range: integer(0, 999),
  critMult: v.nullable(critMult),
})
export type Item = v.InferOutput<typeof item>

const armourItem = v.object({
  name: word,
  defenseBonus: integer(-10, 20),
  armourBonus: integer(0, 20),
  isShield: flag,
  /** The hand a shield is held with. */
  hand: v.picklist([...HANDS, 'none']),
  worn: flag,
})
export type ArmourItem = v.InferOutput<typeof armourItem>

const modifier = v.object({ to: v.picklist(MODIFIED), n: integer(-40, 40) })
export type Modifier = v.InferOutput<typeof modifier>

const trait = v.object({
  name: word,
  text: long,
  /** Always in force. */
  modifiers: listOf(modifier, 8),
  /** What activating it takes; passive: it is never activated. */
  kind: v.picklist(['passive', 'standard', 'free']),
  stressCost: integer(0, 99),
  initMod: integer(-20, 40),
})
export type Trait = v.InferOutput<typeof trait>

/** One instance of Wound damage. */
const injury = v.object({
  types: v.pipe(listOf(v.picklist(INJURY_TYPES), 11), v.minLength(1)),
  /** What of it is still open. */
  amount: integer(0, 9999),
  round: integer(0, 99_999),
  source: word,
  healed: flag,
})
export type Injury = v.InferOutput<typeof injury>

/** A result of an injury table. */
const combatInjury = v.object({
  table: v.picklist(DAMAGE_TYPES),
  /** The face rolled; null: the table was empty. */
  row: v.nullable(integer(1, 100)),
  name: word,
  side: v.nullable(v.picklist(HANDS)),
  abilityDamage: listOf(v.object({ ability: abilityName, amount: integer(0, 999) }), 12),
  skillPenalties: listOf(skillPenaltySchema, 6),
  effects: listOf(v.picklist(INJURY_EFFECTS), INJURY_EFFECTS.length),
  text: long,
  woundAmount: integer(0, 9999),
  healed: flag,
})
export type CombatInjury = v.InferOutput<typeof combatInjury>

const condition = v.object({
  state: v.picklist(CONDITIONS),
  cause: word,
  modifiers: listOf(modifier, 8),
})

const MOST_ABILITIES = 18

const ability = sheetFields({
  /** The undamaged score. */
  score: creature(integer(0, 40)),
  /** Ability damage besides that of combat injuries, which carry their own. */
  damage: untilRest(integer(0, 999), 0),
  /** Replaces the modifier of the undamaged score. */
  override: creature(v.nullable(integer(-20, 20))),
})

const skill = v.object({
  total: integer(-40, 60),
  /** Damage to this ability lowers the total; null: none does. */
  ability: v.nullable(abilityName),
})

/** An action as it was declared. */
export const declaredSchema = v.object({
  act: v.picklist(ACTS),
  /** Number of the weapon, spell, item or trait; of what is thrown "weapon.0" or "item.0"; "" for the others. */
  means: v.pipe(v.string(), v.maxLength(20)),
  /** Initiative modifier. */
  mod: integer(-99, 99),
  words: v.pipe(v.string(), v.maxLength(200)),
})
/** An action as it was declared: its kind, what it is done with, its initiative modifier. */
export type Declared = v.InferOutput<typeof declaredSchema>

/** What a fight and its wounds leave on somebody. */
export const status = sheetFields(CONDITION.fields)
export type Status = v.InferOutput<typeof status.schema>

/** What was done in the round that runs. */
export const round = sheetFields({
  free: fight(flag, false),
  reaction: fight(flag, false),
  /** Standard, Free and Reaction together. */
  actions: fight(integer(0, 99), 0),
  moved: fight(integer(0, 9999), 0),
  diagonals: fight(integer(0, 9999), 0),
  /** Round of the latest action of any kind; kept from round to round. */
  lastAction: fight(v.nullable(integer(0, 99_999)), null),
  /** The greatest Wound loss by one hit. */
  biggestHit: fight(integer(0, 9999), 0),
  /** The best Intimidation result against it. */
  intimidated: fight(v.nullable(integer(-99, 99)), null),
})
export type Round = v.InferOutput<typeof round.schema>

/** Of one combat. */
const initiative = sheetFields({
  /** Base Initiative; null: not rolled. */
  base: fight(v.nullable(integer(-99, 199)), null),
  /** It came too late: in the next round it has an extra entry at `value` − 12. */
  pending: fight(v.nullable(v.object({ value: integer(-199, 299), ...declaredSchema.entries })), null),
})

const sheet = sheetFields({
  /** Who plays it, named as in the seat order; empty: the GM. */
  player: creature(word),
  isMonster: creature(flag),
  moraleImmune: creature(flag),
  /** No rule uses it. */
  size: creature(word),
  /** Side of the token in squares. */
  footprint: creature(integer(1, 9)),
  /** The rulebook's six, and any others that the GM has added. */
  abilities: each(
    ability,
    v.pipe(
      v.objectWithRest(
        Object.fromEntries(ABILITIES.map(name => [name, ability.schema])) as AbilitySchemas,
        ability.schema,
      ),
      v.check(abilities => Object.keys(abilities).every(isAbilityName), 'has an ability whose name is no word'),
      v.check(abilities => Object.keys(abilities).length <= MOST_ABILITIES, `holds at most ${MOST_ABILITIES}`),
    ),
  ),
  /** The first die listed is the first Hit Die. */
  hd: creature(v.pipe(listOf(v.object({ count: integer(1, 40), sides: v.picklist(SIDES) }), 10), v.minLength(1))),
  /** Faces of the Hit Dice after the first; null: never rolled. Used in the mode `rolled` only. */
  hdRolled: creature(v.nullable(v.pipe(v.array(integer(1, 100)), v.maxLength(400)))),
  stress: creature(pool(0)),
  stressBonus: creature(integer(-99, 99)),
  wounds: creature(pool(-9999)),
  woundBonus: creature(integer(-99, 99)),
  injuries: hurt(['wounds'], listOf(injury, 400), []),
  combatInjuries: untilRest(listOf(combatInjury, 100), []),
  defenseBonus: creature(integer(-20, 40)),
  defenseMisc: creature(integer(-20, 40)),
  armour: creature(listOf(armourItem)),
  armourMisc: creature(integer(0, 40)),
  /** Squares a round. */
  speed: creature(integer(0, 99)),
  initMisc: creature(integer(-20, 20)),
  mana: creature(pool(0)),
  castingMod: creature(integer(-40, 60)),
  skills: creature(v.objectWithRest({ balance: skill, heal: skill, intimidation: skill }, skill)),
  weapons: each(weapon, listOf(weapon.schema)),
  spells: creature(listOf(spell, 40)),
  items: creature(listOf(item, 40)),
  traits: creature(listOf(trait, 40)),
  /** Monsters of one group share an initiative die if the GM wants it; empty: those with the same numbers do. */
  group: creature(word),
  status: part(status),
  conditions: untilRest(listOf(condition, 40), []),
  /** Set while it cannot breathe: checks passed so far, and how far it has come. */
  breath: fight(
    v.nullable(v.object({ successes: integer(0, 999), stage: v.picklist(['holding', 'fainted', 'last']) })),
    null,
  ),
  fight: part(initiative),
  round: part(round),
  /** What to do without asking. */
  orders: creature(
    v.object({
      reposte: v.picklist(['ask', 'always', 'never']),
      /** mana: Mana first, Stress for the rest. */
      payment: v.picklist(['ask', 'mana']),
      /**
       * Before and after the action. needed: asked only where something else than going on is proposed, or a Free Action
       * of its own could be taken; stay: not asked.
       */
      movement: v.picklist(['ask', 'needed', 'stay']),
      /** ask: also where only one weapon can be meant. Left out by sheets of old, which are not asked then. */
      weapon: v.optional(v.picklist(['ask', 'needed'])),
    }),
  ),
})
export const { schema: sheetSchema, tree: sheetTree } = sheet
type AbilitySchemas = Record<(typeof ABILITIES)[number], typeof ability.schema>

/** One combatant's numbers. All are entered values except the two maxima, which follow from Hit Dice and Strength. */
export type Sheet = v.InferOutput<typeof sheetSchema>
export type Pool = Sheet['stress']

const schemaProblem = problemOf(sheetSchema, 'sheet')

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value [HAL-GEN-03]. */
export function sheetProblem(sheet: unknown): string | undefined {
  const wrong = schemaProblem(sheet)
  if (wrong !== undefined) ruleReport('HAL-GEN-03')
  return wrong
}
