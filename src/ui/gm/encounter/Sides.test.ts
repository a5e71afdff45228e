// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { expect, test } from 'vitest'
import { derivedFrom } from '~/store/session/derived'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { starting, useTable } from '~/store/state'
import { ENCOUNTER } from '~/words/en/sheets'
import { page } from '../../parts/testing/page'
import { addSystemParts } from '../../systems'
import { Sides } from './Sides'

test('the name of a side is kept while it is typed, and taken with Enter', async () => {
  addSystemParts(ruleset.id, {} as never)
  const { state: snapshot } = skirmish().play.fight
  const fight = { ...derivedFrom({ ruleset, snapshot, terrain }), ruleset, snapshot, terrain, asks: null }
  useTable.setState({ ...starting, fight: fight as never })
  const { one } = await page(createElement(Sides))
  const field = one(ENCOUNTER.sides.name('Heroes'))
  field.focus()
  const press = (key: string) =>
    act(async () => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await press('x')
  expect(document.activeElement).toBe(field)
  await press('Enter')
  expect(document.activeElement).not.toBe(field)
})
