import { flag, houseRules } from '~/table/contract/houseRules'

/** The optional rules and house rules of an encounter. */
export const {
  schema: settingsSchema,
  tree: settingsTree,
  settings,
} = houseRules({
  /** Each round has a fast and a slow phase, parted by a d20. */
  fastSlow: flag(false, 'MUR-OPT-01', 'Fast and slow phases'),
  /** Players do not talk to one another [R-OPT-3]. */
  chaosSilence: flag(false, 'MUR-OPT-09', 'Silence: a short sentence costs the bonus action'),
  /** 15 seconds to say what the character does. */
  chaosTimer: flag(false, 'MUR-OPT-10', '15 seconds to declare a turn'),
  /** The character whose time is up stays fresh [R-OPT-2]. */
  timeoutIsPass: flag(false, 'MUR-OPT-12', 'When the time is up the faction passes'),
  /** [R-MOR-2] */
  moralePlayers: flag(true, 'MUR-MOR-04', 'Player characters check morale'),
  /** [R-ROUND-3] */
  brokenMayWait: flag(false, 'MUR-ROUND-10', 'A faction may pass while somebody broken could act'),
  /** [R-INIT-1] */
  initiativeEachRound: flag(false, 'MUR-INIT-02', 'The initiative is drawn anew each round'),
  /** Two zones besides the one of the turn [R-TURN-1]. */
  fullMovementAdds: flag(false, 'MUR-MOVE-01', 'Full movement adds two zones'),
  /** Movement after a shot does not count as moving [R-ATK-1]. */
  laterMovementFree: flag(false, 'MUR-ATK-18', 'Moving after a shot is free'),
  /** Every half step near an enemy can be attacked [R-OPP-1]. */
  opportunityOnAnyStep: flag(false, 'MUR-OPP-04', 'Opportunity attacks on every step'),
  /** Whoever hides, and whoever guards, changes place with the other [R-REACT-4]. */
  swapOnHide: flag(false, 'MUR-REACT-19', 'Hiding and guarding change places'),
  /** [R-REACT-1] */
  blastCounters: flag(false, 'MUR-REACT-05', 'Blasts can counter'),
  /** [R-BLAST-1] */
  blastOneRoll: flag(false, 'MUR-DMG-06', 'One damage roll for the whole blast'),
  /** [R-GEAR-1] */
  breakOnKeptDieOnly: flag(false, 'MUR-GEAR-09', 'Only kept dice break weapons'),
  /** [R-GEAR-3] */
  onlyCountedGear: flag(false, 'MUR-GEAR-10', 'Only armour that counted can be destroyed'),
})
export type Settings = typeof settings.defaults
