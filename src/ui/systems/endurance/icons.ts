import { systemIcons } from '../shared/systemIcons'

/** What the actions and conditions of this system are drawn as, by the type of the command and the code of the badge. */
export const icons = systemIcons({
  conditions: {
    blinded: 'hidden',
    crippled: 'harmed',
    encumbered: 'drop',
    incapacitated: 'unconscious',
    poisoned: 'bloodied',
    sickness: 'bloodied',
    guarding: 'guard',
    waiting: 'wait',
    readied: 'target',
    busy: 'task',
  },
  actions: {
    sprint: 'sprint',
    standUp: 'stand',
    guard: 'guard',
    wait: 'wait',
    seekCover: 'wall',
    brandish: 'brandish',
    command: 'talk',
    ready: 'target',
    useReadied: 'target',
    reload: 'reload',
    shortTask: 'task',
    resuscitate: 'heal',
    killingStrike: 'kill',
    maneuver: 'maneuver',
    dropProne: 'prone',
    abandon: 'undo',
    fate: 'dice',
    commanded: 'talk',
  },
})
