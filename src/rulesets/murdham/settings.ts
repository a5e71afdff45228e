import * as v from 'valibot'

const flag = v.boolean()

/** The optional rules and house rules of an encounter. */
export const settingsSchema = v.object({
  /** Each round has a fast and a slow phase, parted by a d20 [MUR-OPT-01]. */
  fastSlow: flag,
  /** Players do not talk to one another; a short sentence costs the bonus action [MUR-OPT-09]. */
  chaosSilence: flag,
  /** 15 seconds to say what the character does [MUR-OPT-10]. */
  chaosTimer: flag,
  /** A faction may pass while somebody broken could act [R-ROUND-3]. */
  brokenMayWait: flag,
  /** The initiative is drawn anew each round [R-INIT-1]. */
  initiativeEachRound: flag,
  /** Full movement adds two zones to the one [R-TURN-1]. */
  fullMovementAdds: flag,
  /** Movement after a shot does not count as moving [R-ATK-1]. */
  laterMovementFree: flag,
  /** Blasts can be used to counter [R-REACT-1]. */
  blastCounters: flag,
  /** Whoever hides, and whoever guards, changes place with the other [R-REACT-4]. */
  swapOnHide: flag,
  /** Every half step near an enemy can be attacked [R-OPP-1]. */
  opportunityOnAnyStep: flag,
  /** A blast rolls its damage once for all [R-BLAST-1]. */
  blastOneRoll: flag,
  /** Player characters check morale as well [R-MOR-2]. */
  moralePlayers: flag,
  /** Only the dice that were kept can break a weapon [R-GEAR-1]. */
  breakOnKeptDieOnly: flag,
  /** Only armour that counted against the blow can be destroyed by it [R-GEAR-3]. */
  onlyCountedGear: flag,
  /** When the time is up the faction passes, and the character stays fresh [R-OPT-2]. */
  timeoutIsPass: flag,
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const settings = {
  defaults: {
    fastSlow: false,
    chaosSilence: false,
    chaosTimer: false,
    brokenMayWait: false,
    initiativeEachRound: false,
    fullMovementAdds: false,
    laterMovementFree: false,
    blastCounters: false,
    swapOnHide: false,
    opportunityOnAnyStep: false,
    blastOneRoll: false,
    moralePlayers: true,
    breakOnKeptDieOnly: false,
    onlyCountedGear: false,
    timeoutIsPass: false,
  } satisfies Settings as Settings,
  toggles: [
    toggle('fastSlow', 'Fast and slow phases', 'MUR-OPT-01'),
    toggle('chaosSilence', 'Silence: a short sentence costs the bonus action', 'MUR-OPT-09'),
    toggle('chaosTimer', '15 seconds to declare a turn', 'MUR-OPT-10'),
    toggle('timeoutIsPass', 'When the time is up the faction passes', 'MUR-OPT-12'),
    toggle('moralePlayers', 'Player characters check morale', 'MUR-MOR-04'),
    toggle('brokenMayWait', 'A faction may pass while somebody broken could act', 'MUR-ROUND-10'),
    toggle('initiativeEachRound', 'The initiative is drawn anew each round', 'MUR-INIT-02'),
    toggle('fullMovementAdds', 'Full movement adds two zones', 'MUR-MOVE-01'),
    toggle('laterMovementFree', 'Moving after a shot is free', 'MUR-ATK-18'),
    toggle('opportunityOnAnyStep', 'Opportunity attacks on every step', 'MUR-OPP-04'),
    toggle('swapOnHide', 'Hiding and guarding change places', 'MUR-REACT-19'),
    toggle('blastCounters', 'Blasts can counter', 'MUR-REACT-05'),
    toggle('blastOneRoll', 'One damage roll for the whole blast', 'MUR-DMG-06'),
    toggle('breakOnKeptDieOnly', 'Only kept dice break weapons', 'MUR-GEAR-09'),
    toggle('onlyCountedGear', 'Only armour that counted can be destroyed', 'MUR-GEAR-10'),
  ],
}

function toggle(key: keyof Settings, label: string, rule: string) {
  return { key, label, rule, values: [true, false] }
}
