import { testPrompts } from '../../../../test/parties/prompts'
import { begin, ratbagsTable } from '../../../../test/parties/ratbags'

testPrompts(
  () => {
    const { t, heroes, foes, put } = ratbagsTable()
    put('Ann', heroes, [1, 1])
    put('guard', foes, [5, 1])
    return t
  },
  t => begin(t),
  {
    under: {
      of: 'c3',
      side: 's1',
      title: 'Ann: what do you do?',
      detail: 'The last to declare.',
      round: 1,
      seconds: 0,
    },
    asked: { 'end.rest': 'noRest' },
    over: { detail: 'HP, STR, DEX and WIL stay as they are.', roundName: 'After 1 round', seconds: null },
  },
)
