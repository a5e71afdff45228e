import { catalogue } from '../../spoken'

/** What the map says before anybody has touched it: of tokens and doors. */
export const BOARD = catalogue('board/spoken', {
  tokens: 'Tokens',
  doors: 'Doors and windows',
  notInQuestion: 'Not one of those that can be chosen.',
  door: (kind: 'door' | 'window', isClosed: boolean) => `${isClosed ? 'closed' : 'open'} ${kind}`,
})
