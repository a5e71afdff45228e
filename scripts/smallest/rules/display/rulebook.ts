import type { RulebookEntry } from '~/engine/ruleset'

/** Every row of the ledger (`docs/rules/smallest.md`), in our own words. */
export const rulebook: readonly RulebookEntry[] = [
  ['TURN-01', 'The beginning', 'Nobody rolls: turns follow the list.', 'Turns'],
  ['TURN-02', 'A turn', 'You may move, then do one thing.', 'Turns'],
  ['ACT-01', 'Move', 'Up to 6 squares around your foes and past your friends.', 'Actions'],
  ['ACT-02', 'Guard', 'You are harder to hit by 4 until you act again.', 'Actions'],
  ['ATK-01', 'To hit', 'Roll a d20 and add your skill; 12 is enough.', 'Attacks'],
  ['ATK-02', 'Damage', 'One six-sided die.', 'Attacks'],
  ['ATK-03', 'Down', 'Without hit points you lie there and do nothing.', 'Attacks'],
  ['GM-01', 'Decrees', 'Fallen, gone, or back: it is as the GM says.', 'The GM'],
  ['OPT-01', 'Twenty', 'The best face needs no sum.', 'House rules'],
].map(([id = '', title = '', body = '', chapter = '']) => ({ id: `SMALL-${id}`, title, body, chapter }))
