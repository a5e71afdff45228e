import { KEYS } from '~/words/en/commands'
import type { Offer } from '~/engine'
import { COMMANDS } from '../commands/commands'
import { KEY, shownKey } from '../commands/keyNames'

/** Keys and what they do; several keys for one thing are parted by two blanks. */
export interface KeyList {
  title: string
  rows: readonly (readonly [keys: string, words: string, isOfRules?: boolean])[]
}

/** All keys as they are just now, list by list; in one list no key means two things. */
export function keyLists(letters: ReadonlyMap<string, Offer>): readonly KeyList[] {
  const actions: KeyList = {
    title: KEYS.now,
    rows: [
      ...[...letters].map(([letter, { name }]) => [letter.toUpperCase(), name, true] as const),
      [KEY.closed, KEYS.closed],
      [KEY.suggested, KEYS.suggested],
      [KEY.round, KEYS.round],
    ],
  }
  return [
    {
      title: KEYS.always,
      rows: [
        ['Enter', KEYS.take],
        ['Esc', KEYS.back],
        ['Tab  Shift+Tab', KEYS.tab],
        ['0–9', KEYS.digit],
        ...COMMANDS.filter(({ keys }) => keys.length > 0).map(
          ({ words, keys }) => [keys.map(shownKey).join('  '), words()] as const,
        ),
      ],
    },
    ...(letters.size > 0 ? [actions] : []),
    {
      title: KEYS.map,
      rows: [
        ['← ↑ → ↓', KEYS.arrows],
        ['Enter', KEYS.square],
        [KEYS.space, KEYS.carry],
        ['W', KEYS.waypoint],
        ['O', KEYS.door],
        [`${KEYS.home}  +  −`, KEYS.zoom],
      ],
    },
  ]
}
