import { expect, test } from '../support/fixtures'

test('the licences of all that is shipped go with it, and About leads to them', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'About Fray, and whom it thanks' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'licences' })
  const answer = await page.request.get(String(await link.getAttribute('href')))
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  for (const name of ['react', 'zustand', 'idb', 'fflate', 'valibot']) expect(text).toContain(name)
  expect(text).toContain('Permission is hereby granted, free of charge')
})
