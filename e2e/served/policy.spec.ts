import { expect, test, type Page } from '@playwright/test'
import { GM_POLICY } from '../../scripts/policy.mjs'

/** Watches the page; what comes back tells the directives its policy has enforced since. */
async function violations(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = []
    document.addEventListener('securitypolicyviolation', event => seen.push(event.effectiveDirective))
    Object.assign(window, { seenViolations: seen })
  })
  return () => page.evaluate(() => (window as unknown as { seenViolations: string[] }).seenViolations)
}

/** Each page, and what its policy names when it stops a planted script. */
const PAGES = [
  { path: '/', script: ['require-trusted-types-for'] },
  { path: '/players.html', script: ['script-src-elem', 'script-src'] },
]

for (const { path, script } of PAGES) {
  test(`${path} starts without breaking its own policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(path)
    await expect(page.locator('#root')).not.toBeEmpty()
    expect(complaints).toEqual([])
  })

  test(`${path} runs no planted script, evaluates no text and fetches nothing from elsewhere`, async ({ page }) => {
    await page.goto(path)
    const seen = await violations(page)
    const escaped = await page.evaluate(async () => {
      const got: string[] = []
      const attempt = (what: string, act: () => unknown) => {
        try {
          act()
          got.push(what)
        } catch {
          // blocked, as it should be
        }
      }
      attempt('text for a script', () => {
        const script = document.createElement('script')
        script.textContent = 'window.planted = true'
        document.body.append(script)
        if (!('planted' in window)) throw new Error('blocked')
      })
      // Evaluated from a timer: what a debugger runs directly is exempt from the policy.
      // oxlint-disable-next-line typescript/no-implied-eval -- what the policy must stop
      await new Promise(done => setTimeout(() => done(attempt('text as code', () => new Function('return 1')()))))
      await fetch('http://elsewhere.invalid/').then(
        () => got.push('fetch'),
        () => undefined,
      )
      const picture = new Image()
      await new Promise(done => {
        picture.onerror = done
        picture.onload = () => done(got.push('picture'))
        picture.src = 'http://elsewhere.invalid/picture.png'
      })
      return got
    })
    expect(escaped).toEqual([])
    expect(await seen()).toEqual(expect.arrayContaining([...script, 'connect-src', 'img-src']))
  })
}

test('the GM page takes no markup from a string', async ({ page }) => {
  await page.goto('/')
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>planted</b>'
      return 'taken'
    } catch (error) {
      return error instanceof TypeError ? 'refused' : 'failed otherwise'
    }
  })
  expect(refused).toBe('refused')
})

test('the players page has an origin of its own and may fill the screen and keep it awake', async ({ page }) => {
  await page.goto('/players.html')
  const abilities = await page.evaluate(() => ({
    origin: self.origin,
    fullScreen: document.fullscreenEnabled,
    wake: 'wakeLock' in navigator,
  }))
  expect(abilities).toEqual({ origin: 'null', fullScreen: true, wake: true })
})

test('headers are exactly the policy, hashed files are kept for good and pages are asked for anew', async ({
  request,
}) => {
  const gm = await request.get('/')
  const headers = gm.headers()
  expect(headers['content-security-policy']).toBe(GM_POLICY)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(headers['permissions-policy']).toContain('fullscreen=(self), screen-wake-lock=(self), accelerometer=()')
  expect(headers['cross-origin-opener-policy']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-cache')

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(await gm.text())?.[1]
  const asset = await request.get(String(script))
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  expect(asset.headers()['content-encoding']).toBe('br')

  const players = (await request.get('/players.html')).headers()['content-security-policy']
  expect(players).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-[\w+/]+=*'; style-src ('none'|'sha256-[\w+/]+=*'); img-src blob:; font-src data:; connect-src 'none'; frame-ancestors 'none'$/,
  )
})
