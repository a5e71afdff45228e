import * as v from 'valibot'

const flag = v.boolean()

/** The house rules of an encounter. */
export const settingsSchema = v.object({
  /** A helmet or shield may be destroyed to stop a hit [RAT-OPT-01]. */
  sunder: flag,
  /** Foes test their WIL when it goes badly [RAT-OPT-03]. */
  morale: flag,
  /** Fleeing NPCs leave without the DEX save [RAT-OPT-05]. */
  npcFleeFreely: flag,
  /** HP brought to exactly 0 leaves a scar [RAT-OPT-06]. */
  scars: flag,
  /** PCs who fail the first DEX save have no turn in round 1 [RAT-OPT-07]. */
  lateLoseTurn: flag,
  /** Squares beyond which shots are impaired; 0: never [RAT-OPT-08]. */
  rangedDistance: v.picklist([0, 6, 12, 24]),
  /** With all slots filled a PC has 0 HP [RAT-OPT-09]. */
  fullPack: flag,
  /** Casting asks for a WIL save [RAT-OPT-10]. */
  castingRisk: flag,
  /** NPCs who fail the critical damage save are dead [RAT-OPT-11]. */
  npcDeadOnCritical: flag,
  /** Late PCs declare when their phase comes [RAT-OPT-12]. */
  declareByPhase: flag,
  /** Enhanced unarmed attacks roll a d12, two fists count as two d4 [RAT-OPT-13]. */
  unarmedFlexible: flag,
  /** An impaired or enhanced attack with two weapons rolls a single die [RAT-OPT-14]. */
  dualOneDie: flag,
  /** The button for a reaction before the fight [RAT-OPT-15]. */
  reactionRoll: flag,
  /** The button for the die of fate [RAT-OPT-16]. */
  fateDie: flag,
})
export type Settings = v.InferOutput<typeof settingsSchema>

export const settings = {
  defaults: {
    sunder: true,
    morale: true,
    npcFleeFreely: false,
    scars: false,
    lateLoseTurn: false,
    rangedDistance: 0,
    fullPack: true,
    castingRisk: false,
    npcDeadOnCritical: false,
    declareByPhase: false,
    unarmedFlexible: false,
    dualOneDie: false,
    reactionRoll: true,
    fateDie: true,
  } satisfies Settings as Settings,
  toggles: [
    toggle('sunder', 'Helmets and shields can be sundered', 'RAT-OPT-01'),
    toggle('morale', 'Foes test morale', 'RAT-OPT-03'),
    toggle('npcFleeFreely', 'Fleeing NPCs leave without a save', 'RAT-OPT-05'),
    toggle('scars', 'Scars at exactly 0 HP', 'RAT-OPT-06'),
    toggle('lateLoseTurn', 'A failed first save loses round 1', 'RAT-OPT-07'),
    {
      key: 'rangedDistance',
      label: 'Shots farther than (squares) are impaired',
      rule: 'RAT-OPT-08',
      values: [0, 6, 12, 24],
      words: ['never', '6', '12', '24'],
    },
    toggle('fullPack', 'A full pack means 0 HP', 'RAT-OPT-09'),
    toggle('castingRisk', 'Casting in danger asks for a WIL save', 'RAT-OPT-10'),
    toggle('npcDeadOnCritical', 'Critical damage kills NPCs', 'RAT-OPT-11'),
    { ...toggle('declareByPhase', 'Late PCs declare when their phase comes', 'RAT-OPT-12'), also: ['RAT-TURN-03'] },
    toggle('unarmedFlexible', 'Bare hands can be enhanced and doubled', 'RAT-OPT-13'),
    toggle('dualOneDie', 'Two weapons, impaired or enhanced: one die', 'RAT-OPT-14'),
    toggle('reactionRoll', 'Reaction roll before a fight', 'RAT-OPT-15'),
    toggle('fateDie', 'Die of fate', 'RAT-OPT-16'),
  ],
}

function toggle(key: keyof Settings, label: string, rule: string) {
  return { key, label, rule, values: [true, false] }
}
