import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build, defaultAllowedOrigins, type Plugin, type UserConfig } from 'vite'

const ENTRY = /<script type="module" src="\/(.+?)"><\/script>/

/**
 * Builds `players.html` into one self-contained file: the page runs sandboxed, in an origin of its own, and may load
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
      server.middlewares.use('/players.html', (_, response, next) => {
        response.setHeader('Content-Security-Policy', 'sandbox allow-scripts')
        next()
      })
    },
    async generateBundle() {
      const page = fileURLToPath(new URL('../players.html', import.meta.url))
      const html = readFileSync(page, 'utf8')
      const entry = ENTRY.exec(html)?.[1]
      if (!entry) this.error('players.html has no module script to inline')
      const { script, style } = await bundle(shared(), entry)
      this.emitFile({ type: 'asset', fileName: 'players.html', source: inline(html, script, style) })
    },
  }
}

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

/** Writes script and style into the page; whatever would end their elements early is escaped. */
function inline(html: string, script: string, style: string): string {
  const code = script.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')
  const css = style.replace(/<\/(style)/gi, '<\\/$1')
  return html
    .replace(ENTRY, () => `<script>${code}</script>`)
    .replace('</head>', () => (css ? `<style>${css}</style></head>` : '</head>'))
}
