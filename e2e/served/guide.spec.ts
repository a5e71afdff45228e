import AxeBuilder from '@axe-core/playwright'
import { everyCase, ONLY_LONG } from '../support/everyCase'
import { readdirSync, readFileSync } from 'node:fs'
import { keyLists } from '../../src/ui/gm/commands/KeysPanel'
import { expect, test } from '../support/fixtures'

const FOLDER = new URL('../../docs/guide/', import.meta.url)
const PAGES = readdirSync(FOLDER).filter(name => name.endsWith('.md'))

test('Help opens the guide beside the fight, and every page of it is within reach', ONLY_LONG, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const opened = page.waitForEvent('popup')
  await page.getByRole('menuitem', { name: 'Help: the guide' }).click()
  const guide = await opened
  await expect(guide.getByRole('heading', { level: 1 })).toHaveText('Guide')
  const links = guide.getByRole('navigation', { name: 'Guide' }).getByRole('link')
  await expect(links).toHaveCount(PAGES.length)
  for (let i = 0; i < PAGES.length; i++) {
    const words = await links.nth(i).textContent()
    await links.nth(i).click()
    await expect(guide.getByRole('heading', { level: 1 })).toHaveText(String(words))
    await expect(links.nth(i)).toHaveAttribute('aria-current', 'page')
    const broken = await guide.evaluate(async () => {
      const pictures = [...document.images]
      for (const picture of pictures) picture.loading = 'eager'
      const dead = await Promise.all(pictures.map(async ({ src }) => ((await fetch(src)).ok ? [] : [src])))
      // Pages of others cannot be looked at from here.
      const anchors = [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
        ({ origin }) => origin === location.origin,
      )
      const lost = await Promise.all(
        anchors.map(async ({ href }) => {
          const { hash } = new URL(href)
          const answer = await fetch(href)
          const there = hash === '' || (await answer.text()).includes(`id="${hash.slice(1)}"`)
          return answer.ok && there ? [] : [href]
        }),
      )
      return [...dead, ...lost].flat()
    })
    expect(broken).toEqual([])
  }
})

for (const colorScheme of ['dark', 'light'] as const) {
  test(`the guide can be read by everybody, ${colorScheme}`, everyCase(false), async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const name of ['index', 'keys', 'first-fight']) {
      await page.goto(`/guide/${name}.html`)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    }
  })
}

test('the page on keys names every key that the window lists', () => {
  const text = readFileSync(new URL('keys.md', FOLDER), 'utf8')
  const missing = keyLists(new Map())
    .flatMap(({ rows }) => rows)
    .filter(([, words]) => !text.includes(words))
  expect(missing).toEqual([])
})
