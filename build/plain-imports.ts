import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite has each `import()` fetch the style sheets and modules of a part beforehand. Fray has one style sheet and fetches no
 * module beforehand, so a part is imported and nothing else: what Vite has written around it is taken off again.
 */
export function plainImports(): Plugin {
  return {
    name: 'fray:plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: id => (id === HELPER ? 'export const __vitePreload = load => load()' : null),
    renderChunk: code => ({
      code: code
        .replaceAll('__vitePreload(', '(')
        .replaceAll(', __VITE_PRELOAD__, import.meta.url)', ')()')
        .replaceAll(/\(\(\) => (import\("[^"]+"\))\)\(\)/g, '$1')
        .replaceAll(
          /\(async \(\) => \{\s*const (\{ [^}]+ \}) = await (import\("[^"]+"\));\s*return \1;\s*\}\)\(\)/g,
          '$2',
        ),
      map: null,
    }),
  }
}
