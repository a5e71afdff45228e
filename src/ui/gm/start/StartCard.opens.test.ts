// @vitest-environment happy-dom
import { createElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { useTable } from '~/store/state'
import { page } from '../../parts/testing/page'
import { setPreferences } from '../state/preferences'
import { useWindowState } from '../state/windowState'
import { useStartCard } from './StartCard'

beforeEach(() => {
  setPreferences({ start: true })
  useWindowState.setState({ dialog: null } as never)
})

/** The dialog that is open once a window has come so far. */
async function opened(phase: 'ready' | 'starting', fights: number) {
  useTable.setState({ phase, fights: Array.from({ length: fights }) as never, fight: null })
  await page(createElement(() => (useStartCard(), null)))
  return useWindowState.getState().dialog?.kind
}

test('whoever has no fight of their own finds the start card, once the window is ready, until it was closed', async () => {
  expect(await opened('starting', 0)).toBeUndefined()
  expect(await opened('ready', 2)).toBeUndefined()
  expect(await opened('ready', 0)).toBe('start')
  useWindowState.setState({ dialog: null } as never)
  setPreferences({ start: false })
  expect(await opened('ready', 0)).toBeUndefined()
})
