import { begin, enduranceTable } from '../../../../test/parties/endurance'
import { testPrompts } from '../../../../test/parties/prompts'

testPrompts(
  () => {
    const { t, heroes, guards, put } = enduranceTable()
    put('Roland', heroes, [1, 1])
    put('guard', guards, [5, 1])
    return t
  },
  t => begin(t),
  {
    under: { of: null, side: 's1', title: 'Heroes choose', detail: 'Who acts? Roland', round: 1, seconds: 0 },
    over: { detail: 'Pools and wounds stay as they are.', roundName: 'After 1 round', seconds: null },
  },
)
