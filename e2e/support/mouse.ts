import { expect, type Page } from '@playwright/test'
import type { Hand, Square } from './hand'
import { openPlayers } from './openPlayers'
import { pickFrom, actionOf, diceBoxes, placeOf, prompt, row, sidePanel, token } from './table'

/** The GM's hand on the mouse. Only words and dice are typed. */
export function mouse(page: Page): Hand {
  const panel = async (name: string) => {
    await page.getByRole('tab', { name }).click()
    return sidePanel(page)
  }

  return {
    async importFile(file) {
      const fights = await panel('Fights')
      // On a busy machine the browser's own window for files was seen to stay away; a hand presses again then.
      await expect(async () => {
        const chooser = page.waitForEvent('filechooser', { timeout: 5_000 })
        await fights.getByText('Import a file').click()
        await (await chooser).setFiles(file)
      }).toPass()
    },
    async press(name, button) {
      await (await panel(name)).getByRole('button', { name: button, exact: true }).click()
    },
    async write(name, field, words) {
      await (await panel(name)).getByLabel(field, { exact: true }).fill(words)
    },
    async pick(name, list, option) {
      await pickFrom((await panel(name)).getByLabel(list, { exact: true }), option)
    },
    openPlayers: () => openPlayers(page),
    select: name => row(page, name).getByRole('button').first().click(),
    async carry(name, to) {
      const from = await middleOf(page, name)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      const goal = await middleOf(page, name, to)
      await page.mouse.move(goal.x, goal.y, { steps: 4 })
      await page.mouse.up()
      await expectClicksHeard(page)
    },
    async go(name) {
      await row(page, name)
        .getByRole('button', { name: `${name} takes the turn` })
        .click()
    },
    async act(action) {
      await (await actionOf(page, action)).click()
    },
    async aim(name) {
      const { x, y } = await middleOf(page, name)
      await page.mouse.click(x, y)
    },
    async choose(option) {
      await prompt(page).getByRole('button', { name: option, exact: true }).click()
    },
    async roll(...faces) {
      await expect(diceBoxes(page)).toHaveCount(faces.length)
      for (const [i, face] of faces.entries()) {
        await diceBoxes(page).nth(i).click()
        await page.keyboard.type(String(face))
      }
      await prompt(page).getByRole('button', { name: 'Take these dice' }).click()
    },
    async dismiss() {
      await page.getByRole('main').getByRole('button', { name: 'Dismiss' }).click()
    },
    undoAll: () => pressWhileOpen(page, /^Undo: /, 'Nothing to undo'),
    redoAll: () => pressWhileOpen(page, /^Redo: /, 'Nothing to redo'),
  }
}

/** Waits until clicks get to the page. Right after a token was let go they do not: they would belong to the letting go. */
export async function expectClicksHeard(page: Page): Promise<void> {
  await expect.poll(() => hearsClicks(page)).toBe(true)
}

function hearsClicks(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { documentElement } = document
    let isHeard = false
    const hear = () => (isHeard = true)
    documentElement.addEventListener('click', hear)
    documentElement.dispatchEvent(new MouseEvent('click'))
    documentElement.removeEventListener('click', hear)
    return isHeard
  })
}

/** The middle of somebody's token, or of a square of the map it stands on, in pixels of the window. */
async function middleOf(page: Page, name: string, square?: Square): Promise<{ x: number; y: number }> {
  // Tokens glide to where they stand: nobody presses one before it is there.
  await (await token(page, name).elementHandle())?.waitForElementState('stable')
  const box = await token(page, name).boundingBox()
  if (!box) throw new Error(`${name} is not on the screen.`)
  const at = await placeOf(page, name)
  const to = square ?? at
  return {
    x: box.x + box.width * (to.column - at.column + 0.5),
    y: box.y + box.height * (to.row - at.row + 0.5),
  }
}

async function pressWhileOpen(page: Page, name: RegExp, last: string): Promise<void> {
  const button = page.getByRole('banner').getByRole('button', { name })
  const end = page.getByRole('banner').getByRole('button', { name: last })
  for (;;) {
    await expect(button.or(end)).toBeVisible()
    if (await end.isVisible()) return
    await button.click()
  }
}
