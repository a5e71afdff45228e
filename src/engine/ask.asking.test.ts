import { expect, it } from 'vitest'
import { type Batch, type Proc, asking } from './ask'
import { check } from './check'
import { option } from './questions'

const { area, choose, chooseSome, number, path, roll, rollRequest, rollTogether } = asking<
  'strike.target' | 'strike.dice'
>()

/** What a procedure asks first. */
function asked(proc: Proc<unknown>): Batch {
  const { value, done } = proc.next('again')
  if (done) throw new Error('It asked nothing.')
  return value as Batch
}

it('a question is put under its key', () => {
  const batch = asked(choose('c1', 'strike.target', () => ['c2', 'c3'], { see: 'asked', default: 'c3' }))
  expect(batch.key).toBe('strike.target')
  expect(batch.questions.map(({ request }) => request)).toEqual([
    {
      kind: 'choice',
      key: 'strike.target',
      of: 'c1',
      see: 'asked',
      min: 1,
      max: 1,
      options: [{ value: 'c2' }, { value: 'c3' }],
      default: 'c3',
    },
  ])
})

it('rolls that are made together go under one key, each under its own besides', () => {
  const rolls = () => ['c1', 'c2'].map(of => rollRequest(of, 'strike.dice', [6]))
  const { key, questions } = asked(rollTogether('strike.dice', rolls))
  expect(key).toBe('strike.dice')
  expect(questions.map(({ request }) => [request.of, request.key])).toEqual([
    ['c1', 'strike.dice'],
    ['c2', 'strike.dice'],
  ])
})

it('a key that the ruleset does not have is no key for the compiler', () => {
  // @ts-expect-error a typo
  expect(asked(roll('c1', 'strike.dise', () => [6])).key).toBe('strike.dise')
  // @ts-expect-error another ruleset's
  expect(asked(number('c1', 'aim.bonus', () => ({ min: 0, max: 9 }))).key).toBe('aim.bonus')
  const where = () => ({ who: 'c1', budget: 6, parity: 0 as const })
  // @ts-expect-error any word
  expect(asked(path('c1', `${'strike' as string}.path`, where, () => undefined)).key).toBe('strike.path')
})

it('the answer keeps the type of its options', () => {
  const target: Proc<'left' | 'right'> = choose('c1', 'strike.target', () => ['left', 'right'])
  asked(target)
  expect(target.next(['right'])).toEqual({ done: true, value: 'right' })
})

it('what is usual is never closed: as things change while it is asked it is lit no more, and lit again', () => {
  const tired = { rule: 'TOY-ATK-01', code: 'tired' }
  let closed: readonly string[] = []
  const options = () => ['c2', 'c3'].map(id => (closed.includes(id) ? option(id, tired) : option(id)))
  const target = choose('c1', 'strike.target', options, { default: 'c3' })
  const lit = (batch: Batch) => batch.questions[0]!.request.default
  expect(lit(asked(target))).toBe('c3')
  closed = ['c3']
  expect(lit(target.next('again').value as Batch)).toBeUndefined()
  closed = ['c2']
  expect(lit(target.next('again').value as Batch)).toBe('c3')
  const way = choose('c1', 'strike.target', () => [{ to: 'c2', by: 1 }], { default: { to: 'c2', by: 1 } })
  expect(lit(asked(way))).toEqual({ to: 'c2', by: 1 })
  // Nor where somebody wrote down as usual what cannot be chosen.
  expect(lit(asked(choose('c1', 'strike.target', () => ['c2', 'c3'], { default: 'c4' as 'c2' })))).toBeUndefined()
})

it('some of several are always a list: where exactly one is to be chosen, it is the only one of it', () => {
  const options = () => ['c2', 'c3']
  const one = chooseSome('c1', 'strike.target', options, { min: 1, max: 1 }, { default: ['c3'] })
  const [question] = asked(one).questions
  expect(question!.request.default).toBe('c3')
  expect(check(question!, 'c3')).toBeUndefined()
  expect(check(question!, ['c3'])).toEqual(expect.any(String))
  expect(one.next(['c3'])).toEqual({ done: true, value: ['c3'] })

  // What the GM has taken away meanwhile is not lit.
  const some = chooseSome('c1', 'strike.target', options, { min: 0, max: 2 }, { default: ['c3', 'c4' as 'c3'] })
  expect(asked(some).questions[0]!.request.default).toEqual(['c3'])

  const upToOne = chooseSome('c1', 'strike.target', options, { min: 0, max: 1 }, { default: ['c3'] })
  const [atMost] = asked(upToOne).questions
  expect(atMost!.request.default).toEqual(['c3'])
  expect(check(atMost!, ['c3'])).toBeUndefined()
  expect(check(atMost!, 'c3')).toEqual(expect.any(String))
  expect(upToOne.next([['c3']])).toEqual({ done: true, value: ['c3'] })
})

it('an area is the form that was asked for, at a place, pointing at another or nowhere', () => {
  const form = { kind: 'circle', radius: 2 }
  const laid = area(
    'c1',
    'strike.target',
    () => ({ area: form, who: 'c1' }),
    () => undefined,
  )
  const [question] = asked(laid).questions
  const at = [512, 512]
  for (const right of [
    { ...form, at },
    { ...form, at, towards: [0, 0] },
    { ...form, at: [4096 * 1024, -4096 * 1024] },
  ])
    expect(check(question!, right)).toBeUndefined()
  const others = [
    form,
    { ...form, radius: 3, at },
    { ...form, at, more: 1 },
    { ...form, at: [1] },
    { ...form, at: [0.5, 0] },
  ]
  const nowhere = [
    { ...form, at, towards: 'x' },
    { ...form, at: [4096 * 1024 + 1, 0] },
    { ...form, at: [0, -4096 * 1024 - 1] },
    { ...form, towards: at },
    null,
    'circle',
    [],
  ]
  for (const wrong of [...others, ...nowhere])
    expect(check(question!, wrong), JSON.stringify(wrong)).toEqual(expect.any(String))
})
