import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Fog } from '~/table'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import { useFight } from './useFight'
import { useFogOverlay } from './useFog'

vi.mock('./useFight', () => ({ useFight: vi.fn() }))

/** What a component has of the players' sight that wants it, or not, on a map under this fog. */
function overlay(mode: Fog['mode'], isWanted: boolean) {
  const { state } = skirmish().play.fight
  const fog: Fog = { mode, party: [], dark: false, hand: {}, known: {}, looks: {} }
  const snapshot = { ...state, board: { ...state.board, fog } }
  vi.mocked(useFight).mockReturnValue({ map: terrain.map, ruleset, terrain, snapshot } as never)
  let seen: ReturnType<typeof useFogOverlay>
  renderToStaticMarkup(
    createElement(() => {
      seen = useFogOverlay(isWanted)
      return null
    }),
  )
  return seen
}

test('what the players see is worked out where fog hides something from them and somebody wants to know', () => {
  for (const mode of ['hand', 'sight'] as const) {
    const { visible, known } = overlay(mode, true)!
    expect([visible.length, known.length]).toEqual([144, 144])
    expect(visible).not.toContain(1)
    expect(overlay(mode, false)).toBeUndefined()
  }
  expect(overlay('off', true), 'all of the map is seen').toBeUndefined()
  expect(overlay('off', false)).toBeUndefined()
})
