import { ONLY_LONG } from '../support/everyCase'
import { readFileSync } from 'node:fs'
import { sbom } from '../../scripts/sbom.mjs'
import { expect, test } from '../support/fixtures'

test('the licences of all that is shipped go with it, and About leads to them', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'About Fray, and whom it thanks' }).click()
  const link = page.getByRole('dialog').getByRole('link', { name: 'licences' })
  const answer = await page.request.get(String(await link.getAttribute('href')))
  expect(answer.headers()['content-type']).toContain('text/plain')
  const text = await answer.text()
  for (const name of ['react', 'zustand', 'idb', 'fflate', 'valibot']) expect(text).toContain(name)
  expect(text).toContain('Permission is hereby granted, free of charge')
  // Typefaces, icons and styles are shipped as well.
  for (const words of ['alegreya', 'inter', 'SIL OPEN FONT LICENSE', 'game-icons', 'CC-BY-3.0', 'tailwindcss'])
    expect(text).toContain(words)
  // A release's list of parts knows each of them.
  const parts = sbom('fray').components.map(({ group, name, version }: Record<string, string>) =>
    [group && `${group}/`, name, ` - ${version}`].join(''),
  )
  const licensed = [...text.matchAll(/^## (\S+ - \S+)/gm)].map(([, part]) => part)
  expect(licensed.length).toBeGreaterThan(20)
  expect(parts).toEqual(expect.arrayContaining(licensed))
})

test('About says which version this is, and leads to what is new in it', async ({ page }) => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('menuitem', { name: 'About Fray, and whom it thanks' }).click()
  await expect(page.getByRole('dialog')).toContainText(`Version ${version}.`)
  const opened = page.waitForEvent('popup')
  await page.getByRole('dialog').getByRole('link', { name: 'What is new' }).click()
  const news = await opened
  await expect(news.getByRole('heading', { level: 1 })).toHaveText('Changelog')
  await expect(news.getByRole('heading', { level: 2 }).first()).toContainText(/Unreleased|\d+\.\d+\.\d+/)
})
