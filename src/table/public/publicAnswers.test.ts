import { expect, it } from 'vitest'
import type { Asked, Option } from '~/engine/questions'
import type { Snapshot } from '~/engine/snapshot'
import { publicAnswers } from './publicAnswers'

const s = (show: string) => ({ combatants: { c1: { side: 's1' } }, sides: { s1: { show } } }) as unknown as Snapshot
const display = {
  publicOptions: { strike: (value: string) => (value === 'trick' ? undefined : value.split(':')[0]) },
  text: {
    option: (_: Asked, value: unknown) => `${value}!`,
    stake: (_: Asked, { stake }: Option) => ({ cost: `${stake?.cost?.[0]?.n ?? 0} mana`, effect: 'kills' }),
  },
} as unknown as Parameters<typeof publicAnswers>[0]
const mana = (n: number) => ({ stake: { cost: [{ of: 'mana', n, left: 0 }] } })
const ask = (options: readonly Option[], key = 'strike'): Asked => ({
  kind: 'choice',
  key,
  of: 'c1',
  see: 'all',
  min: 1,
  max: 1,
  options,
  ask: 0,
  slot: 0,
})

it('are the open ones with their price; several that read alike are one', () => {
  const options = [
    { value: 'none' },
    { value: 'with:sword', ...mana(1) },
    { value: 'with:Doom of the king', ...mana(1) },
    { value: 'trick' },
    { value: 'bite', whyNot: { rule: 'X-1', code: 'muzzled' } },
  ]
  expect(publicAnswers(display, s('exact'), ask(options))).toEqual([
    { words: 'none!', price: '0 mana' },
    { words: 'with!', price: '1 mana' },
  ])
})

it('are told of those of whom all is shown, in questions whose answers are for all', () => {
  const options = [{ value: 'none' }]
  expect(publicAnswers(display, s('exact'), ask(options))).toHaveLength(1)
  expect(publicAnswers(display, s('words'), ask(options))).toEqual([])
  expect(publicAnswers(display, s('nothing'), ask(options))).toEqual([])
  expect(publicAnswers(display, s('exact'), ask(options, 'other'))).toEqual([])
  expect(publicAnswers(display, s('exact'), { ...ask(options), of: 'gm' })).toEqual([])
  expect(publicAnswers(display, s('exact'), undefined)).toEqual([])
})
