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
  ],
}

function toggle(key: keyof Settings, label: string, rule: string) {
  return { key, label, rule, values: [true, false] }
}
