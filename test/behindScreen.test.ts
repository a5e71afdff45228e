import { expect, it } from 'vitest'
import { rulesets } from '~/rulesets'

// What the players hear of a side whose dice are rolled behind the screen: the facts of its dice are not among those.
it.each([
  ['endurance', 'rolledAttack', { by: 'c1', target: 'c2' }, 'Guard rolls behind the screen.'],
  ['murdham', 'struck', { by: 'c1', target: 'c2', weapon: 'axe' }, 'Guard rolls behind the screen on Ada with axe.'],
  ['murdham', 'saved', { who: 'c1', ability: 'agi', passed: true }, 'Guard passes the AGI save.'],
  ['ratbags', 'struck', { by: 'c1', target: 'c2' }, 'Ada is struck: Guard rolls behind the screen.'],
  [
    'murdham',
    'struck',
    { by: 'c1', target: 'c2', weapon: 'axe', n: 0 },
    'Guard rolls behind the screen on Ada with axe, stopped by armour.',
  ],
  [
    'ratbags',
    'struck',
    { by: 'c1', target: 'c2', net: 0 },
    'Ada is struck: Guard rolls behind the screen, stopped by armour.',
  ],
  ['ratbags', 'saved', { who: 'c1', ability: 'str', passed: false }, 'Guard fails the STR save.'],
  ['hallowed', 'initiative', { who: 'c1' }, 'Guard has Base Initiative.'],
])('%s says of %s without dice what came of it', async (system, type, facts, words) => {
  const { display } = await rulesets.find(({ id }) => id === system)!.load()
  expect(display.text.event({ type, with: facts }, id => (id === 'c1' ? 'Guard' : 'Ada'))).toBe(words)
})
