import { systemIcons } from '../shared/systemIcons'

/** What the actions and conditions of this system are drawn as, by the type of the command and the code of the badge. */
export const icons = systemIcons({
  conditions: {
    critical: 'bleeding',
    destroyed: 'broken',
    routed: 'flee',
    fleeing: 'flee',
    surrendered: 'surrendered',
    aided: 'bandage',
    paralysed: 'bound',
    tied: 'bound',
    bound: 'bound',
    delirious: 'stunned',
    weakened: 'harmed',
    unseen: 'hidden',
    deprived: 'sick',
    newcomer: 'wait',
    detachment: 'encounter',
    scar: 'injury',
  },
  actions: {
    daring: 'maneuver',
    secondMove: 'sprint',
    cast: 'wand',
    aid: 'bandage',
    drag: 'carry',
    special: 'special',
    other: 'task',
    retreat: 'retreat',
    crawl: 'prone',
    hold: 'brandish',
    takeBack: 'undo',
  },
})
