import { act, createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import type { GmTable } from '~/store/players/playersView'
import { digestOf, squareAt, takeTold, write } from './browser'
import { changes, seen } from './seen'

/** What Enter does in a browser where nothing else is said. */
function entered(at: Element): void {
  if (at instanceof HTMLButtonElement) at.click()
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit()
}

/** What Escape does there: the dialog that was opened last may refuse. */
function left(): void {
  const dialog = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close()
}

/** How often the page gets a frame after each step, and how long they are apart in ms: until everything that moves has come to rest. */
const FRAMES = 8
const FRAME = 400
/**
 * The GM's window with the demo fight by these rules on a page without a browser, until the test is over, and what its walk shows:
 * `test/window/seen` keeps it, step by step. `FRAY_LONG=1 npx vitest run test/window -u` writes it anew; what has changed is to be read like code.
 *
 * @param most lines of one step; of a longer one the rest is told by a digest
 */
export async function openWindow(ruleset: string, most = 24) {
  vi.clearAllTimers()
  vi.resetModules()
  localStorage.clear()
  const { modules } = await import('./modules')
  const { parts, rulesets } = modules
  // What loads later is here before it is called for: nothing waits for real time.
  const { systems, ...others } = parts
  await Promise.all([
    ...rulesets.map(entry => entry.id === ruleset && Promise.all([entry.load(), entry.tactics(), entry.rulebook()])),
    ...Object.entries(others).map(([name, load]) => name !== 'german' && name !== 'updates' && load()),
  ])
  // The table opens with a fight by the first rules.
  for (const id of new Set([rulesets[0]!.id, ruleset]))
    modules.addSystemParts(id, (await systems[id as keyof typeof systems]()).parts)
  const transport = { state: 'closed' as const, open: () => undefined, listen: () => undefined, close: () => undefined }
  let drawn = 0
  const feed = modules.createFeed({ transport, draw: () => (drawn++).toString(16).padStart(8, '0') })
  const toPlayers = { ...feed, publish: (table: GmTable) => feed.publish(modules.playersView(table)) }
  await modules.openTable({
    demo: modules.demo,
    files: modules.createFiles(rulesets),
    feed: toPlayers,
    rooms: async hear => (await parts.screens()).openRooms(toPlayers, hear),
    aheadPool: () => Promise.resolve(modules.poolHere()),
  })
  const page = document.body.appendChild(document.createElement('main'))
  const root = createRoot(page)
  let other: Root | null = null
  onTestFinished(async () => {
    await act(async () => (root.unmount(), other?.unmount()))
    document.body.replaceChildren()
  })
  /** Files are read in real time. */
  const isReading = () => document.body.textContent?.includes('Stop reading')
  /** Time goes by until the page is at rest. */
  const rest = async () => {
    for (let frame = 0; frame < FRAMES || isReading(); frame++)
      await act(async () => {
        for (let tick = 0; tick < 30; tick++) await new Promise(resolve => setImmediate(resolve))
        // What is loaded by a click takes as long as it takes. To look whether anything is being loaded takes a millisecond of real time.
        if (frame % 4 === 0) await vi.dynamicImportSettled()
        vi.advanceTimersByTime(FRAME)
      })
  }
  // Somebody is at the window.
  window.dispatchEvent(new Event('pointerdown'))
  await act(async () => root.render(createElement(modules.GmWindow, { parts })))
  // The fight with which the table opens is kept before the demo is: lists go by when something was kept.
  await rest()
  await act(async () => modules.state.actions.demoFight(ruleset))
  await rest()

  let before: readonly string[] = []
  let looked: Element = document.body
  const told: string[] = []
  /** Does something, and notes what is another on the page after it. */
  const step = async (words: string, how: () => unknown) => {
    await act(async () => void (await how()))
    await rest()
    const now = seen(looked)
    const lines = changes(before, now)
    before = now
    const more = lines.slice(most)
    told.push(`> ${words}`, ...lines.slice(0, most))
    told.push(...new Set(takeTold().map(what => `~ ${what}`)))
    told.push(more.length > 0 ? `… ${more.length} lines more, ${digestOf(more.join('\n'))}\n` : '')
  }
  /** A control by its name; the last one drawn lies on top. */
  const named = (name: string | RegExp, kind = 'button, [role], input, select, summary, a') => {
    const fits = (words: string | null | undefined) =>
      typeof name === 'string' ? words?.trim() === name : name.test(words?.trim() ?? '')
    const found = [...document.body.querySelectorAll<HTMLElement>(kind)].findLast(
      one => fits(one.getAttribute('aria-label')) || fits(one.textContent),
    )
    if (!found) throw new Error(`Nothing on the page is called ${name}.`)
    return found
  }
  /** The pointer at these squares one after the other, on `at`: pressed at the first and let go at the last. */
  const stroke = (at: Element, squares: readonly (readonly [number, number])[], given: object = {}) => {
    const events = ['pointermove', 'pointerdown', ...squares.map(() => 'pointermove'), 'pointerup', 'click'] as const
    const places = [squares[0]!, squares[0]!, ...squares, squares.at(-1)!, squares.at(-1)!]
    for (const [i, type] of events.entries()) {
      const to = type === 'pointermove' && i > 0 ? document : null
      const buttons = type === 'pointerdown' || to ? 1 : 0
      const how = { bubbles: true, cancelable: true, isPrimary: true, pointerId: 1, button: 0, buttons }
      const event = { ...how, pointerType: 'mouse', ...squareAt(...places[i]!), ...given }
      at.dispatchEvent(new PointerEvent(type, event))
    }
  }
  const keyed = (key: string, held: object = {}) => {
    const at = document.activeElement ?? document.body
    const isTaken = !at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held }))
    if (!isTaken && key === 'Enter') entered(at)
    if (!isTaken && key === 'Escape') left()
    at.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true, cancelable: true, ...held }))
  }
  return {
    ...modules,
    ...modules.state,
    step,
    named,
    stroke,
    /** Draws a page beside the window, which is the one looked at from now on. */
    beside(drawn: ReactNode) {
      if (looked === document.body) {
        looked = document.body.appendChild(document.createElement('aside'))
        other = createRoot(looked)
      }
      other?.render(drawn)
    },
    /** Escape within another step. */
    leave: () => keyed('Escape'),
    /** Presses a key where the keyboard is: `Shift+x`, `Ctrl+z`, `Enter`. */
    press(keys: string) {
      const names = keys.split('+')
      const key = names.pop() || '+'
      const held = { shiftKey: names.includes('Shift'), ctrlKey: names.includes('Ctrl'), altKey: names.includes('Alt') }
      return step(`presses ${keys}`, () => keyed(key, held))
    },
    /** Types into the field that has the keyboard, in the place of what stands there. */
    type: (words: string) =>
      step(`types “${words}”`, () => {
        const field = document.activeElement
        if (!(field instanceof HTMLInputElement)) throw new Error('No field has the keyboard.')
        write(field, words)
      }),
    click: (name: string | RegExp, kind?: string) => step(`clicks on ${name}`, () => named(name, kind).click()),
    /** Holds what was seen against what is kept. */
    keep: (name: string) => expect(`${told.join('\n')}\n`).toMatchFileSnapshot(`seen/${name}.txt`),
  }
}
