import { afterEach, expect, test, vi } from 'vitest'

/** A window that opens now: the system's colours as given, and what an earlier window has kept. */
async function opened(system: 'dark' | 'light', kept?: object) {
  const storage = new Map(kept && [['fray.window', JSON.stringify(kept)]])
  const media = Object.assign(new EventTarget(), { matches: system === 'light' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  })
  vi.stubGlobal('matchMedia', () => media)
  vi.resetModules()
  const { setPreferences, theme } = await import('./preferences')
  return {
    theme: theme.value,
    setPreferences,
    heard: theme.subscribe,
    kept: () => JSON.parse(storage.get('fray.window') ?? '{}') as object,
    systemTurns(to: 'dark' | 'light') {
      media.matches = to === 'light'
      media.dispatchEvent(new Event('change'))
    },
  }
}

afterEach(() => vi.unstubAllGlobals())

test('the theme follows the operating system, also while the window is open', async () => {
  const { theme, systemTurns, heard } = await opened('light')
  expect(theme()).toBe('light')
  const listener = vi.fn()
  heard(listener)
  systemTurns('dark')
  expect(theme()).toBe('dark')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a theme that was chosen stays, in this window and in the next', async () => {
  const now = await opened('light')
  now.setPreferences({ theme: 'dark' })
  now.systemTurns('light')
  expect(now.theme()).toBe('dark')
  const later = await opened('light', now.kept())
  expect(later.theme()).toBe('dark')
  later.systemTurns('light')
  expect(later.theme()).toBe('dark')
})

test('other settings that are kept choose no theme', async () => {
  const now = await opened('light')
  now.setPreferences({ odds: false })
  expect(now.kept()).not.toHaveProperty('theme')
  expect((await opened('dark', now.kept())).theme()).toBe('dark')
})

test('whoever put the lines of an older version away sees no hints, and a hint that was followed is kept', async () => {
  const { kept, setPreferences } = await opened('dark', { hint: false })
  setPreferences({ odds: false })
  expect(kept()).toMatchObject({ hintsDone: ['choose', 'strike', 'answer', 'move'] })
  const later = await opened('dark', { hintsDone: ['strike', 'nonsense'] })
  later.setPreferences({ start: false })
  expect(later.kept()).toMatchObject({ hintsDone: ['strike'], start: false })
})
