import { english } from '../grammar'
import { catalogue } from '../spoken'

const { list } = english

/** What a screen on another device says. */
export const SCREEN = catalogue('elsewhere.SCREEN', {
  frame: 'The players’ table',
  look: 'Map: drag it, or use the arrows, + and −',
  follow: 'Follow',
  /** Who stands beyond an edge of what is looked at. */
  beyond: {
    left: (names: readonly string[]) => `Further left: ${list(names)}`,
    right: (names: readonly string[]) => `Further right: ${list(names)}`,
    up: (names: readonly string[]) => `Further up: ${list(names)}`,
    down: (names: readonly string[]) => `Further down: ${list(names)}`,
  },
  away: 'The GM’s window is away. This is the table as it was last; it goes on by itself.',
  lost: 'This screen has lost its connection. This is the table as it was last; it goes on by itself.',
  thisScreen: 'This screen',
  asleep: 'This screen may fall asleep. In its own settings choose that it stays on.',
  allRight: 'All right',
  this: 'This screen',
  list: 'List',
  map: 'Map',
  iAm: 'I am',
  watching: 'watching',
  own: 'My character',
  youAreNext: 'You are next',
  putAside: 'Put aside',
  letters: 'On the GM’s computer, type these letters under Players’ screens, where the link is shown.',
  states: {
    connecting: ['Just a moment', 'This screen is on its way to the GM’s table.'],
    unreachable: [
      'Nobody answers',
      'Is this device in the same network as the GM’s computer, and is Fray running there? This screen tries again by itself.',
    ],
    refused: [
      'This link is not let in',
      'The broker refuses the name or password in it. Ask the GM for the link anew.',
    ],
    nobody: [
      'No table here yet',
      'It appears as soon as the GM shows one. If others see it already, this link is an old one: scan the code anew.',
    ],
    closed: ['The GM has closed the screens', 'They come back with a link from Players’ screens in the GM’s window.'],
    sealed: [
      'This page cannot decrypt',
      'What the GM shows is encrypted, and browsers decrypt only on pages that came by https. Open the link with https, or ask the GM for one without encryption.',
    ],
    noLink: [
      'This is a screen for the players',
      'It needs the whole link, with all that follows the #: scan the code that the GM’s window shows under Players’ screens.',
    ],
    newer: ['The GM’s window is of a newer Fray', 'Reload this page: it comes back in the new version.'],
    older: [
      'The GM’s window is of an older Fray',
      'Nothing is lost. Once the GM’s window has been reloaded, this screen goes on by itself.',
    ],
    unreadable: ['Two versions of Fray', 'This screen is not of the same version as the GM’s window. Reload both.'],
    live: ['Between fights', 'The table appears here as soon as the GM opens one.'],
  },
})
