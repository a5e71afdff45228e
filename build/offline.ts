import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { COMMON_HEADERS, GM_POLICY, policyOf } from '../scripts/policy.mjs'
import { HOST_FILES } from './hosts.ts'

/** A file with more bytes than this is left out, and the build says so. */
const LARGEST_FILE = 20_000_000

/**
 * Makes Fray installable and complete without a network: emits the manifest and the service worker
 * (src/app/serviceWorker.ts), which is given the list of all files with the digest of each, and with the policy of the
 * pages among them. The page registers it (src/app/offline.ts), so nothing is put into the page but the manifest's link.
 */
export function offline(): Plugin[] {
  let folder = ''
  return [
    {
      name: 'fray:offline-folder',
      apply: 'build',
      configResolved({ root, build }) {
        folder = resolve(root, build.outDir)
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/app',
      filename: 'serviceWorker.ts',
      registerType: 'prompt',
      injectRegister: false,
      includeManifestIcons: false,
      manifest: {
        name: 'Fray',
        short_name: 'Fray',
        description: 'A combat table: battle map, turn order and sheets over rules that know the game.',
        start_url: './',
        display: 'standalone',
        theme_color: '#131211',
        background_color: '#131211',
        icons: [
          { src: 'icons/fray.svg', type: 'image/svg+xml', sizes: 'any' },
          { src: 'icons/fray-192.png', type: 'image/png', sizes: '192x192' },
          { src: 'icons/fray-512.png', type: 'image/png', sizes: '512x512' },
          { src: 'icons/fray-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
        ],
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['**/*'],
        // What tells a host how to serve is for the host: many do not hand it out.
        globIgnores: ['**/*.map', 'serviceWorker.js', ...HOST_FILES],
        maximumFileSizeToCacheInBytes: LARGEST_FILE,
        manifestTransforms: [
          entries => ({ manifest: entries.map(entry => ({ ...entry, ...kept(entry.url, folder) })) }),
        ],
      },
    }),
  ]
}

/** What the service worker must know of a file besides its address. */
function kept(url: string, folder: string) {
  const content = readFileSync(resolve(folder, url))
  const integrity = `sha256-${createHash('sha256').update(content).digest('base64')}`
  const policy = policyOf(url, content)
  if (!url.endsWith('.html') && policy === GM_POLICY) return { integrity }
  return { integrity, headers: { ...COMMON_HEADERS, 'Content-Security-Policy': policy } }
}
