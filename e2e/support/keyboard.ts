import { expect, type Locator, type Page } from '@playwright/test'
import type { Hand } from './hand'
import { actionOf, diceBoxes, placeOf, prompt, proposed, sidePanel, token } from './table'

/** Presses of Tab after which something counts as out of reach. */
const FAR = 120

/** The GM's hand on the keyboard: the mouse is never touched. */
export function keyboard(page: Page): Hand {
  const { press, type } = page.keyboard
  const key = press.bind(page.keyboard)
  const typed = type.bind(page.keyboard)

  /** Everything by typing. */
  const palette = async (words: string, item = words) => {
    await key('Control+k')
    const field = page.getByRole('combobox', { name: 'Everything, by typing' }).or(page.getByPlaceholder(/2d6/))
    await expect(field).toBeFocused()
    await typed(words)
    await expect(proposed(page)).toContainText(item)
    await key('Enter')
    await expect(field).toBeHidden()
  }
  const panel = async (name: 'Fights' | 'Encounter' | 'Map' | 'Sheet') => {
    const tab = page.getByRole('tab', { name })
    if ((await tab.getAttribute('aria-selected')) !== 'true') await palette(name)
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    return sidePanel(page)
  }
  const select = async (name: string) => {
    await palette(name)
    await expect(token(page, name)).toBeFocused()
  }
  /** The key that an open question or the action bar shows on a button. */
  const keyOf = async (button: Locator) => {
    const shown = (await button.getAttribute('aria-keyshortcuts')) ?? ''
    return shown.split(' ')[0] || 'Enter'
  }

  return {
    async importFile(file) {
      const input = (await panel('Fights')).locator('input[type=file]')
      await tabTo(page, input)
      // On a busy machine the browser's own window for files was seen to stay away; a hand presses again then.
      await expect(async () => {
        const chooser = page.waitForEvent('filechooser', { timeout: 5_000 })
        await key('Space')
        await (await chooser).setFiles(file)
      }).toPass()
    },
    async press(name, words) {
      await tabTo(page, (await panel(name)).getByRole('button', { name: words, exact: true }))
      await key('Enter')
    },
    async write(name, field, words) {
      await tabTo(page, (await panel(name)).getByLabel(field, { exact: true }))
      await key('Control+a')
      await typed(words)
    },
    async pick(name, list, option) {
      const field = (await panel(name)).getByLabel(list, { exact: true })
      await tabTo(page, field)
      await key('ArrowDown')
      // In the list, or in the option that is chosen.
      await expect(page.locator('[role=listbox]:is(:focus, :focus-within)')).toBeVisible()
      await typed(option)
      await key('Enter')
      await expect(field).toHaveText(option)
    },
    async openPlayers() {
      const opened = page.waitForEvent('popup')
      await palette("Open the players' window")
      const players = await opened
      await expect(players.getByRole('region', { name: 'Turn order' })).toBeVisible()
      await page.bringToFront()
      return players
    },
    select,
    async carry(name, to) {
      await select(name)
      const from = await placeOf(page, name)
      await key('Space')
      await expect(page.getByText(`${name} picked up.`)).toBeAttached()
      for (let x = from.column; x !== to.column; x += Math.sign(to.column - x))
        await key(to.column > x ? 'ArrowRight' : 'ArrowLeft')
      for (let y = from.row; y !== to.row; y += Math.sign(to.row - y)) await key(to.row > y ? 'ArrowDown' : 'ArrowUp')
      await key('Space')
      await expect(page.getByText(new RegExp(`^${name} dropped`))).toBeAttached()
    },
    async go(name) {
      await key(await keyOf(prompt(page).getByRole('button', { name, exact: true })))
    },
    async act(action) {
      const button = await actionOf(page, action)
      const [letter = ''] = ((await button.getAttribute('aria-keyshortcuts')) ?? '').split(' ')
      if (letter.length === 1) return key(letter.toLowerCase())
      await tabTo(page, button)
      await key('Enter')
    },
    async aim(name) {
      await key(await keyOf(prompt(page).getByRole('button', { name, exact: true })))
    },
    async choose(option) {
      await key(await keyOf(prompt(page).getByRole('button', { name: option, exact: true })))
    },
    async roll(...faces) {
      await expect(diceBoxes(page)).toHaveCount(faces.length)
      for (const [i, face] of faces.entries()) {
        await typed(String(face))
        await expect(diceBoxes(page).nth(i)).toHaveValue(String(face))
        const next = diceBoxes(page).nth(i + 1)
        if (i + 1 < faces.length && !(await next.evaluate(box => box === document.activeElement)))
          await key('ArrowRight')
      }
      await key('Enter')
    },
    dismiss: () => key('Escape'),
    undoAll: () => pressWhile(page, 'Control+z', 'Nothing to undo', /^Undo: /),
    redoAll: () => pressWhile(page, 'Control+y', 'Nothing to redo', /^Redo: /),
  }
}

/** Goes from control to control until this one has the focus. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeAttached()
  const passed: string[] = []
  while (passed.length < FAR) {
    if (await goal.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    passed.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 80) ?? ''))
  }
  throw new Error(`Tab does not lead to ${String(goal)}, but to\n${passed.join('\n')}`)
}

/** Presses a key as long as there is something to undo or to redo, each time waiting for it to be done. */
async function pressWhile(page: Page, key: string, last: string, more: RegExp): Promise<void> {
  const moment = page.getByRole('slider', { name: 'Moment in the fight' })
  const end = page.getByRole('button', { name: last })
  for (;;) {
    await expect(page.getByRole('button', { name: more }).or(end)).toBeVisible()
    if (await end.isVisible()) return
    const before = await moment.inputValue()
    await page.keyboard.press(key)
    await expect(moment).not.toHaveValue(before)
  }
}
