import { flag, houseRules, oneOf } from '~/table/contract/houseRules'

/** The house rules of an encounter. */
export const {
  schema: settingsSchema,
  tree: settingsTree,
  settings,
} = houseRules({
  /** How one evades who is under no penalty. */
  evadeBase: oneOf(['normal', 'disadvantage'], 'TINY-OPT-01', 'An evade Test is'),
  /** Evade may be chosen out of combat too. */
  evadeOutsideCombat: flag(false, 'TINY-OPT-02', 'Evading is possible out of combat', { also: ['TINY-ACT-02'] }),
  /** Attacks with a ranged weapon by somebody who is in combat. */
  rangedInCombat: oneOf(['normal', 'disadvantage', 'forbidden'], 'TINY-OPT-03', 'Shooting while in combat'),
  npcsStabilize: flag(false, 'TINY-OPT-04', 'NPCs stabilize like PCs'),
  /** Which sources of damage reduction count. */
  drSources: oneOf(['highest', 'sum'], 'TINY-OPT-05', 'Several sources of damage reduction', {
    words: ['the highest counts', 'added up'],
  }),
  /** What damage does to somebody who is dying. */
  hitOnDying: oneOf(['nothing', 'loseAttempt', 'dies'], 'TINY-OPT-06', 'A hit on the dying', {
    words: ['does nothing', 'takes an attempt', 'kills'],
  }),
  /** The attempts that Robust gives. */
  robustList: oneOf(['A-N', 'A-D', 'N-N'], 'TINY-OPT-07', 'Attempts with Robust', {
    words: ['advantage, then normal', 'advantage, then disadvantage', 'normal, then normal'],
  }),
  resilientHp: oneOf([1, 2, 3, 4, 5], 'TINY-OPT-08', 'Hit points of a resilient sleeper', { usual: 2 }),
})
export type Settings = typeof settings.defaults
