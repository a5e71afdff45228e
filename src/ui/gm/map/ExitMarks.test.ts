// @vitest-environment happy-dom
import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Json } from '~/engine'
import { derivedFrom } from '~/store/session/derived'
import { provideActions, type TableActions, useTable } from '~/store/state'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { page } from '../../parts/testing/page'
import { bringBack } from '../commands/aboutCombatant'
import { useWindowState } from '../state/windowState'
import { ExitMarks } from './ExitMarks'

test('whoever has left has a mark at the nearest edge that says so, calls their menu, and goes when they come back to where they stood', async () => {
  const { play, guard } = skirmish()
  const shows = () => {
    const snapshot = play.fight.state
    const log = play.log()
    const derived = derivedFrom({ ruleset, snapshot, terrain })
    const fight = { id: 'f', ruleset, snapshot, terrain, map: terrain.map, present: log.present, ...derived }
    useTable.setState({ fight: fight as never, log, pictures: new Map() })
    return createElement(ExitMarks)
  }
  const gm = (type: string, given: { [key: string]: Json }) => {
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
    return shown.show(shows())
  }
  const shown = await page(shows())
  const marks = () =>
    [...shown.here.querySelectorAll('button')].map(one => [one.getAttribute('aria-label'), one.style.left])
  expect(marks()).toEqual([])
  await gm('place', { who: guard, cell: 5 * 12 + 10 })
  await gm('decree', { who: [guard], what: 'flees' })
  const { name } = play.fight.state.combatants[guard]!
  expect(marks()).toEqual([[`${name}, fled, last at column 11, row 6`, 'calc(var(--x) + 11.55 * var(--square))']])
  await shown.press(/fled/)
  expect(useWindowState.getState().dialog).toMatchObject({ kind: 'menu', who: guard })
  provideActions({ do: command => play.do(command) === null } as Partial<TableActions> as TableActions)
  bringBack(guard)
  await shown.show(shows())
  expect([marks(), play.fight.state.combatants[guard]!.cell]).toEqual([[], 5 * 12 + 10])
  bringBack(guard)
  expect(play.fight.state.combatants[guard]!.cell).toBe(5 * 12 + 10)
})
