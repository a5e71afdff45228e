// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { it, vi } from 'vitest'
import { foundryPack, improvedInitiative } from '../fixtures/creatures'
import { foundryFields } from '../fixtures/foundryScene'
import { makePng } from '../fixtures/png'
import { makeUvtt } from '../fixtures/uvtt'
import { standIn } from './browser'

// Files are read in a worker, which only a browser has.
vi.mock('~/formats/worker/importFile', () => import('~/app/testing/worker'))
standIn()
const { openWindow } = await import('./openWindow')

const file = (name: string, content: string | Uint8Array<ArrayBuffer>) => new File([content], name)
const FILES: readonly (readonly [string, () => File])[] = [
  ['creatures of Improved Initiative', () => file('backup.json', JSON.stringify(improvedInitiative))],
  ['a pack of Foundry', () => file('pack.db', foundryPack)],
  ['a scene of Foundry', () => file('scene.json', JSON.stringify(foundryFields()))],
  ['a Universal VTT map', () => file('map.uvtt', makeUvtt())],
  ['a picture', () => file('map.png', new Uint8Array(makePng(40, 30)))],
  ['a fight', () => file('tiny.fray', new Uint8Array(readFileSync('test/recorded/fights/tiny.fray')))],
  ['nothing that can be read', () => file('notes.txt', 'Bring snacks.')],
]

it('the library, its entries and what files bring look as before', { timeout: 240_000 }, async () => {
  const { step, press, click, named, type, actions, useTable, lookInto, openPage, openTab, keep } =
    await openWindow('endurance')
  const entries = await actions.entries()
  await entries.make('encounter here', 'Ambush', '')
  const everybody = Object.keys(useTable.getState().fight!.snapshot.combatants)
  await entries.keepParty('The party', everybody.slice(0, 2))
  await entries.keepCombatants(everybody.slice(-1))
  await step('opens', () => openPage('library'))
  for (const name of ['Ambush', 'The party', 'Bowman'])
    await step(`chooses ${name}`, () => named(new RegExp(name), '[data-card]').click())
  // A name: as it was, none, and another.
  await step('chooses Ambush again', () => named(/Ambush/, '[data-card]').click())
  for (const name of ['Ambush', '', 'The ambush']) {
    await click('More about Ambush')
    await click(/^Rename/, '[role=menuitem]')
    named('Name', 'input').focus()
    await type(name)
    await press('Enter')
  }
  await click('New …')
  await click(/^A creature/)
  await press('x')
  await press('Escape')
  await click('New …')
  await click(/^An empty party/)
  await type('The second party')
  await press('Enter')
  for (const shelf of [/^Creatures/, /^Trash/, /^Everything/]) await click(shelf, 'nav button')
  for (const [what, made] of FILES) await step(`looks into ${what}`, () => lookInto([made()]))
  await step('looks into several', () => lookInto(FILES.slice(0, 3).map(([, made]) => made())))
  await step('opens the fights', () => openTab('fights'))
  await keep('library')
})
