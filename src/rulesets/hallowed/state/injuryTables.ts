import * as v from 'valibot'
import { integer } from '~/table/schema/fields'
import { type Ability, DAMAGE_TYPES, type DamageType, INJURY_EFFECTS, type InjuryEffect, SIDES } from './vocabulary'

/** What an ability may be called: letters first, then also digits, spaces, hyphens and apostrophes, at most 30 in all. */
const NAME = /^\p{L}[\p{L}\p{N} '’-]{0,29}$/u

export const isAbilityName = (name: string): boolean => NAME.test(name)

/** One of the rulebook's six abilities, or one that the GM has added, by its name. */
export const abilityName = v.pipe(v.string(), v.check(isAbilityName, 'is no name of an ability'))

const word = v.pipe(v.string(), v.maxLength(60))

/** A penalty on the checks of one skill. */
export const skillPenaltySchema = v.object({ skill: word, value: integer(-40, 0) })

const row = v.pipe(
  v.object({
    /** Faces of the table's die, both included. */
    from: integer(1, 100),
    to: integer(1, 100),
    name: word,
    /** A d4 decides which arm or hand it is. */
    side: v.boolean(),
    /** One roll for each expression, taken from every ability that it names. */
    abilityDamage: v.pipe(
      v.array(
        v.object({
          count: integer(1, 20),
          sides: v.picklist(SIDES),
          abilities: v.pipe(v.array(abilityName), v.minLength(1), v.maxLength(6)),
        }),
      ),
      v.maxLength(6),
    ),
    skillPenalties: v.pipe(v.array(skillPenaltySchema), v.maxLength(6)),
    effects: v.pipe(v.array(v.picklist(INJURY_EFFECTS)), v.maxLength(INJURY_EFFECTS.length)),
    text: v.pipe(v.string(), v.maxLength(400)),
  }),
  v.check(({ from, to }) => from <= to, 'ends before it begins'),
)
export type InjuryRow = v.InferOutput<typeof row>

const table = v.pipe(
  v.object({ die: v.picklist(SIDES), rows: v.pipe(v.array(row), v.maxLength(100)) }),
  v.check(({ die, rows }) => rows.every(({ to }) => to <= die), 'has a row that the die cannot show'),
)
export type InjuryTable = v.InferOutput<typeof table>

/** The injury table of each type of damage; one without rows is empty. */
export const injuryTablesSchema = v.object(
  Object.fromEntries(DAMAGE_TYPES.map(type => [type, table])) as Record<DamageType, typeof table>,
)

type Dice = [count: number, sides: (typeof SIDES)[number], ...abilities: Ability[]]

/** One row of the Blunt table. */
function blunt(
  face: number,
  name: string,
  damage: Dice | null,
  { side = false, effects = [] as InjuryEffect[], skillPenalties = [] as InjuryRow['skillPenalties'] } = {},
): InjuryRow {
  const abilityDamage = damage ? [{ count: damage[0], sides: damage[1], abilities: damage.slice(2) as Ability[] }] : []
  return { from: face, to: face, name, side, abilityDamage, skillPenalties, effects, text: '' }
}

const arm = (...effects: InjuryEffect[]) => ({ side: true, effects })
const brings = (...effects: InjuryEffect[]) => ({ effects })

/** Blunt combat injuries [HAL-INJ-01 … HAL-INJ-20]. */
export const BLUNT: InjuryTable = {
  die: 20,
  rows: [
    blunt(1, 'Crushed Foot', null, { skillPenalties: [{ skill: 'balance', value: -5 }] }),
    blunt(2, 'Broken Shin', [1, 8, 'agility'], brings('halfSpeed')),
    blunt(3, 'Shattered Kneecap', [1, 12, 'agility'], brings('proneUntilHealed')),
    blunt(4, 'Broken Femur', [1, 10, 'agility']),
    blunt(5, 'Shattered Hip', [4, 4, 'agility']),
    blunt(6, 'Broken Rib', [2, 4, 'strength'], brings('oneActionPerTwoTurns')),
    blunt(7, 'Broken Collarbone', [3, 4, 'strength']),
    blunt(8, 'Crushed Shoulder', [2, 8, 'strength', 'dexterity'], arm('armNoAttack')),
    blunt(9, 'Broken Upper Arm', [1, 10, 'strength'], arm('armNoAttack')),
    blunt(10, 'Shattered Elbow', [1, 12, 'dexterity'], arm('armNoAttack')),
    blunt(11, 'Broken Forearm', [1, 10, 'strength', 'dexterity'], arm('armNoHold')),
    blunt(12, 'Shattered Hand', [4, 4, 'dexterity'], arm('armNoHold', 'handNoUse')),
    blunt(13, 'Broken Finger', [1, 8, 'dexterity']),
    blunt(14, 'Broken Neck', null, brings('paralyzed')),
    blunt(15, 'Crushed Windpipe', null, brings('mute', 'cannotBreathe')),
    blunt(16, 'Broken Jaw', null, brings('mute', 'cannotChew')),
    blunt(17, 'Broken Nose', [1, 10, 'perception'], brings('noSmell')),
    blunt(18, 'Eye Swollen Shut', [2, 8, 'perception'], brings('oneEyeBlind')),
    blunt(19, 'Cauliflower Ear', [1, 12, 'perception'], brings('oneEarDeaf')),
    blunt(20, 'Cracked Skull', [1, 8, 'memory', 'perception'], brings('concussed')),
  ],
}

/** The tables as the rulebook gives them: Blunt complete, the ten others empty [HAL-INJ-22]. */
export function injuryTables(): Record<DamageType, InjuryTable> {
  const empty: InjuryTable = { die: 20, rows: [] }
  const tables = Object.fromEntries(DAMAGE_TYPES.map(type => [type, empty])) as Record<DamageType, InjuryTable>
  return { ...tables, blunt: BLUNT }
}
