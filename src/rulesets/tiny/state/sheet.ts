import * as v from 'valibot'
import { ruleReport } from '~/engine/reason'
import { conditions } from '~/table/contract/conditions'
import { creature, fight, hurt, part, sheetFields, untilRest } from '~/table/contract/sheetFields'
import { anId, integer, poolUpTo } from '~/table/schema/fields'
import { problemOf } from '~/table/schema/issueWords'
import { ARMOURS, CATEGORIES, CONDITIONS, LEVELS, MODES, type Trait, TRAITS } from './vocabulary'

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. */
export const CONDITION = conditions(['turnStart', 'turnEnd', 'round', 'combat', 'fall'], {
  // How many attempts are left is the drama of a pc, and a secret of an npc.
  dying: { icon: 'bleeding', open: 'heroes' },
  down: { icon: 'prone', plain: true },
  stable: { icon: 'unconscious', words: 'down', plain: true },
  defeated: { icon: 'prone', words: 'down', plain: true },
  dead: { icon: 'dead', plain: true },
  surrendered: { icon: 'surrendered', plain: true },
  evading: { icon: 'dodge', plain: true, mark: 'fight', ends: ['turnStart', 'fall', 'combat'] },
  hidden: { icon: 'hidden', open: 'heroes', mark: 'fight' },
  /** A Medic has succeeded. */
  tended: { icon: 'bandage', words: 'tended by a Medic', open: 'heroes', mark: ['hp'] },
  armour: { icon: 'guard', plain: true },
  losesTurn: { icon: 'wait', words: 'loses a turn' },
  marker: { icon: 'marker', plain: true },
})

const word = v.pipe(v.string(), v.maxLength(60))

const weapon = v.object({
  id: anId,
  name: word,
  category: v.picklist(CATEGORIES),
  /** The group a proficiency is bought for. */
  subclass: word,
  /** Squares a ranged weapon carries; 0: no limit. */
  range: integer(0, 999),
  /** The GM's word on whether a proficiency covers it [TINY-PROF-06]. */
  override: v.picklist(['none', ...LEVELS]),
})
export type Weapon = v.InferOutput<typeof weapon>

const proficiency = v.object({
  category: v.picklist(CATEGORIES),
  subclass: word,
  level: v.picklist(['proficient', 'mastered']),
})
export type Proficiency = v.InferOutput<typeof proficiency>

/** Kept sheets have these two before the rest; the order of fields is a part of what is kept. */
const { evading, hidden, ...others } = CONDITION.fields

/** What a fight and its wounds leave on somebody. */
export const status = sheetFields({
  condition: hurt(['hp'], v.picklist(CONDITIONS), 'up'),
  evading,
  hidden,
  /** What the players knew of a hidden npc before; it is absent from their table meanwhile. */
  knownBefore: fight(v.nullable(v.picklist(['absent', 'unnamed', 'named'])), null),
  /** The round in which a dying one fell. */
  droppedRound: hurt(['hp'], v.nullable(integer(0, 99_999)), null),
  /** Stabilization attempts still to come, the next one first. */
  attempts: hurt(['hp'], v.pipe(v.array(v.picklist(MODES)), v.maxLength(9)), []),
  ...others,
  /** HP gained by meditation today. */
  meditatedToday: untilRest(integer(0, 3), 0),
})
export type Status = v.InferOutput<typeof status.schema>

const traits = v.object(
  Object.fromEntries(TRAITS.map(trait => [trait, v.boolean()])) as Record<Trait, v.BooleanSchema<undefined>>,
)

const fields = sheetFields({
  /** Chooses what 0 HP does [TINY-DEATH-13]. */
  kind: creature(v.picklist(['pc', 'npc'])),
  hp: creature(poolUpTo(20, { max: 1 })),
  /** Normal movement before armour, in feet. */
  moveFeet: creature(v.pipe(integer(0, 100), v.multipleOf(5))),
  weapons: creature(
    v.pipe(
      v.array(weapon),
      v.maxLength(20),
      v.check(list => new Set(list.map(one => one.id)).size === list.length, 'has two weapons of one id'),
    ),
  ),
  /** The id of the weapon in hand, or `unarmed`. */
  wielded: creature(anId),
  proficiencies: creature(v.pipe(v.array(proficiency), v.maxLength(20))),
  armour: creature(v.picklist(ARMOURS)),
  /** Thick hide and the like. */
  naturalDR: creature(integer(0, 5)),
  traits: creature(traits),
  monkLevel: creature(integer(0, 7)),
  traitSlots: creature(integer(0, 99)),
  /** Slots that went into what Fray does not read: languages, hit points, other traits. */
  otherSlots: creature(integer(0, 99)),
  /** This one npc uses the pc rules at 0 HP [TINY-OPT-04]. */
  stabilizes: creature(v.boolean()),
  status: part(status),
})
/** One combatant's numbers. */
export type Sheet = v.InferOutput<typeof fields.schema>
export const sheetTree = fields.tree

export const sheetSchema = v.pipe(
  fields.schema,
  v.check(
    ({ wielded, weapons }) => wielded === 'unarmed' || weapons.some(one => one.id === wielded),
    'wielded: is not carried',
  ),
  v.check(mayWear, 'armour: heavy armour needs the traits Armor Training and Strong [TINY-ARM-12]'),
)

/** Heavy armour is not put on a sheet that lacks either trait [TINY-ARM-12]. */
function mayWear({ armour, traits: has }: Sheet): boolean {
  if (armour !== 'heavy' || (has.armorTraining && has.strong)) return true
  ruleReport('TINY-ARM-12')
  return false
}

/** What is wrong with a sheet, as a sentence that names the field; undefined when it is sound. Takes any value. */
export const sheetProblem = problemOf(sheetSchema, 'sheet')
