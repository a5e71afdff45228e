import { expect, it } from 'vitest'
import { createReceiver } from './receiver'

/** A receiver that hears what the GM's window says of itself. */
function screen() {
  const heard: string[] = []
  const receiver = createReceiver({
    onSeen: () => undefined,
    onGm: is => heard.push(is),
    ask: () => undefined,
    onRecord: () => undefined,
  })
  return {
    heard,
    gm: (is: string, epoch: number) => receiver.take('gm', new TextEncoder().encode(JSON.stringify({ is, epoch }))),
    take: (topic: string, words: string) => receiver.take(topic, new TextEncoder().encode(words)),
  }
}

it('the last word of a GM’s window that was loaded anew does not say that its successor is away', () => {
  const { heard, gm } = screen()
  gm('here', 1)
  gm('here', 2)
  gm('away', 1)
  expect(heard).toEqual(['here', 'here'])
  gm('away', 2)
  expect(heard.at(-1)).toBe('away')
})

it('a room that was closed stays closed, whatever becomes of the window that closed it, until it is opened again', () => {
  const { heard, gm } = screen()
  gm('here', 1)
  gm('closed', 1)
  gm('away', 1)
  expect(heard).toEqual(['here', 'closed'])
  gm('here', 2)
  expect(heard.at(-1)).toBe('here')
})

it('what is no word of a room is passed over', () => {
  const { heard, take } = screen()
  for (const words of ['', '{', '[]', 'null', '{"is":"here"}', '{"is":"gone","epoch":1}', '{"is":"here","epoch":-1}'])
    for (const topic of ['gm', 'record', 'change', 'picture/x/0', 'else']) take(topic, words)
  expect(heard).toEqual([])
})
