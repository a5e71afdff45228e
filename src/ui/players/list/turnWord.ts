import type { RecordCombatant } from '~/feed/record'

const WORDS: Readonly<Record<RecordCombatant['turn'], string>> = {
  ready: 'ready',
  acting: 'acting',
  spent: 'acted',
  waiting: 'waiting',
  out: 'out',
}

/** How somebody's turn stands, in a word. */
export function turnWord(turn: RecordCombatant['turn']): string {
  return WORDS[turn]
}
