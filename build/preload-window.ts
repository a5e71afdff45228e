import type { Plugin, Rolldown } from 'vite'

/**
 * The entry chooses the language and only then loads the window. The page has the window's files fetched at once, so that this
 * costs no way there and back. The words of a language must not bring the window with them: it would speak English.
 */
export function preloadWindow(): Plugin {
  return {
    name: 'fray:preload-window',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const start = named(chunks, 'start')
        if (named(chunks, 'de').imports.includes(start.fileName)) throw new Error('the German words load the window')
        const files = [start.fileName, ...start.imports].filter(name => !html.includes(name))
        return files.map(name => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `./${name}` },
          injectTo: 'head',
        }))
      },
    },
  }
}

function named(chunks: readonly Rolldown.OutputChunk[], name: string): Rolldown.OutputChunk {
  const found = chunks.find(chunk => chunk.name === name)
  if (!found) throw new Error(`the build has no file called ${name}`)
  return found
}
