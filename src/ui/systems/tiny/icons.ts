import { systemIcons } from '../shared/systemIcons'

/** What the actions and conditions of this system are drawn as, by the type of the command and the code of the badge. */
export const icons = systemIcons({
  conditions: { stable: 'unconscious', defeated: 'prone', tended: 'bandage', evading: 'dodge', armour: 'guard' },
  actions: {
    evade: 'dodge',
    extricate: 'retreat',
    shoot: 'bow',
    advance: 'sprint',
    advanceAttack: 'sprint',
    strikeFallen: 'kill',
    attend: 'bandage',
    stabilize: 'bandage',
    meditate: 'unconscious',
    other: 'dice',
    wield: 'brandish',
    armour: 'guard',
  },
})
