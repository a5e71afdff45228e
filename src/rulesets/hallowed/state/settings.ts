import * as v from 'valibot'
import { flag, houseRules, oneOf, silent } from '~/table/contract/houseRules'
import { injuryTables, injuryTablesSchema } from './injuryTables'
import { DECLARATION_MODES } from './vocabulary'

const playerName = v.pipe(v.string(), v.minLength(1), v.maxLength(60))

/** The house rules of an encounter, and the injury tables, which are the GM's to fill. */
export const {
  schema: settingsSchema,
  tree: settingsTree,
  settings,
} = houseRules({
  /** The GM may let monsters share one initiative die. */
  sharedInitiative: flag(true, 'HAL-OPT-01', 'Monsters may share an initiative die'),
  /** The same in every fight; locked while one runs. */
  declarationMode: oneOf(DECLARATION_MODES, 'HAL-OPT-02', 'Declarations', {
    words: ['secret', 'clockwise', 'counterclockwise', 'highest Agility first', 'lowest initiative modifier first'],
  }),
  naturalExtremes: flag(false, 'HAL-OPT-03', 'A natural 20 hits, a natural 1 misses'),
  /** A second attack roll must hit too for a critical hit. */
  critConfirm: flag(false, 'HAL-OPT-04', 'Critical hits are confirmed'),
  reposteOnlyOnMiss: flag(false, 'HAL-OPT-05', 'Full-Defense answers misses only'),
  /** Maxima and the death line follow the current Strength. */
  strengthDamageLowersPools: flag(false, 'HAL-OPT-06', 'Strength damage lowers the pools'),
  fullDefenseFromDeclaration: flag(false, 'HAL-OPT-07', 'Full-Defense for the whole round'),
  surprisedLosesAgility: flag(false, 'HAL-OPT-08', 'Surprised: no Agility bonus to Defense'),
  /** How maximum Stress comes out of the Hit Dice. */
  stressMode: oneOf(['average', 'rolled', 'max'], 'HAL-OPT-09', 'Stress out of Hit Dice', {
    words: ['average', 'rolled', 'the most'],
  }),
  /** What an injury table without rows gives. */
  emptyInjuryTable: oneOf(['record', 'useBlunt', 'none'], 'HAL-OPT-10', 'An empty injury table', {
    words: ['an injury without a name', 'the Blunt table', 'no injury'],
  }),
  /** Two abilities in one expression are rolled for separately. */
  injurySeparateRolls: flag(false, 'HAL-OPT-11', 'Ability damage rolled for each ability'),
  critArmourFirst: flag(false, 'HAL-OPT-12', 'Critical hits: Armour before multiplying'),
  /** 0: the rulebook gives none. Nothing depends on it. */
  roundSeconds: oneOf([0, 6, 10, 60], 'HAL-GEN-01', 'Seconds of a round (0: none)'),
  /** The players as they sit, clockwise from the GM's left, named as on the sheets. */
  seatOrder: silent(v.pipe(v.array(playerName), v.maxLength(20)), []),
  injuryTables: silent(injuryTablesSchema, injuryTables()),
})
export type Settings = typeof settings.defaults
