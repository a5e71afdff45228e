import { describe, expect, it } from 'vitest'
import { slice } from './slice'

function* finding(...each: readonly (readonly unknown[])[]) {
  for (const found of each) yield found
}

describe('a slice of work', () => {
  it('tells all that was found before it says that it is all: who hears the end listens no longer', () => {
    expect(slice(3, finding(['one'], [], ['two', 'three']), () => false)).toEqual({
      messages: [
        { question: 3, found: ['one', 'two', 'three'] },
        { question: 3, done: true },
      ],
      isOver: true,
    })
  })

  it('ends when it is time, and the next one goes on from there', () => {
    const work = finding(['one'], ['two'])
    expect(slice(3, work, () => true)).toEqual({ messages: [{ question: 3, found: ['one'] }], isOver: false })
    expect(slice(3, work, () => true)).toEqual({ messages: [{ question: 3, found: ['two'] }], isOver: false })
    expect(slice(3, work, () => true)).toEqual({ messages: [{ question: 3, done: true }], isOver: true })
  })

  it('tells what was found before it failed, and why it did', () => {
    function* failing() {
      yield ['one']
      throw new Error('no way')
    }
    const [found, failed] = slice(3, failing(), () => false).messages
    expect(found).toEqual({ question: 3, found: ['one'] })
    expect(failed).toMatchObject({ question: 3, failed: expect.stringContaining('no way') })
  })
})
