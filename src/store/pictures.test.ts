import { expect, it, vi } from 'vitest'
import type { Combatant, Id } from '~/engine'
import { createTokenPictures, type TokenPicture } from './pictures'

/** Those who have these pictures. */
const state = (...pictures: (Id | undefined)[]) => ({
  combatants: Object.fromEntries(pictures.map((picture, i) => [`c${i}`, { id: `c${i}`, picture } as Combatant])),
})

/** Pictures that are kept under these ids, each let in by hand. */
function table(...kept: Id[]) {
  const closed: Id[] = []
  const shown: Id[][] = []
  const asked: Id[] = []
  const waiting: (() => void)[] = []
  const picture = (id: Id): TokenPicture => ({
    file: new Blob([id]),
    url: `blob:${id}`,
    image: { close: () => void closed.push(id) } as unknown as ImageBitmap,
  })
  const pictures = createTokenPictures(
    async id => {
      asked.push(id)
      await new Promise<void>(done => waiting.push(done))
      return kept.includes(id) ? picture(id) : null
    },
    all => shown.push([...all.keys()]),
  )
  const letIn = async () => {
    for (const done of waiting.splice(0)) done()
    await new Promise(done => setImmediate(done))
  }
  return { pictures, asked, shown, closed, kept, letIn }
}

vi.stubGlobal('URL', { revokeObjectURL: () => undefined })

it('each picture is decoded once, and all that are new are shown together', async () => {
  const { pictures, asked, shown, letIn } = table('a', 'b', 'c')
  pictures.want(state('a', 'b', 'a', undefined))
  pictures.want(state('a', 'b'))
  await letIn()
  pictures.want(state('c', 'b'))
  await letIn()
  expect(asked).toEqual(['a', 'b', 'c'])
  expect(shown).toEqual([
    ['a', 'b'],
    ['a', 'b', 'c'],
  ])
})

it('one that is missing is asked for once, and again when it was kept', async () => {
  const { pictures, asked, shown, kept, letIn } = table()
  pictures.want(state('a'))
  await letIn()
  pictures.want(state('a'))
  expect([asked, shown]).toEqual([['a'], []])
  kept.push('a')
  pictures.kept('a')
  pictures.want(state('a'))
  await letIn()
  expect(shown).toEqual([['a']])
})

it('when the fight is left all are let go, also those that are decoded only then', async () => {
  const { pictures, shown, closed, letIn } = table('a', 'b')
  pictures.want(state('a'))
  await letIn()
  pictures.want(state('b'))
  pictures.clear()
  await letIn()
  expect(shown).toEqual([['a'], []])
  expect(closed).toEqual(['a', 'b'])
})
