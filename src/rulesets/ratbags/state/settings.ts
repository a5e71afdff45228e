import { flag, houseRules, oneOf } from '~/table/contract/houseRules'

/** The house rules of an encounter. */
export const {
  schema: settingsSchema,
  tree: settingsTree,
  settings,
} = houseRules({
  /** A helmet or shield may be destroyed to stop a hit. */
  sunder: flag(true, 'RAT-OPT-01', 'Helmets and shields can be sundered'),
  /** Foes test their WIL when it goes badly. */
  morale: flag(true, 'RAT-OPT-03', 'Foes test morale'),
  /** Fleeing NPCs leave without the DEX save. */
  npcFleeFreely: flag(false, 'RAT-OPT-05', 'Fleeing NPCs leave without a save'),
  /** HP brought to exactly 0 leaves a scar. */
  scars: flag(false, 'RAT-OPT-06', 'Scars at exactly 0 HP'),
  /** PCs who fail the first DEX save have no turn in round 1. */
  lateLoseTurn: flag(false, 'RAT-OPT-07', 'A failed first save loses round 1'),
  /** Squares beyond which shots are impaired; 0: never. */
  rangedDistance: oneOf([0, 6, 12, 24], 'RAT-OPT-08', 'Shots farther than (squares) are impaired', {
    words: ['never', '6', '12', '24'],
  }),
  /** With all slots filled a PC has 0 HP. */
  fullPack: flag(true, 'RAT-OPT-09', 'A full pack means 0 HP'),
  /** Casting asks for a WIL save. */
  castingRisk: flag(false, 'RAT-OPT-10', 'Casting in danger asks for a WIL save'),
  /** NPCs who fail the critical damage save are dead. */
  npcDeadOnCritical: flag(false, 'RAT-OPT-11', 'Critical damage kills NPCs'),
  /** Late PCs declare when their phase comes. */
  declareByPhase: flag(false, 'RAT-OPT-12', 'Late PCs declare when their phase comes', { also: ['RAT-TURN-03'] }),
  /** Enhanced unarmed attacks roll a d12, two fists count as two d4. */
  unarmedFlexible: flag(false, 'RAT-OPT-13', 'Bare hands can be enhanced and doubled'),
  /** An impaired or enhanced attack with two weapons rolls a single die. */
  dualOneDie: flag(false, 'RAT-OPT-14', 'Two weapons, impaired or enhanced: one die'),
  /** The button for a reaction before the fight. */
  reactionRoll: flag(true, 'RAT-OPT-15', 'Reaction roll before a fight'),
  /** The button for the die of fate. */
  fateDie: flag(true, 'RAT-OPT-16', 'Die of fate'),
})
export type Settings = typeof settings.defaults
