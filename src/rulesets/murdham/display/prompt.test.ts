import { begin, murdhamTable } from '../../../../test/parties/murdham'
import { testPrompts } from '../../../../test/parties/prompts'

testPrompts(
  () => {
    const { t, heroes, foes, put } = murdhamTable()
    put('Ada', heroes, [1, 1])
    put('Bandit', foes, [13, 1])
    return t
  },
  t => begin(t, 's1'),
  {
    under: { of: null, side: 's1', title: 'Heroes: who acts, or pass?', detail: 'Ready: Ada.', round: 1, seconds: 0 },
    over: { detail: 'Wounds and wear stay as they are.', roundName: 'After 1 round', seconds: null },
  },
)
