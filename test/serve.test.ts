import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GM_POLICY, playersPolicy } from '../scripts/policy.mjs'
import { createFileServer } from '../scripts/fileServer.mjs'
import { listen, wantedPort, whyNotListening } from '../scripts/serve.mjs'

const SCRIPT = `document.title = '</p>'`
const STYLE = 'p { color: red }'
const PLAYERS = `<head><style>${STYLE}</style></head><script>${SCRIPT}</script>`
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: Buffer
}

describe('the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fray-serve-'))
  const root = join(folder, 'dist')
  const servers: Server[] = []
  let port = 0

  /** The path goes out as it is written: a browser would tidy it first. */
  function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, ...headers }, method },
        response => {
          const parts: Buffer[] = []
          response.on('data', part => parts.push(part))
          response.on('end', () =>
            resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
          )
        },
      )
      asked.on('error', reject).end()
    })
  }

  beforeAll(async () => {
    mkdirSync(join(root, 'assets'), { recursive: true })
    writeFileSync(join(folder, 'secret.txt'), 'secret')
    mkdirSync(join(folder, 'dist-other'))
    writeFileSync(join(folder, 'dist-other', 'secret.txt'), 'secret')
    writeFileSync(join(root, 'index.html'), '<p>GM</p>')
    writeFileSync(join(root, 'players.html'), PLAYERS)
    writeFileSync(join(root, 'sw.js'), 'self')
    writeFileSync(join(root, 'manifest.webmanifest'), '{}')
    writeFileSync(join(root, 'assets', 'index-abc.js'), 'let x = 1;'.repeat(100))
    const server = createFileServer(root)
    servers.push(server)
    port = await listen(server, 0)
  })

  afterAll(() => {
    for (const server of servers) server.close()
    rmSync(folder, { recursive: true })
  })

  it('gives the GM the policy of the GM, and so to every script', async () => {
    for (const path of ['/', '/index.html', '/sw.js', '/assets/index-abc.js', '/nothing']) {
      expect((await ask(path)).headers['content-security-policy']).toBe(GM_POLICY)
    }
  })

  it('gives the players a sandbox that runs what is written into their page and nothing else', async () => {
    for (const path of ['/players.html', '/players', '/players.html?token=1']) {
      expect((await ask(path)).headers['content-security-policy']).toBe(
        `sandbox allow-scripts; default-src 'none'; script-src ${sha256(SCRIPT)}; style-src ${sha256(STYLE)}; img-src blob:; font-src data:; connect-src 'none'; frame-ancestors 'none'`,
      )
    }
  })

  it('follows a page that is built anew', async () => {
    writeFileSync(join(root, 'players.html'), `${PLAYERS}<script>2</script>`)
    expect((await ask('/players.html')).headers['content-security-policy']).toContain(
      `${sha256(SCRIPT)} ${sha256('2')}`,
    )
    writeFileSync(join(root, 'players.html'), PLAYERS)
  })

  it('allows no script and no style where a page has none', () => {
    expect(playersPolicy('<p></p>')).toContain("script-src 'none'; style-src 'none'")
  })

  it('sends nothing from outside its folder', async () => {
    for (const path of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/..%2fdist-other/secret.txt',
      '/%00',
      '/%',
    ]) {
      const { status, body } = await ask(path)
      expect(status).toBe(404)
      expect(body.toString()).not.toContain('secret')
    }
  })

  it('answers nothing but GET and HEAD', async () => {
    expect((await ask('/', {}, 'POST')).status).toBe(405)
    const head = await ask('/', {}, 'HEAD')
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '9', 0])
  })

  it('compresses as the browser accepts', async () => {
    const plain = (await ask('/assets/index-abc.js')).body.toString()
    const br = await ask('/assets/index-abc.js', { 'accept-encoding': 'gzip, deflate, br' })
    const gz = await ask('/assets/index-abc.js', { 'accept-encoding': 'gzip' })
    expect([br.headers['content-encoding'], gz.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect(brotliDecompressSync(br.body).toString()).toBe(plain)
    expect(gunzipSync(gz.body).toString()).toBe(plain)
  })

  it.each([
    ['gzip;q=0', undefined],
    ['gzip; q=0.000, br;q=0', undefined],
    ['br;q=0, GZIP;q=0.001', 'gzip'],
    ['x-br', undefined],
    ['identity', undefined],
    ['deflate,br;level=3', 'br'],
  ])('compresses with nothing that the browser refuses: %s', async (accepted, coding) => {
    const { headers } = await ask('/assets/index-abc.js', { 'accept-encoding': accepted })
    expect(headers['content-encoding']).toBe(coding)
  })

  it('keeps hashed files for good and has the others asked for anew', async () => {
    expect((await ask('/assets/index-abc.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    for (const path of ['/', '/players.html', '/sw.js', '/manifest.webmanifest']) {
      const { headers } = await ask(path)
      expect(headers['cache-control']).toBe('no-cache')
      expect((await ask(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
    }
  })

  it('names the type of each file and lets nobody guess', async () => {
    const manifest = await ask('/manifest.webmanifest')
    expect(manifest.headers['content-type']).toBe('application/manifest+json; charset=utf-8')
    expect(manifest.headers['x-content-type-options']).toBe('nosniff')
  })

  it('goes by another name where it is given one, and then by no number', async () => {
    const online = createFileServer(root, undefined, 'fray.example.org')
    servers.push(online)
    const its = await listen(online, 0)
    const answer = (host: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        request({ host: '127.0.0.1', port: its, path: '/', headers: { host } }, response => {
          response.resume()
          resolve(response.statusCode)
        })
          .on('error', reject)
          .end()
      })
    expect(await answer('fray.example.org')).toBe(200)
    for (const other of ['localhost', `127.0.0.1:${its}`, 'example.org', 'fray.example.org.evil'])
      expect(await answer(other)).toBe(421)
  })

  it('goes by one name: numbers of this machine lead to it, any other name gets nothing', async () => {
    for (const host of [`127.0.0.1:${port}`, `[::1]:${port}`]) {
      const { status, headers } = await ask('/players.html?a=1', { host })
      expect([status, headers.location]).toEqual([307, `http://localhost:${port}/players.html?a=1`])
    }
    expect((await ask('//evil.example/', { host: `127.0.0.1:${port}` })).headers.location).toBe(
      `http://localhost:${port}//evil.example/`,
    )
    expect((await ask('http://evil.example/x', { host: `127.0.0.1:${port}` })).headers.location).toMatch(
      /^http:\/\/localhost:/,
    )
    for (const host of ['evil.example', `evil.example:${port}`, 'localhost.evil.example', '10.0.0.1', 'a@localhost'])
      expect((await ask('/', { host })).status).toBe(421)
    for (const host of ['localhost', `LOCALHOST:${port}`]) expect((await ask('/', { host })).status).toBe(200)
  })

  it('lets no other site use a file of it, nor show either page in a frame', async () => {
    for (const path of ['/', '/players.html', '/assets/index-abc.js', '/nothing']) {
      const { headers } = await ask(path)
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    }
  })

  it('says in a sentence what is wrong with a port', async () => {
    expect([undefined, '', '0', '8080', '65535'].map(wantedPort)).toEqual([4173, 4173, 0, 8080, 65_535])
    for (const given of ['abc', '-1', '65536', '80.5', '1e3'])
      expect(wantedPort(given)).toBe(
        `PORT is "${given}". It must be a whole number from 0 to 65535; without it Fray takes 4173.`,
      )
    const second = createFileServer(root)
    servers.push(second)
    const error: unknown = await listen(second, port, 1).catch((reason: unknown) => reason)
    expect(whyNotListening(error, port)).toContain(`Port ${port} is taken by another program`)
  })

  it('takes the next free port when one is taken', async () => {
    const second = createFileServer(root)
    servers.push(second)
    expect(await listen(second, port)).toBeGreaterThan(port)
  })
})
