import * as v from 'valibot'
import { problemOf } from '~/table/schema/issueWords'
import { CONDITION, LIVES } from './conditions'
import { ABILITIES, DICE } from './vocabulary'
import { creature, fight, hurt, part, sheetFields } from '~/table/contract/sheetFields'
import { integer, poolUpTo } from '~/table/schema/fields'

const word = v.pipe(v.string(), v.maxLength(60))
const long = v.pipe(v.string(), v.maxLength(400))
const flag = v.boolean()
const dice = v.pipe(v.array(v.picklist(DICE)), v.minLength(1), v.maxLength(4))

/** What happens to a victim who fails the save against critical damage; with an ability, that many dice are lost from it. */
const critEffect = v.object({ text: long, ability: v.nullable(v.picklist(ABILITIES)), dice: v.nullable(dice) })
export type CritEffect = v.InferOutput<typeof critEffect>

const weapon = v.object({
  name: word,
  /** More than one: several weapons used at once (printed d8+d8). */
  dice,
  blast: flag,
  /** Squares around the main target that a blast reaches; null: unclear. */
  area: v.nullable(integer(0, 20)),
  ranged: flag,
  hands: v.picklist([1, 2]),
  held: flag,
  critEffect: v.nullable(critEffect),
})
export type Weapon = v.InferOutput<typeof weapon>

const armourItem = v.object({
  name: word,
  value: integer(0, 3),
  type: v.picklist(['body', 'shield', 'helmet', 'other']),
  /** Worn, or held in the case of a shield. */
  worn: flag,
  destroyed: flag,
})
export type ArmourItem = v.InferOutput<typeof armourItem>

const special = v.object({
  name: word,
  text: long,
  /** HP it gives back: all, or these dice. */
  restoreHp: v.nullable(v.union([v.literal('all'), dice])),
})
export type SpecialAction = v.InferOutput<typeof special>

const scar = v.object({ n: integer(1, 12), words: long, healed: flag })

/** The order of fields is a part of what is kept: these stand before and behind the other marks. */
const { critical, down, doomed, ...others } = CONDITION.fields

/** What a fight and its wounds leave on somebody. */
export const status = sheetFields({
  /** Came during this round, and has a turn from the next on. */
  newcomer: fight(flag, false),
  critical,
  down,
  /** Whole rounds of the last hour that are left after this one; null: no clock runs. */
  hourLeft: hurt(LIVES, v.nullable(integer(0, 360)), null),
  ...others,
  /** HP fell from above 0 to 0 in this phase. */
  emptied: fight(flag, false),
  /** What is held has been changed this turn. */
  changedHands: fight(flag, false),
  doomed,
})
export type Status = v.InferOutput<typeof status.schema>

const sheet = sheetFields({
  kind: creature(v.picklist(['pc', 'hireling', 'npc'])),
  hp: creature(poolUpTo(30)),
  str: creature(poolUpTo(20)),
  dex: creature(poolUpTo(20)),
  wil: creature(poolUpTo(20)),
  armorNatural: creature(integer(0, 3)),
  armorItems: creature(v.pipe(v.array(armourItem), v.maxLength(20))),
  weapons: creature(v.pipe(v.array(weapon), v.maxLength(20))),
  critEffect: creature(v.nullable(critEffect)),
  specialActions: creature(v.pipe(v.array(special), v.maxLength(20))),
  /** Feet of one move. */
  speed: creature(
    v.pipe(
      integer(0, 200),
      v.check(feet => feet % 5 === 0, 'is counted in steps of 5 ft'),
    ),
  ),
  /** Side of the token in squares. */
  footprint: creature(integer(1, 9)),
  detachment: creature(flag),
  leader: creature(flag),
  fearless: creature(flag),
  /** Foes that test morale together; empty: their whole side. */
  moraleGroup: creature(word),
  readiness: creature(v.picklist(['roll', 'ready', 'caughtOut'])),
  slotsUsed: creature(integer(0, 10)),
  fatigue: creature(integer(0, 10)),
  deprived: creature(flag),
  wands: creature(v.pipe(v.array(v.object({ name: word, text: long, held: flag })), v.maxLength(20))),
  scars: creature(v.pipe(v.array(scar), v.maxLength(40))),
  /** What to do without asking. */
  orders: creature(
    v.object({
      /** Weapons of an attack: the first that fits, or ask. */
      attacks: v.picklist(['best', 'ask']),
      /** The d12 of an enhanced attack. */
      enhanced: v.picklist(['take', 'ask']),
      /** `critical`: only when STR would be lost. */
      sunder: v.picklist(['ask', 'never', 'critical']),
    }),
  ),
  status: part(status),
})
export const { schema: sheetSchema, tree: sheetTree } = sheet
/** One combatant's numbers. All are entered values; armour alone is worked out (see `armour`). */
export type Sheet = v.InferOutput<typeof sheetSchema>
export type Pool = Sheet['hp']

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value. */
export const sheetProblem = problemOf(sheetSchema, 'sheet')
