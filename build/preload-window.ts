import type { HtmlTagDescriptor, Plugin } from 'vite'

/**
 * Lets the page fetch a module at once that its entry imports only while it runs, and all that this one needs: the entry
 * opens what was kept meanwhile, and neither waits for the other.
 *
 * @param module the end of its path
 */
export function preloadWindow(module: string): Plugin {
  return {
    name: 'fray:preload-window',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const found = chunks.find(chunk => chunk.facadeModuleId?.endsWith(module))
        if (!found) throw new Error(`No chunk of the build begins with ${module}.`)
        const files = [found.fileName, ...found.imports].filter(file => !html.includes(file))
        return files.map((file): HtmlTagDescriptor => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head',
        }))
      },
    },
  }
}
