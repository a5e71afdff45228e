import type { Offer } from '~/engine'
import { shownKey, TABLE_KEYS, type TableKey } from './keyMap'

/** Keys and what they do; several keys for one thing are parted by two blanks. */
export interface KeyList {
  title: string
  rows: readonly (readonly [keys: string, words: string])[]
}

const WORDS: Readonly<Record<TableKey, string>> = {
  undo: 'Undo',
  redo: 'Redo',
  undoAnswer: 'Undo only the latest answer',
  allow: 'Allow anyway what was refused',
  palette: 'Everything, by typing',
  next: 'Next ready combatant',
  selectNext: 'Select the next combatant',
  selectPrevious: 'Select the one before',
  damage: 'Damage the selected',
  heal: 'Heal the selected',
  marker: 'Put a marker on the selected',
  reveal: 'Reveal the selected to the players, or hide them',
  rename: 'Rename the selected',
  log: 'Log or sheet',
  grid: 'Cursor on the map',
  ruler: 'Ruler',
  players: "Open the players' window",
  curtain: "Curtain over the players' window",
  keys: 'Show the keys',
}

/** All keys as they are just now, list by list; in one list no key means two things. */
export function keyLists(letters: ReadonlyMap<string, Offer>): readonly KeyList[] {
  const taken = new Set(letters.keys())
  const actions: KeyList = {
    title: 'Actions just now',
    rows: [
      ...[...letters].map(([letter, { name }]) => [letter.toUpperCase(), name] as const),
      ['.', 'What is closed now, and why'],
      [',', 'Play on as suggested'],
      [';', 'Everybody as suggested until the round is over'],
    ],
  }
  return [
    {
      title: 'Always',
      rows: [
        ['Enter', 'Take what is lit, go on'],
        ['Esc', 'Step back'],
        ['Tab  Shift+Tab', 'From control to control'],
        ['0–9', 'The face of a die that is asked, else the option with this number'],
        ...TABLE_KEYS.map(([does, keys]) => [keys.map(key => shownKey(key, taken)).join('  '), WORDS[does]] as const),
      ],
    },
    ...(letters.size > 0 ? [actions] : []),
    {
      title: 'On the map',
      rows: [
        ['← ↑ → ↓', 'The square that whoever moves may go to; else from token to token'],
        ['Enter', 'Choose the square of the cursor'],
        ['Space', 'Pick up and put down the token with the focus'],
        ['W', 'Waypoint'],
        ['O', 'Open or close the door beside the cursor'],
        ['Home  +  −', 'Fit and zoom'],
      ],
    },
  ]
}
