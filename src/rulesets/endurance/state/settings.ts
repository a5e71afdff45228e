import { flag, houseRules, oneOf } from '~/table/contract/houseRules'

/** The house rules of an encounter. */
export const {
  schema: settingsSchema,
  tree: settingsTree,
  settings,
} = houseRules({
  surprisedMayReact: flag(false, 'END-SURP-07', 'Surprised combatants may react'),
  stepExcludesMove: flag(true, 'END-ACT-27', 'A Step takes the place of the Move'),
  deflectionFloorZero: flag(true, 'END-ATK-20', 'Size never lowers deflection below 0'),
  blockSeesDamage: flag(true, 'END-DEF-04', 'Blockers know the damage before they decide'),
  /** What gets past a broken shield is lowered by the own deflection. */
  surplusReduced: flag(true, 'END-DEF-06', 'Deflection lowers what gets past a broken shield'),
  interceptRange: oneOf([1, 2, 3], 'END-DEF-17', 'Intercept within (m)'),
  brokenUnusable: flag(false, 'END-DEF-14', 'Broken weapons cannot attack'),
  proneCrawl: flag(true, 'END-MOVE-05', 'Prone combatants move at half speed'),
  difficultTerrain: flag(true, 'END-OPT-04', 'Difficult ground costs double'),
  readiedUsesReaction: flag(true, 'END-ACT-11', 'A readied action costs the reaction'),
  /** What Resuscitate must reach: the missing health, or always this number. */
  resuscitateDifficulty: oneOf(['missing health', 4, 6, 8, 10, 12, 14], 'END-ACT-13', 'Resuscitate against'),
  killingStrikeWeapon: oneOf(['any', 'lethal only', 'nonlethal only'], 'END-DEATH-08', 'Weapons for a killing strike'),
  fateActions: flag(false, 'END-OPT-01', 'Points of fate'),
  /** Effects put on the companion's conditions, with their numbers. */
  companionConditions: flag(true, 'END-OPT-02', 'Conditions with numbers'),
  maneuverBuilder: flag(true, 'END-OPT-03', 'Maneuvers'),
  assists: flag(false, 'END-OPT-05', 'Allies may assist a test'),
})
export type Settings = typeof settings.defaults
