import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localHint } from './browserPorts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('fights and what is not saved of them are remembered apart', () => {
  const hint = localHint()
  expect([hint.read(), hint.readUnsaved()]).toEqual([[], []])
  hint.write(['a', 'b'])
  hint.writeUnsaved([['a', 'Bridge', 2]])
  expect([hint.read(), hint.readUnsaved()]).toEqual([['a', 'b'], [['a', 'Bridge', 2]]])
})

test('of what others wrote there only what is such a hint counts', () => {
  kept.set('fray/fights', '["a", 1, null, {}]')
  kept.set(
    'fray/unsaved',
    '[["a", "Bridge", 2], ["b", "Ford"], [1, "Ford", 2], ["b", 1, 2], ["b", "Ford", "2"], "b", null]',
  )
  expect([localHint().read(), localHint().readUnsaved()]).toEqual([['a'], [['a', 'Bridge', 2]]])
  for (const broken of ['{}', '3', 'null', 'no JSON']) {
    kept.set('fray/fights', broken)
    expect(localHint().read()).toEqual([])
  }
})

test('without localStorage nothing is remembered, and nothing fails', () => {
  vi.stubGlobal('localStorage', undefined)
  const hint = localHint()
  hint.write(['a'])
  hint.writeUnsaved([])
  expect([hint.read(), hint.readUnsaved()]).toEqual([[], []])
})
