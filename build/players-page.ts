import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, defaultAllowedOrigins, type Plugin, type UserConfig } from 'vite'
import { flatStyle } from './flat-style.ts'
import { inPage, policyOf } from '../scripts/policy.mjs'

const ENTRY = /<script type="module" src="\/(.+?)"><\/script>/

/** The page that the GM's window opens, and the one for screens elsewhere, which can speak to a broker. */
const PAGES = ['players.html', 'screen.html'] as const

/** The browser in a TV is as old as the TV: the page for screens is written down for those of 2021. */
const OLDEST_TV = 'chrome79'

/**
 * Builds each of the players' pages into one self-contained file: it runs sandboxed, in an origin of its own, and may load
 * nothing. It is emitted as an asset of the GM's build, so that precaching finds it like any other file. The development
 * server gives the page an origin of its own as well, which may then load its modules from there.
 *
 * @param shared what both builds have in common: plugins, aliases, target
 */
export function playersPage(shared: () => UserConfig): Plugin {
  return {
    name: 'fray:players-page',
    config: () => ({ server: { cors: { origin: [defaultAllowedOrigins, 'null'] } } }),
    configureServer(server) {
      for (const name of PAGES)
        server.middlewares.use(`/${name}`, (_, response, next) => {
          response.setHeader('Content-Security-Policy', 'sandbox allow-scripts')
          next()
        })
    },
    async generateBundle() {
      for (const name of PAGES) {
        const page = fileURLToPath(new URL(`../${name}`, import.meta.url))
        const html = readFileSync(page, 'utf8')
        const entry = ENTRY.exec(html)?.[1]
        if (!entry) this.error(`${name} has no module script to inline`)
        const isForTvs = name === 'screen.html'
        const config = isForTvs ? forTvs(shared()) : shared()
        const { script, style } = await bundle(config, entry)
        this.emitFile({ type: 'asset', fileName: name, source: inline(name, html, script, style) })
      }
    },
  }
}

const forTvs = (config: UserConfig): UserConfig => ({
  ...config,
  css: { postcss: flatStyle },
  build: { ...config.build, target: OLDEST_TV },
})

/** One classic script and one style sheet, everything they import included. */
async function bundle(shared: UserConfig, entry: string): Promise<{ script: string; style: string }> {
  const built = await build({
    ...shared,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      ...shared.build,
      write: false,
      cssCodeSplit: false,
      assetsInlineLimit: Number.MAX_SAFE_INTEGER,
      rolldownOptions: { input: entry, output: { format: 'iife', codeSplitting: false } },
    },
  })
  const files = [built].flat().flatMap(result => ('output' in result ? result.output : []))
  const scripts = files.flatMap(file => (file.type === 'chunk' ? [file.code] : []))
  const rest = files.filter(file => file.type === 'asset')
  const foreign = rest.filter(file => !file.fileName.endsWith('.css'))
  const [script] = scripts
  if (script === undefined || scripts.length > 1 || foreign.length > 0) {
    const names = files.map(file => file.fileName).join(', ')
    throw new Error(`The players' page must be one script and one style sheet, not ${names}`)
  }
  return {
    script: script.trim(),
    style: rest
      .map(file => String(file.source))
      .join('\n')
      .trim(),
  }
}

/** Writes script, style and policy into the page; whatever would end their elements early is escaped. */
function inline(name: string, html: string, script: string, style: string): string {
  const code = script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')
  const css = style.replace(/<\/(style)/gi, '<\\/$1')
  const page = html
    .replace(ENTRY, () => `<script>${code}</script>`)
    .replace('</head>', () => (css ? `<style>${css}</style></head>` : '</head>'))
  const policy = `<meta http-equiv="Content-Security-Policy" content="${inPage(policyOf(name, Buffer.from(page)))}" />`
  return page.replace('<head>', () => `<head>\n    ${policy}`)
}
