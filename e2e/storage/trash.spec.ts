import { ONLY_LONG } from '../support/everyCase'
import { expect, test } from '../support/fixtures'

test(
  'a deleted fight lies in the trash after the window was closed, and is put back; deleting for good asks once',
  ONLY_LONG,
  async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-token]').first()).toBeVisible()
    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'Delete The toll bridge' }).click()
    await expect(page.getByRole('status').filter({ hasText: '“The toll bridge” is in the trash.' })).toBeVisible()
    await page.reload()
    const trash = page.getByRole('region', { name: 'Trash' })
    await trash.getByRole('button', { name: 'Trash (1)' }).click()
    await trash.getByRole('button', { name: 'Put The toll bridge back' }).click()
    await expect(trash).toHaveCount(0)
    await page
      .getByRole('region', { name: 'All fights' })
      .getByRole('button', { name: 'The toll bridge' })
      .first()
      .click()
    await expect(page.locator('[data-token]').first()).toBeVisible()

    await page.getByRole('tab', { name: 'Fights' }).click()
    await page.getByRole('button', { name: 'Delete The toll bridge' }).click()
    await trash.getByRole('button', { name: 'Trash (1)' }).click()
    await trash.getByRole('button', { name: 'Delete The toll bridge for good' }).click()
    const asked = trash.getByRole('group', { name: 'Delete “The toll bridge” for good?' })
    await expect(asked.getByRole('button', { name: 'Keep' })).toBeFocused()
    await asked.getByRole('button', { name: 'Delete' }).click()
    await expect(trash).toHaveCount(0)
    await expect(page.getByText('No fights yet.')).toBeVisible()
  },
)
