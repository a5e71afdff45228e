// @vitest-environment happy-dom
import { it } from 'vitest'
import { rulesets } from '~/rulesets'
import { isLong } from '../long'
import { squareAt, standIn, write } from './browser'

standIn()
const { openWindow } = await import('./openWindow')

/** Most controls of a place that are used; what a long one has beyond them is more of the same. */
const MOST = 60
/** Lines of one step that are kept to be read. */
const LINES = 6
/** How many controls lie on the way to one at most: a menu, then its dialog. */
const DEEPEST = 3
/** What loads another language or other rules, moves the browser elsewhere, asks it for a file, or plays whole fights. */
const ELSEWHERE = /^(Language|Play the bridge|Players’ screens?|Install|Guide)|forecast|file/i

const CONTROLS = 'button, input, select, summary, textarea, [role=option], [role^=menuitem]'
/** What an input is that is pressed and not written into. */
const PRESSED = /^(checkbox|radio|file|button|submit)$/
const nameOf = (of: Element) =>
  `${of.tagName} ${of.getAttribute('aria-label') ?? of.closest('label')?.textContent ?? of.textContent ?? ''}`

/** Uses a control as a hand does: presses it, turns to what it offers next, or writes a number into it. */
function use(control: Element): void {
  if (control instanceof HTMLSelectElement) {
    control.selectedIndex = (control.selectedIndex + 1) % control.options.length
    control.dispatchEvent(new Event('change', { bubbles: true }))
  } else if (
    control instanceof HTMLTextAreaElement ||
    (control instanceof HTMLInputElement && !PRESSED.test(control.type))
  ) {
    control.focus()
    write(control, control.type === 'range' ? '0' : '3')
    control.form?.requestSubmit()
    control.blur()
  } else if (control instanceof HTMLElement) control.click()
}

/** The one that is walked at every change. */
const SHORT = 'what there is by Tiny Tests when combat is over'

type Window = Awaited<ReturnType<typeof openWindow>>
interface Walk {
  name: string
  ruleset: string
  /** What has to be there before. */
  prepare?: (window: Window) => unknown
  /** What is opened one after the other, in one fight. */
  places: readonly ((window: Window) => unknown)[]
}
const WALKS: readonly Walk[] = [
  {
    name: 'encounter and map',
    ruleset: 'ratbags',
    places: [w => w.openTab('encounter'), w => w.openTab('map')],
  },
  {
    name: 'log, house rules and fights',
    ruleset: 'endurance',
    places: [w => w.openTab('log'), w => w.openPage('houseRules'), w => w.openTab('fights')],
  },
  {
    name: 'dialogs',
    ruleset: 'tiny',
    places: [
      w => w.openDialog({ kind: 'retcon', done: 0 }),
      // What was to be changed is no longer there.
      w => w.openDialog({ kind: 'retcon', done: 9 }),
      w => w.openDialog({ kind: 'letPlay' }),
      w => w.openDialog({ kind: 'branches' }),
      w => w.openPanel({ kind: 'screens' }),
      w => w.openDialog({ kind: 'start' }),
    ],
  },
  {
    name: 'sheets of several and the library',
    ruleset: 'murdham',
    async prepare(w) {
      const entries = await w.actions.entries()
      const everybody = Object.keys(w.useTable.getState().fight!.snapshot.combatants)
      await entries.keepParty('The party', everybody.slice(0, 2))
      await entries.make('encounter here', 'Ambush', '')
      await entries.keepCombatants(everybody.slice(-1))
    },
    places: [
      w => {
        w.actions.select(Object.keys(w.useTable.getState().fight!.snapshot.combatants).slice(0, 3))
        w.openTab('sheet')
      },
      w => w.openPanel({ kind: 'palette', text: 'damage' }),
      w => w.openPage('library'),
      ...[0, 1, 2, 3].map(n => () => [...document.querySelectorAll<HTMLElement>('[data-card]')][n]?.click()),
    ],
  },
  {
    name: 'menus of the map',
    ruleset: 'endurance',
    places: [
      () => callMenu(document.querySelector('[data-token]'), [4, 8]),
      () => callMenu([...document.querySelectorAll('[data-token]')].at(-1), [14, 8]),
      () => callMenu(document.querySelector('.board'), [11, 12]),
      () => callMenu(document.querySelector('[data-door]'), [21, 8]),
    ],
  },
  ...rulesets.map(({ id, name }) => ({
    name: `what there is by ${name} when combat is over`,
    ruleset: id,
    prepare: (w: Window) => void w.asGm('end'),
    places: [(w: Window) => w.openTab('log'), (w: Window) => w.openTab('encounter')],
  })),
]

/** Calls the menu of something on the map, as a right click there does. */
function callMenu(at: Element | null | undefined, square: readonly [number, number]): void {
  at?.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true, ...squareAt(...square) }))
}

it.each(WALKS.filter(({ name }) => isLong || name === SHORT))(
  'every control of $name does what it did',
  { timeout: 600_000 },
  async ({ name, ruleset, prepare, places }) => {
    const window = await openWindow(ruleset, LINES)
    const { step, press, leave, openTab, actions, useTable, keep } = window
    const controls = () => [...document.querySelectorAll(CONTROLS)].filter(one => !one.matches(':disabled'))
    const names = () => controls().map(nameOf)
    const steps = () => useTable.getState().fight?.steps ?? 0
    const useOf = (wanted: string) => {
      const control = controls().find(its => nameOf(its) === wanted)
      if (control) use(control)
    }
    await step('opens', () => prepare?.(window))
    for (let i = 0; i < 4; i++) await press('Enter')
    if (prepare) await step('looks at something else', () => openTab('map'))
    const known = new Set(names())
    const found = (way: readonly string[]) => {
      const all = new Set(names().filter(one => !known.has(one) && !ELSEWHERE.test(one.replace(/^\w+ /, ''))))
      for (const one of all) known.add(one)
      return [...all].map(one => [...way, one])
    }
    for (const [i, open] of places.entries()) {
      await step(`opens the ${i + 1}. place`, () => open(window))
      // Each control is used once, by the shortest way to it.
      const ways = found([])
      for (let n = 0; n < Math.min(ways.length, MOST); n++) {
        const way = ways[n]!
        const before = steps()
        for (const one of way) await step(`uses ${one}`, () => useOf(one))
        if (way.length < DEEPEST) ways.push(...found(way))
        await step('goes back', () => {
          leave()
          for (let left = steps() - before; left > 0; left--) actions.undo()
          open(window)
        })
      }
    }
    await keep(`places-${name.replaceAll(/\W+/g, '-')}`)
  },
)
