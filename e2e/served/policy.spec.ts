import type { Page } from '@playwright/test'
import { expect, test } from '../support/faulty'
import { readdirSync, readFileSync } from 'node:fs'
import { GM_POLICY, ROOM_WORKER_POLICY } from '../../scripts/policy.mjs'

test.use({ serviceWorkers: 'allow' })

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
const PAGES: readonly { path: string; script: readonly string[]; asks?: RegExp }[] = [
  { path: '/', script: ['require-trusted-types-for'] },
  { path: '/players.html', script: ['script-src-elem', 'script-src'] },
  // Without a link a screen asks its own host for a broker. This one has none.
  {
    path: '/screen.html',
    script: ['script-src-elem', 'script-src'],
    asks: /^WebSocket connection to 'ws:\/\/localhost:\d+\/mqtt' failed: .* 404$/,
  },
]

for (const { path, script, asks } of PAGES) {
  test(`${path} starts without breaking its own policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', message => {
      if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
    })
    page.on('pageerror', error => complaints.push(error.message))
    await page.goto(path)
    await expect(page.locator('#root')).not.toBeEmpty()
    expect(complaints.filter(complaint => !asks?.test(complaint))).toEqual([])
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

  const script = /src="(\.\/assets\/[^"]+\.js)"/.exec(await gm.text())?.[1]
  const asset = await request.get(String(script))
  expect(asset.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  expect(asset.headers()['content-type']).toBe('text/javascript; charset=utf-8')
  expect(asset.headers()['content-encoding']).toBe('br')

  const players = (await request.get('/players.html')).headers()['content-security-policy']
  expect(players).toMatch(
    /^sandbox allow-scripts; default-src 'none'; script-src 'sha256-[\w+/]+=*'; style-src ('none'|'sha256-[\w+/]+=*'); img-src blob:; font-src data:; connect-src 'none'; frame-ancestors 'none'$/,
  )
})

test('a screen may speak to the broker of its link and to no other; the GM’s page to its own server alone', async ({
  page,
  request,
}) => {
  const policy = async (path: string) => (await request.get(path)).headers()['content-security-policy']
  const brokers = / wss: ws:\/\/localhost:\* ws:\/\/127\.0\.0\.1:\*/
  expect(await policy('/screen.html')).toMatch(/^sandbox allow-scripts; default-src 'none'; script-src 'sha256-/)
  expect(await policy('/screen.html')).toMatch(brokers)
  const worker = readdirSync(new URL('../../dist/screens/', import.meta.url))
  expect(worker).toHaveLength(1)
  expect(await policy(`/screens/${worker[0]}`)).toMatch(/^default-src 'none'; connect-src 'self' wss: [^;]+$/)

  const refused = async () => {
    const seen = await violations(page)
    await page.evaluate(async () => {
      for (const address of ['wss://elsewhere.invalid/', 'wss://broker.invalid/mqtt'])
        await new Promise(done => {
          try {
            new WebSocket(address).onerror = done
          } catch {
            done(null)
          }
        })
    })
    return (await seen()).filter(directive => directive === 'connect-src').length
  }
  await page.goto('/')
  // Each of the two by the policy of the header and by that in the page.
  expect(await refused()).toBe(4)
  await page.goto(`/screen.html#${'0'.repeat(32)}&broker=${encodeURIComponent('wss://broker.invalid/mqtt')}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody answers')
  expect(await refused()).toBe(1)
})

for (const file of ['_headers', '.htaccess', 'nginx.conf', 'Caddyfile', 'vercel.json']) {
  test(`${file} has a host send what Fray's own server sends`, async ({ request }) => {
    const text = readFileSync(new URL(`../../dist/${file}`, import.meta.url), 'utf8')
    const gm = await request.get('/')
    const script = /src="(\.\/assets\/[^"]+\.js)"/.exec(await gm.text())?.[1]
    const players = (await request.get('/players.html')).headers()
    const kept = (await request.get(String(script))).headers()
    const said = [
      gm.headers()['content-security-policy'],
      gm.headers()['permissions-policy'],
      gm.headers()['cross-origin-resource-policy'],
      players['content-security-policy'],
      ROOM_WORKER_POLICY,
      kept['cache-control'],
    ]
    for (const value of said) expect(text).toContain(value)
  })
}
