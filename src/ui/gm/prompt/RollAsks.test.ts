// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { diceDraft } from '~/store/play/drafts'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { QUESTIONS } from '~/words/en/prompt'
import { page } from '../../parts/testing/page'
import { pressPrompt } from './promptKeys'
import { RollAsks } from './RollAsks'

type Roll = Parameters<typeof RollAsks>[0]['asks'][number]
vi.mock('./RollSum', () => ({ RollSum: () => null }))
vi.mock('../../parts/dice/Dice', () => ({ Dice: () => null }))

const ask = (slot: string, dice: readonly number[], more: object = {}) =>
  ({ kind: 'roll', ask: 1, slot, key: 'hit', of: slot, dice, ...more }) as unknown as Roll
const ATTACK = ask('a', [20])
const TWO = [ask('a', [20]), ask('b', [6, 6])]

let taken: unknown[] = []
beforeEach(() => {
  taken = []
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }))
  const combatants = Object.fromEntries(['a', 'b'].map(id => [id, { id, name: id.toUpperCase(), side: 's1' }]))
  const text = {
    dice: (of: Roll) => of.dice.map(() => ''),
    part: ({ words }: { words: string }) => words,
    option: () => '',
  }
  const snapshot = { combatants, sides: { s1: { name: 'Heroes', badge: 0 } } }
  useTable.setState({ drafts: {}, dice: {}, fight: { ruleset: { display: { text } }, snapshot, asks: TWO } as never })
  const close = (of: Roll) => (
    act(() =>
      useTable.setState(({ fight }) => ({
        fight: { ...fight!, asks: fight!.asks!.filter(one => one.slot !== of.slot) },
      })),
    ),
    true
  )
  provideActions({
    draft: (name: string, words: string | null) =>
      act(() => useTable.setState(({ drafts }) => ({ drafts: { ...drafts, [name]: words ?? undefined } as never }))),
    answer: (of: Roll, faces: unknown, how: string) => (taken.push([of.slot, faces, how]), close(of)),
    rollFor: (of: Roll, faces: unknown) => (taken.push([of.slot, faces]), close(of)),
  } as unknown as TableActions)
})

const asked = (asks: readonly Roll[]) => page(createElement(RollAsks, { asks }))
const press = async (...keys: string[]) => {
  for (const key of keys) await act(async () => pressPrompt(key))
}
const draftOf = (of: Roll) => useTable.getState().drafts[diceDraft(of)]

test('digits go from box to box, and Enter takes what was typed', async () => {
  await asked(TWO)
  await press('1', '7', '4', '2')
  expect(TWO.map(draftOf)).toEqual(['17', '4,2'])
  await press('Enter')
  expect(taken).toEqual([
    ['b', [4, 2], 'physical'],
    ['a', [17], 'physical'],
  ])
  expect(TWO.map(draftOf)).toEqual([undefined, undefined])
})

test('what nobody typed Fray rolls, after what was typed', async () => {
  useTable.setState({ drafts: { [diceDraft(TWO[1]!)]: ',5' } })
  await asked(TWO)
  await press('Enter')
  expect(taken).toEqual([
    ['b', [null, 5]],
    ['a', [null]],
  ])
})

test('a roll that the one before has settled is not taken again', async () => {
  useTable.setState(({ fight }) => ({ fight: { ...fight!, asks: [TWO[0]!] } }))
  await asked(TWO)
  await press('Enter')
  expect(taken).toEqual([['a', [null]]])
})

test('the button says what Enter does: roll, roll the rest, take these', async () => {
  const words = async (drafts: string | undefined) => {
    useTable.setState({ drafts: drafts === undefined ? {} : { [diceDraft(TWO[1]!)]: drafts } })
    const { here } = await asked([TWO[1]!])
    return here.querySelector('button[type=submit]')?.textContent
  }
  expect(await words(undefined)).toContain(QUESTIONS.dice.rolls)
  expect(await words('3,')).toContain(QUESTIONS.dice.rest)
  expect(await words('3,4')).toContain(QUESTIONS.dice.these)
})

test('a digit that no face begins with is refused aloud, and the next one takes the refusal away', async () => {
  const { here } = await asked([ask('b', [6])])
  await press('7')
  expect(here.querySelector('[role=alert]')?.textContent).toBe(QUESTIONS.dice.noFace('7', 6))
  expect(here.querySelector('input')!.getAttribute('aria-describedby')).toBe(here.querySelector('[role=alert]')!.id)
  await press('5')
  expect([here.querySelector('[role=alert]'), draftOf(ask('b', [6]))]).toEqual([null, '5'])
})

test('dice that are called the same say which of them they are', async () => {
  const { here } = await asked(TWO)
  const labels = [...here.querySelectorAll('input:not([type=checkbox])')].map(box => box.getAttribute('aria-label'))
  expect(labels).toEqual(['d20', `d6, ${QUESTIONS.dice.place(1, 2)}`, `d6, ${QUESTIONS.dice.place(2, 2)}`])
})

test('what is added says whether it helps, and what the roll is held against whether more or less is needed', async () => {
  const against = (isUnder: boolean) => ({ words: 'Save', n: 12, isUnder, rule: 'A-1' })
  const adds = [
    { words: 'Aim', n: 2, rule: 'A-2' },
    { words: 'Cover', n: -4, rule: 'A-3' },
  ]
  const { here } = await asked([{ ...ATTACK, stated: { against: against(true), adds } } as never])
  const chips = [...here.querySelectorAll('.chip')]
  expect(chips.map(chip => chip.querySelector('b')!.className)).toEqual(['text-good', 'text-danger', ''])
  expect(chips[2]!.textContent).toBe(`${QUESTIONS.dice.atMost} Save 12`)
  const { text } = await asked([{ ...ATTACK, stated: { against: against(false) } } as never])
  expect(text()).toContain(`${QUESTIONS.dice.against} Save 12`)
  const { here: bare } = await asked([{ ...ATTACK, stated: {} } as never])
  expect(bare.querySelectorAll('[role=group]')).toHaveLength(0)
})
