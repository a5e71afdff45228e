import { systemIcons } from '../shared/systemIcons'

/** What the actions and conditions of this system are drawn as, by the type of the command and the code of the badge. */
export const icons = systemIcons({
  conditions: {
    incapacitated: 'unconscious',
    stabilized: 'bandage',
    paralyzed: 'bound',
    breathless: 'poisoned',
    surrendered: 'surrendered',
    routed: 'flee',
    guarded: 'guard',
    blinded: 'blinded',
    deafened: 'deaf',
    mute: 'deaf',
    concussed: 'stunned',
    injury: 'injury',
    condition: 'sick',
  },
  actions: {
    cast: 'cast',
    consumable: 'potion',
    throw: 'throw',
    fullDefense: 'guard',
    defensiveAttack: 'maneuver',
    defensiveMove: 'dodge',
    heal: 'bandage',
    intimidate: 'intimidate',
    trait: 'special',
    other: 'task',
    moveOnly: 'move',
    moveOn: 'move',
    takeBack: 'undo',
    count: 'wait',
  },
})
