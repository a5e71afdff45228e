import * as v from 'valibot'
import { expect, it } from 'vitest'
import { givePort, pageAsking, playersToken } from './windowTransport'
import { port, ready } from './messages'
import { tokenStore } from './testing/windows'

const page = {} as Window

const asking = (change: object, data: object) =>
  Object.assign(new Event('message'), { origin: 'null', source: page, data: { fray: 'ready', ...data }, ...change })

it('a token has 128 bits of chance, and is the same until its window is closed', () => {
  const tokens = tokenStore()
  let drawn = 0
  const draw = () => (0xabcdef00 + drawn++).toString(16)
  const token = playersToken(tokens, draw)
  expect(token).toBe('abcdef00abcdef01abcdef02abcdef03')
  expect(playersToken(tokens, draw)).toBe(token)
  expect(playersToken(tokenStore(), draw)).not.toBe(token)
})

it('the page that was opened is known by its token', () => {
  const tokens = tokenStore()
  const token = playersToken(tokens, () => '0badcafe')
  expect(pageAsking(asking({}, { token }), tokens)).toBe(page)
})

it.each([
  ['has an origin', { origin: 'http://localhost' }, {}],
  ['has guessed', {}, { token: 'guess' }],
  ['has no token', {}, { token: undefined }],
  ['says a word more', {}, { more: true }],
  ['says something else', {}, { fray: 'port' }],
  ['is gone already', { source: null }, {}],
])('a page that %s is not the players’', (_, change, data) => {
  const tokens = tokenStore()
  const token = playersToken(tokens, () => '0badcafe')
  expect(pageAsking(asking(change, { token, ...data }), tokens)).toBeNull()
})

it('before a window was opened no page is the players’, whatever it says', () => {
  expect(pageAsking(asking({}, { token: '' }), tokenStore())).toBeNull()
})

it('by these words windows of any two versions find each other: they are of no version, and never change', () => {
  expect(v.safeParse(ready, { fray: 'ready', token: '' }).success).toBe(true)
  let given: unknown
  givePort({ postMessage: (word: unknown) => (given = word) } as unknown as Window).close()
  expect(given).toEqual({ fray: 'port' })
  expect(v.safeParse(port, given).success).toBe(true)
})
