import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { derivedFrom } from '~/store/session/derived'
import type { FightView } from '~/store/session/fightView'
import { ruleset, skirmish, terrain } from '~/store/testing/skirmish'
import { provideActions, starting, useTable, type TableActions } from '~/store/state'
import { COMMANDS } from './commands/commands'
import { KEY } from './commands/keyNames'
import {
  OPENING,
  openDialog,
  openForm,
  openPage,
  openPictureForm,
  readWindowState,
  useWindowState,
  type Dialog,
  type FormKind,
} from './state/windowState'
import { listenToKeys, pressKey } from './keys'

/** Every key that means something at the table: letters and digits of actions and answers, and those of every command. */
const KEYS = [
  ...'abcdefghijklmnopqrstuvwxyz0123456789',
  'Enter',
  'ArrowUp',
  ...Object.values(KEY),
  ...COMMANDS.flatMap(({ keys }) => keys),
]
const DIALOGS: { readonly [kind in Dialog['kind']]: Dialog } = {
  about: { kind: 'about' },
  start: { kind: 'start' },
  forecast: { kind: 'forecast' },
  branches: { kind: 'branches' },
  letPlay: { kind: 'letPlay' },
  end: { kind: 'end' },
  retcon: { kind: 'retcon', done: 0 },
  menu: { kind: 'menu', who: 'a', x: 0, y: 0 },
  place: { kind: 'place', cell: 0, x: 0, y: 0 },
}
const FORMS: { readonly [kind in FormKind]: () => void } = {
  damage: () => openForm('damage'),
  heal: () => openForm('heal'),
  marker: () => openForm('marker'),
  rename: () => openForm('rename'),
  duplicate: () => openForm('duplicate'),
  picture: () => openPictureForm(null),
}
const OVER_FORM = COMMANDS.flatMap(({ keys, overForm }) =>
  overForm ? keys.filter(key => key.startsWith('Ctrl+')) : [],
)

/** What the table has heard: actions of the store, and keys of its parts. */
let heard: string[]
let quiet: (() => void)[]

beforeEach(() => {
  heard = []
  // No action of the store reaches a fight here: its name is noted.
  provideActions(new Proxy({}, { get: (_, name) => () => void heard.push(String(name)) }) as TableActions)
  useWindowState.setState(OPENING, true)
  const { state: snapshot, timeline } = skirmish().play.fight
  const fight: Partial<FightView> = {
    ...derivedFrom({ ruleset, snapshot, terrain }),
    ruleset,
    terrain,
    map: terrain.map,
    snapshot,
    asks: null,
    mark: timeline.mark,
  }
  useTable.setState({ ...starting, fight: fight as FightView })
  quiet = (['prompt', 'together', 'suggested', 'actions', 'map'] as const).map(layer =>
    listenToKeys(layer, name => heard.push(`${layer} ${name}`) < 0),
  )
  vi.stubGlobal('document', { querySelector: () => null })
})

afterEach(() => {
  for (const stop of quiet) stop()
  vi.unstubAllGlobals()
})

test('on the table each command has its key, and every other key is offered to the parts of the table in turn', () => {
  for (const key of KEYS) {
    heard = []
    useWindowState.setState(OPENING, true)
    const isTaken = pressKey(key)
    expect(heard.slice(0, 4), key).toEqual(
      ['prompt', 'together', 'suggested', 'actions'].map(layer => `${layer} ${key}`),
    )
    expect(isTaken, key).toBe(COMMANDS.some(({ keys }) => keys.includes(key)))
  }
})

test.each(Object.values(DIALOGS))('no key reaches the table behind a dialog: $kind', dialog => {
  for (const key of [...KEYS, 'Escape']) {
    openDialog(dialog)
    const before = readWindowState()
    expect(pressKey(key), key).toBe(false)
    expect(readWindowState(), key).toBe(before)
  }
  expect(heard).toEqual([])
})

test.each(Object.entries(FORMS))(
  'no key reaches the table below the small form, but those that say so: %s',
  (kind, open) => {
    open()
    const before = readWindowState()
    for (const key of KEYS.filter(name => !OVER_FORM.includes(name))) {
      expect(pressKey(key), key).toBe(false)
      expect(readWindowState(), key).toBe(before)
    }
    expect(heard).toEqual([])
    for (const key of OVER_FORM) expect(pressKey(key), key).toBe(true)
    expect(readWindowState().form?.kind).toBe(kind)
    expect(pressKey('Escape')).toBe(true)
    expect(readWindowState().form).toBeNull()
  },
)

test('on the library’s page no key does anything to the fight', () => {
  openPage('library')
  const before = readWindowState()
  for (const key of KEYS) pressKey(key)
  expect(heard).toEqual([])
  expect(readWindowState()).toBe(before)
  expect(pressKey('Escape')).toBe(true)
  expect(readWindowState().page).toBe('table')
})

test('without a fight only the keys of what can be done without one act', () => {
  useTable.setState({ fight: null })
  for (const stop of quiet) stop()
  const taken = KEYS.filter(key => {
    useWindowState.setState(OPENING, true)
    return pressKey(key)
  })
  expect(taken).toEqual(['/', 'Ctrl+k', '?'])
  expect(heard).toEqual([])
})
