import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, extname, resolve } from 'node:path'
import { Marked } from 'marked'
import type { Plugin } from 'vite'
import { GM_POLICY, inPage } from '../scripts/policy.mjs'

const FOLDER = 'docs/guide'
const PICTURES = `${FOLDER}/pictures`
const STYLE = 'build/guide.css'
const INDEX = 'README.md'
/** What is new in each version: beside the guide, since About leads there. */
const CHANGES = 'CHANGELOG.md'

interface Page {
  /** In the folder of the guide. */
  file: string
  title: string
  /** What stands in the page, as HTML. */
  body: string
}

/**
 * The guide for GMs, written in Markdown where contributors read it, as pages of the build under `guide/`: they are precached
 * like everything else, so Help opens without a network, beside the fight and not over it.
 */
export function guide(): Plugin {
  return {
    name: 'fray:guide',
    generateBundle(_, bundle) {
      const face = (name: string) =>
        Object.keys(bundle).find(file => new RegExp(`/${name}-[\\w-]{8}\\.woff2$`).test(file))
      const faces = ['Alegreya display', 'Inter text'].flatMap(pair => {
        const [family, name = ''] = pair.split(' ')
        const file = face(name)
        return file
          ? [`@font-face { font-family: '${family}'; src: url('../${file}') format('woff2'); font-weight: 400 800; }`]
          : []
      })
      const style = `${faces.join('\n')}\n${readFileSync(STYLE, 'utf8')}`
      this.emitFile({ type: 'asset', fileName: 'guide/guide.css', source: style })
      for (const { file, html } of rendered()) this.emitFile({ type: 'asset', fileName: `guide/${file}`, source: html })
      for (const name of pictures())
        this.emitFile({
          type: 'asset',
          fileName: `guide/pictures/${name}`,
          source: readFileSync(`${PICTURES}/${name}`),
        })
    },
    configureServer(server) {
      server.middlewares.use('/guide/', (request, response, next) => {
        const name = (request.url ?? '').replace(/[?#].*/, '').slice(1)
        const page = rendered().find(({ file }) => file === (name || 'index.html'))
        const file =
          name === 'guide.css' ? STYLE : name.startsWith('pictures/') ? `${PICTURES}/${basename(name)}` : null
        if (page) response.setHeader('Content-Type', 'text/html').end(page.html)
        else if (file && existsSync(file)) {
          if (file === STYLE) response.setHeader('Content-Type', 'text/css')
          response.end(readFileSync(file))
        } else next()
      })
    },
  }
}

const pictures = (): string[] => (existsSync(PICTURES) ? readdirSync(PICTURES) : [])

const addressOf = (file: string): string => (file === INDEX ? 'index.html' : file.replace(/\.md$/, '.html'))

/** All pages: the first, and those that it links, in its order. */
function rendered(): { file: string; html: string }[] {
  const markdown = new Marked({
    walkTokens: token => {
      if (token.type === 'link' && /^[\w-]+\.md(#|$)/.test(token.href))
        token.href = token.href.replace(/[\w-]+\.md/, addressOf)
    },
    renderer: {
      // A key is written as code in the guide, and nothing else is.
      codespan: ({ text }) => `<kbd>${text}</kbd>`,
      heading({ tokens, depth }) {
        const words = this.parser.parseInline(tokens)
        return `<h${depth} id="${idOf(words)}">${words}</h${depth}>\n`
      },
      image: ({ href, text }) => `<img src="${href}" alt="${text}" loading="lazy">`,
    },
  })
  const read = (file: string): Page => {
    const text = readFileSync(resolve(FOLDER, file), 'utf8')
    return { file, title: /^# (.+)$/m.exec(text)?.[1] ?? file, body: markdown.parse(text, { async: false }) }
  }
  const first = readFileSync(resolve(FOLDER, INDEX), 'utf8')
  const order = [...first.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file)
  const missing = readdirSync(FOLDER).filter(name => extname(name) === '.md' && name !== INDEX && !order.includes(name))
  if (missing.length > 0) throw new Error(`${FOLDER}/${INDEX} does not lead to ${missing.join(', ')}`)
  const pages = [INDEX, ...new Set(order)].map(read)
  const changes = { ...read(resolve(CHANGES)), file: 'changes.md' }
  return [
    ...pages.map((page, i) => ({ file: addressOf(page.file), html: asHtml(page, pages, pages[i - 1], pages[i + 1]) })),
    { file: addressOf(changes.file), html: asHtml(changes, pages) },
  ]
}

const idOf = (words: string): string =>
  words
    .replace(/<[^>]+>|&[^;]+;/g, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function asHtml({ file, title, body }: Page, pages: readonly Page[], before?: Page, after?: Page): string {
  const link = (page: Page, more = '') => `<a href="${addressOf(page.file)}"${more}>${page.title}</a>`
  const list = pages.map(page => `<li>${link(page, page.file === file ? ' aria-current="page"' : '')}</li>`).join('')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${inPage(GM_POLICY)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title} · Fray</title>
<link rel="stylesheet" href="guide.css">
<link rel="icon" href="../icons/fray.svg">
</head>
<body>
<nav aria-label="Guide"><ul>${list}</ul></nav>
<main>
${body}
<footer>${before ? `<span>← ${link(before)}</span>` : '<span></span>'}${after ? `<span>${link(after)} →</span>` : ''}</footer>
</main>
</body>
</html>
`
}
