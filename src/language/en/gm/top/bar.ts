import { catalogue } from '../../../spoken'
import { plural } from '../../grammar'

/** The bar on top. */
export const BAR = catalogue('gm/bar', {
  menu: 'Menu',
  screens: 'Players’ screens: second display, other devices',
  round: (round: number) => `Round ${round}`,
  preparation: 'Preparation',
  time: 'Time in the fight',

  players: {
    closed: 'Players',
    waiting: 'Players · opening',
    connected: 'Players · 1 screen',
    online: 'Players · online',
    line: {
      connecting: 'Players · connecting',
      lost: 'Players · connection lost',
      refused: 'Players · refused',
      full: 'Players · no room left at the broker',
      succeeded: 'Players · shown by another window',
    },
    frozen: 'Screens on other devices keep the last picture; what is wrong stands under Players’ screens',
    screens: (n: number) => `Players · ${n} ${plural(n, { one: 'screen', other: 'screens' })}`,
    open: "Open the players' window and drag it to the other screen",
    blank: 'The players see nothing of the map: under Map choose what they see',
    noMap: '· no map',
  },

  saved: {
    saved: 'saved',
    saving: 'saving',
    'not saved': 'not saved',
    'memory only': 'memory only',
    'read only': 'read only',
    everyClick: 'Every click is kept on this computer.',
    again: 'Try again',
  },

  timeline: {
    title: 'Time line',
    moment: 'Moment in the fight',
    at: (done: number, steps: number, after: string) => `${done} of ${steps}, after: ${after}`,
    beginning: 'The beginning',
    undo: (what: string) => `Undo: ${what}`,
    nothingToUndo: 'Nothing to undo',
    redo: (what: string) => `Redo: ${what}`,
    nothingToRedo: 'Nothing to redo',
  },
})
