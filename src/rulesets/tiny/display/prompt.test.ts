import { testPrompts } from '../../../../test/parties/prompts'
import { start, tinyTable } from '../../../../test/parties/tiny'

testPrompts(
  () => {
    const { t, heroes, foes, put } = tinyTable()
    put('Ann', heroes, [1, 1])
    put('Foe', foes, [5, 1])
    return t
  },
  t => start(t, 'c3', 'c4'),
  {
    under: {
      of: 'c3',
      side: 's1',
      title: "Ann's turn",
      detail: 'One option, and the turn is over.',
      round: 1,
      seconds: 0,
    },
    over: { detail: '1 round, 5 seconds.', roundName: 'After 1 round', seconds: null },
  },
)
