import { catalogue } from '../../spoken'

/** What the players’ screens say around the fight. */
export const TABLE = catalogue('players/table', {
  outcome: 'Latest outcome',
  more: (n: number) => `and ${n} more`,
  answers: 'Possible answers',
  happened: 'What happened',
  seconds: (n: number) => `${n} s`,
  round: (n: number) => `Round ${n}`,
  time: 'Time in the fight',
  order: 'Turn order',
  part: (n: number, of: number) => `Part ${n} of ${of}`,
  theirGo: 'their go',
  now: (lane: string) => `${lane}, now`,
  /** How somebody’s turn stands. */
  turns: { ready: 'ready', acting: 'acting', spent: 'acted', waiting: 'waiting', out: 'out' },
  noTurn: 'No turn',
  onMap: 'On the map',
  handout: 'Handout',
  picture: 'A picture from the GM',
})
