import { begin, hallowedTable } from '../../../../test/parties/hallowed'
import { testPrompts } from '../../../../test/parties/prompts'

testPrompts(
  () => {
    const { t, heroes, monsters, put } = hallowedTable()
    put('Ann', heroes, [1, 1])
    put('Orc', monsters, [5, 1])
    return t
  },
  t => begin(t, 1, 12),
  {
    under: {
      of: 'c3',
      side: 's1',
      title: 'Ann: what do you do?',
      detail: '1 more to declare.',
      round: 1,
      seconds: null,
    },
    over: { detail: 'Stress and Wounds stay as they are.', roundName: 'Exploration', seconds: null },
  },
)
