import { catalogue } from '../../spoken'

/** What is said of a stat line. */
export const STAT_LINE = catalogue('formats/statLine', {
  where: 'Stat line',
  noHp: 'has no HP, like "4 HP, 8 STR, 11 DEX, 14 WIL, dagger (d6)"',
  twice: (score: string) => `gives ${score} twice; the first counts`,
  unread: (words: string) => `“${words}” was not understood`,
  detachment: 'the text speaks of a detachment',
})
