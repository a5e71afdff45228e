import * as v from 'valibot'
import { injuryTables, injuryTablesSchema } from './injuryTables'
import { DECLARATION_MODES } from './words'

const flag = v.boolean()

/** The house rules of an encounter, and the injury tables, which are the GM's to fill. */
export const settingsSchema = v.object({
  /** The GM may let monsters share one initiative die [HAL-OPT-01]. */
  sharedInitiative: flag,
  /** The same in every fight; locked while one runs [HAL-OPT-02]. */
  declarationMode: v.picklist(DECLARATION_MODES),
  /** The players as they sit, clockwise from the GM's left, named as on the sheets. */
  seatOrder: v.pipe(v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(60))), v.maxLength(20)),
  /** A natural 20 always hits, a natural 1 always misses [HAL-OPT-03]. */
  naturalExtremes: flag,
  /** A second attack roll must hit too for a critical hit [HAL-OPT-04]. */
  critConfirm: flag,
  /** Full-Defense answers only attacks that missed [HAL-OPT-05]. */
  reposteOnlyOnMiss: flag,
  /** Maxima and the death line follow the current Strength [HAL-OPT-06]. */
  strengthDamageLowersPools: flag,
  /** Full-Defense holds for the whole round [HAL-OPT-07]. */
  fullDefenseFromDeclaration: flag,
  /** A positive Agility modifier does not count for Defense while Surprised [HAL-OPT-08]. */
  surprisedLosesAgility: flag,
  /** How maximum Stress comes out of the Hit Dice [HAL-OPT-09]. */
  stressMode: v.picklist(['average', 'rolled', 'max']),
  /** What an injury table without rows gives [HAL-OPT-10]. */
  emptyInjuryTable: v.picklist(['record', 'useBlunt', 'none']),
  /** Two abilities in one expression are rolled for separately [HAL-OPT-11]. */
  injurySeparateRolls: flag,
  /** Armour is taken off before a critical hit is multiplied [HAL-OPT-12]. */
  critArmourFirst: flag,
  /** Seconds of a round; 0: the rulebook gives none. Nothing depends on it. */
  roundSeconds: v.picklist([0, 6, 10, 60]),
  injuryTables: injuryTablesSchema,
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const settings = {
  defaults: {
    sharedInitiative: true,
    declarationMode: 'secret',
    seatOrder: [],
    naturalExtremes: false,
    critConfirm: false,
    reposteOnlyOnMiss: false,
    strengthDamageLowersPools: false,
    fullDefenseFromDeclaration: false,
    surprisedLosesAgility: false,
    stressMode: 'average',
    emptyInjuryTable: 'record',
    injurySeparateRolls: false,
    critArmourFirst: false,
    roundSeconds: 0,
    injuryTables: injuryTables(),
  } satisfies Settings as Settings,
  toggles: [
    toggle('sharedInitiative', 'Monsters may share an initiative die', 'HAL-OPT-01'),
    {
      key: 'declarationMode',
      label: 'Declarations',
      rule: 'HAL-OPT-02',
      values: DECLARATION_MODES,
      words: ['secret', 'clockwise', 'counterclockwise', 'highest Agility first', 'lowest initiative modifier first'],
    },
    toggle('naturalExtremes', 'A natural 20 hits, a natural 1 misses', 'HAL-OPT-03'),
    toggle('critConfirm', 'Critical hits are confirmed', 'HAL-OPT-04'),
    toggle('reposteOnlyOnMiss', 'Full-Defense answers misses only', 'HAL-OPT-05'),
    toggle('strengthDamageLowersPools', 'Strength damage lowers the pools', 'HAL-OPT-06'),
    toggle('fullDefenseFromDeclaration', 'Full-Defense for the whole round', 'HAL-OPT-07'),
    toggle('surprisedLosesAgility', 'Surprised: no Agility bonus to Defense', 'HAL-OPT-08'),
    {
      key: 'stressMode',
      label: 'Stress out of Hit Dice',
      rule: 'HAL-OPT-09',
      values: ['average', 'rolled', 'max'],
      words: ['average', 'rolled', 'the most'],
    },
    {
      key: 'emptyInjuryTable',
      label: 'An empty injury table',
      rule: 'HAL-OPT-10',
      values: ['record', 'useBlunt', 'none'],
      words: ['an injury without a name', 'the Blunt table', 'no injury'],
    },
    toggle('injurySeparateRolls', 'Ability damage rolled for each ability', 'HAL-OPT-11'),
    toggle('critArmourFirst', 'Critical hits: Armour before multiplying', 'HAL-OPT-12'),
    { key: 'roundSeconds', label: 'Seconds of a round (0: none)', rule: 'HAL-GEN-01', values: [0, 6, 10, 60] },
  ],
}

function toggle(key: keyof Settings, label: string, rule: string) {
  return { key, label, rule, values: [true, false] }
}
