import * as v from 'valibot'

const flag = v.boolean()

/** The house rules of an encounter. */
export const settingsSchema = v.object({
  /** Surprised combatants may react [END-SURP-07]. */
  surprisedMayReact: flag,
  /** A Step takes the place of the turn's Move [END-ACT-27]. */
  stepExcludesMove: flag,
  /** A deflection lowered by size stays at 0 or above [END-ATK-20]. */
  deflectionFloorZero: flag,
  /** Whoever may block knows the damage [END-DEF-04]. */
  blockSeesDamage: flag,
  /** What gets past a broken shield is lowered by the own deflection [END-DEF-06]. */
  surplusReduced: flag,
  /** Metres within which one may intercept [END-DEF-17]. */
  interceptRange: v.picklist([1, 2, 3]),
  /** Broken weapons cannot attack [END-DEF-14]. */
  brokenUnusable: flag,
  /** Prone combatants move at half speed [END-MOVE-05]. */
  proneCrawl: flag,
  /** Difficult squares cost double [END-OPT-04]. */
  difficultTerrain: flag,
  /** A readied action costs the reaction [END-ACT-11]. */
  readiedUsesReaction: flag,
  /** What Resuscitate must reach: the missing health, or always this number [END-ACT-13]. */
  resuscitateDifficulty: v.picklist(['missing health', 4, 6, 8, 10, 12, 14]),
  /** Weapons that may deal a killing strike [END-DEATH-08]. */
  killingStrikeWeapon: v.picklist(['any', 'lethal only', 'nonlethal only']),
  /** Points of fate can be spent [END-OPT-01]. */
  fateActions: flag,
  /** Effects put on the companion's conditions, with their numbers [END-OPT-02]. */
  companionConditions: flag,
  /** Attacks of one's own making [END-OPT-03]. */
  maneuverBuilder: flag,
  /** Allies may help with a test [END-OPT-05]. */
  assists: flag,
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const settings = {
  defaults: {
    surprisedMayReact: false,
    stepExcludesMove: true,
    deflectionFloorZero: true,
    blockSeesDamage: true,
    surplusReduced: true,
    interceptRange: 1,
    brokenUnusable: false,
    proneCrawl: true,
    difficultTerrain: true,
    readiedUsesReaction: true,
    resuscitateDifficulty: 'missing health',
    killingStrikeWeapon: 'any',
    fateActions: false,
    companionConditions: true,
    maneuverBuilder: true,
    assists: false,
  } satisfies Settings as Settings,
  toggles: [
    toggle('surprisedMayReact', 'Surprised combatants may react', 'END-SURP-07'),
    toggle('stepExcludesMove', 'A Step takes the place of the Move', 'END-ACT-27'),
    toggle('deflectionFloorZero', 'Size never lowers deflection below 0', 'END-ATK-20'),
    toggle('blockSeesDamage', 'Blockers know the damage before they decide', 'END-DEF-04'),
    toggle('surplusReduced', 'Deflection lowers what gets past a broken shield', 'END-DEF-06'),
    { key: 'interceptRange', label: 'Intercept within (m)', rule: 'END-DEF-17', values: [1, 2, 3] },
    toggle('brokenUnusable', 'Broken weapons cannot attack', 'END-DEF-14'),
    toggle('proneCrawl', 'Prone combatants move at half speed', 'END-MOVE-05'),
    toggle('difficultTerrain', 'Difficult ground costs double', 'END-OPT-04'),
    toggle('readiedUsesReaction', 'A readied action costs the reaction', 'END-ACT-11'),
    {
      key: 'resuscitateDifficulty',
      label: 'Resuscitate against',
      rule: 'END-ACT-13',
      values: [...settingsSchema.entries.resuscitateDifficulty.options],
    },
    {
      key: 'killingStrikeWeapon',
      label: 'Weapons for a killing strike',
      rule: 'END-DEATH-08',
      values: [...settingsSchema.entries.killingStrikeWeapon.options],
    },
    toggle('fateActions', 'Points of fate', 'END-OPT-01'),
    toggle('companionConditions', 'Conditions with numbers', 'END-OPT-02'),
    toggle('maneuverBuilder', 'Maneuvers', 'END-OPT-03'),
    toggle('assists', 'Allies may assist a test', 'END-OPT-05'),
  ],
}

function toggle(key: keyof Settings, label: string, rule: string) {
  return { key, label, rule, values: [true, false] }
}
