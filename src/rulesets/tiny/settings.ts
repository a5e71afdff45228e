import * as v from 'valibot'

/** The house rules of an encounter. */
export const settingsSchema = v.object({
  /** How one evades who is under no penalty [TINY-OPT-01]. */
  evadeBase: v.picklist(['normal', 'disadvantage']),
  /** Evade may be chosen out of combat too [TINY-OPT-02]. */
  evadeOutsideCombat: v.boolean(),
  /** Attacks with a ranged weapon by somebody who is in combat [TINY-OPT-03]. */
  rangedInCombat: v.picklist(['normal', 'disadvantage', 'forbidden']),
  /** NPCs stabilize like PCs [TINY-OPT-04]. */
  npcsStabilize: v.boolean(),
  /** Which sources of damage reduction count [TINY-OPT-05]. */
  drSources: v.picklist(['highest', 'sum']),
  /** What damage does to somebody who is dying [TINY-OPT-06]. */
  hitOnDying: v.picklist(['nothing', 'loseAttempt', 'dies']),
  /** The attempts that Robust gives [TINY-OPT-07]. */
  robustList: v.picklist(['A-N', 'A-D', 'N-N']),
  /** Hit points of a resilient sleeper [TINY-OPT-08]. */
  resilientHp: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const settings = {
  defaults: {
    evadeBase: 'normal',
    evadeOutsideCombat: false,
    rangedInCombat: 'normal',
    npcsStabilize: false,
    drSources: 'highest',
    hitOnDying: 'nothing',
    robustList: 'A-N',
    resilientHp: 2,
  } satisfies Settings as Settings,
  toggles: [
    toggle('evadeBase', 'An evade Test is', 'TINY-OPT-01', 'normal', 'disadvantage'),
    {
      ...toggle('evadeOutsideCombat', 'Evading is possible out of combat', 'TINY-OPT-02', true, false),
      also: ['TINY-ACT-02'],
    },
    toggle('rangedInCombat', 'Shooting while in combat', 'TINY-OPT-03', 'normal', 'disadvantage', 'forbidden'),
    toggle('npcsStabilize', 'NPCs stabilize like PCs', 'TINY-OPT-04', true, false),
    {
      ...toggle('drSources', 'Several sources of damage reduction', 'TINY-OPT-05', 'highest', 'sum'),
      words: ['the highest counts', 'added up'],
    },
    {
      ...toggle('hitOnDying', 'A hit on the dying', 'TINY-OPT-06', 'nothing', 'loseAttempt', 'dies'),
      words: ['does nothing', 'takes an attempt', 'kills'],
    },
    {
      ...toggle('robustList', 'Attempts with Robust', 'TINY-OPT-07', 'A-N', 'A-D', 'N-N'),
      words: ['advantage, then normal', 'advantage, then disadvantage', 'normal, then normal'],
    },
    toggle('resilientHp', 'Hit points of a resilient sleeper', 'TINY-OPT-08', 1, 2, 3, 4, 5),
  ],
}

function toggle(key: keyof Settings, label: string, rule: string, ...values: (string | number | boolean)[]) {
  return { key, label, rule, values }
}
