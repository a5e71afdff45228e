import { beforeEach, expect, test } from 'vitest'
import {
  OPENING,
  changeWindow,
  chooseSquareFor,
  closeDialog,
  closeOnTable,
  closePanel,
  forgetFight,
  openDialog,
  openForm,
  openPage,
  openPalette,
  openPanel,
  openPictureForm,
  openRule,
  openTab,
  readWindowState,
  takeTool,
  togglePage,
  useWindowState,
} from './windowState'

beforeEach(() => useWindowState.setState(OPENING, true))

test('of pages, panels, dialogs and forms the latest is the open one', () => {
  openPage('houseRules')
  togglePage('asPlayers')
  expect(readWindowState().page).toBe('asPlayers')
  togglePage('asPlayers')
  expect(readWindowState().page).toBe('table')
  openPanel({ kind: 'keys' })
  openPalette('2d6')
  expect(readWindowState().panel).toEqual({ kind: 'palette', text: '2d6' })
  openDialog({ kind: 'forecast' })
  openDialog({ kind: 'retcon', done: 3 })
  expect(readWindowState().dialog).toEqual({ kind: 'retcon', done: 3 })
  openPictureForm(null)
  openForm('damage')
  expect(readWindowState().form).toEqual({ kind: 'damage' })
})

test('a panel or dialog closes itself, and not what it has opened on its way out', () => {
  openPalette()
  openPanel({ kind: 'keys' })
  closePanel('palette')
  expect(readWindowState().panel).toEqual({ kind: 'keys' })
  openDialog({ kind: 'menu', who: 'a', x: 1, y: 2 })
  openDialog({ kind: 'about' })
  closeDialog('menu')
  expect(readWindowState().dialog).toEqual({ kind: 'about' })
})

test.each([
  ['a tab', () => openTab('log')],
  ['a panel', () => openPanel({ kind: 'screens' })],
  ['a form', () => openForm('heal')],
  ['a rule', () => openRule('END-ACT-08')],
])('%s called for in the library is seen at once: the library gives way', (_, open) => {
  openPage('library')
  open()
  expect(readWindowState().page).toBe('table')
})

test('a rule that is asked for twice is a new wish', () => {
  openRule('END-ACT-08')
  const { rule } = readWindowState()
  openRule('END-ACT-08')
  expect(readWindowState().rule).toEqual(rule)
  expect(readWindowState().rule).not.toBe(rule)
})

test('a step back closes what was called for on the table, once', () => {
  takeTool('ruler')
  openForm('damage')
  openPanel({ kind: 'keys' })
  expect(closeOnTable()).toBe(true)
  expect(readWindowState()).toEqual(OPENING)
  expect(closeOnTable()).toBe(false)
})

test('a square is chosen for one thing: Escape, a tool and another fight end it', () => {
  for (const end of [closeOnTable, () => takeTool('ruler'), forgetFight, () => chooseSquareFor(null)]) {
    chooseSquareFor(() => {})
    end()
    expect(readWindowState().choosing).toBeNull()
  }
})

test('a fight takes with it what was called for in it', () => {
  takeTool('fog')
  openForm('damage')
  openDialog({ kind: 'branches' })
  changeWindow(w => void (w.map.brush = 3))
  forgetFight()
  expect(readWindowState()).toEqual(OPENING)
  openDialog({ kind: 'about' })
  forgetFight()
  expect(readWindowState().dialog).toEqual({ kind: 'about' })
})
