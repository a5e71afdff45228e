import { expect, test } from 'vitest'
import type { Command } from '~/engine'
import type { FightView } from '~/store/session/fightView'
import { becauseWords, commandWords } from './becauseWords'

const combatants = { ann: { name: 'Ann' }, orc: { name: 'Orc' } }
const offer = (type: string, name: string, whyNot: object | null = null) => ({
  command: { type, by: 'ann' },
  name,
  whyNot,
})
const offers = [offer('attack', 'Attack'), offer('wait', 'Wait')]
const saysOf = (command: Command, acting: string | null = 'ann', of: readonly object[] = offers) =>
  commandWords({ snapshot: { combatants }, offers: () => of } as unknown as FightView, command, acting)

test('what is lit is called by its action and whom it is aimed at', () => {
  expect(saysOf({ type: 'attack', by: 'ann', with: { 'attack.target': 'orc' } })).toBe('Attack Orc')
  expect(saysOf({ type: 'wait', by: 'ann' })).toBe('Wait')
})

test('of somebody whose turn it is not yet the name is said, alone if there is one thing to do', () => {
  expect(saysOf({ type: 'wait', by: 'ann' }, null)).toBe('Ann: Wait')
  expect(saysOf({ type: 'wait', by: 'ann' }, null, [offers[1]!, offer('attack', 'Attack', {})])).toBe('Ann')
})

test('the GM opens a door, and lets somebody be found, who is named', () => {
  expect(saysOf({ type: 'door', by: 'gm' })).toBe('Open the door')
  expect(saysOf({ type: 'known', by: 'gm', with: { who: ['orc'] } })).toBe('They find Orc')
})

test('why it is advised is said with how far off it is', () => {
  const because = (why?: object) => becauseWords(why as never, { combatants } as never, squares => `${squares} m`)
  expect(because()).toBe('')
  expect(because({ code: 'nearest', off: 7 })).toBe('nearest foe, 7 m')
})
