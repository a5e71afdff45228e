import { expect, test } from 'vitest'
import type { Command, Id, Prompt } from '~/engine'
import { doTogether } from './actions'

const attack: Command = { type: 'attack', by: 'c1' }
const prompt: Prompt = { of: 'c1', side: null, title: '', detail: '', round: 1, seconds: null }

function done(now: Partial<Prompt>, selection: readonly Id[], isTaken = true) {
  const commands: Command[] = []
  const selected: (readonly Id[])[] = []
  const hand = {
    do: (command: Command) => (commands.push(command), isTaken),
    select: (ids: readonly Id[]) => void selected.push(ids),
  }
  doTogether(hand, { ...prompt, ...now }, selection, attack)
  expect(commands).toHaveLength(1)
  return { also: commands[0]!.with?.also, selected }
}
const together = ['c1', 'c2', 'c3']

test('those selected do the same at once, and are not together for the next thing', () => {
  expect(done({ together }, ['c1', 'c3', 'c9'])).toEqual({ also: ['c3'], selected: [[]] })
})

test('what is refused has been done by nobody: they stay selected', () => {
  expect(done({ together }, ['c1', 'c3'], false).selected).toEqual([])
})

test('one acts alone where others are selected, where nobody is, and where one go is one turn', () => {
  expect(done({ together }, ['c2', 'c3'])).toEqual({ also: undefined, selected: [] })
  expect(done({ together }, ['c1'])).toEqual({ also: undefined, selected: [] })
  expect(done({ among: together }, ['c1', 'c2'])).toEqual({ also: undefined, selected: [] })
})
