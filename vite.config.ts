import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { fonts } from './build/fonts.ts'
import { guide } from './build/guide.ts'
import { hosts } from './build/hosts.ts'
import { icons } from './build/icons.ts'
import { LICENCES, licences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { plainImports } from './build/plain-imports.ts'
import { playersPage } from './build/players-page.ts'
import { policyInPage } from './build/policy-in-page.ts'
import { preloadWindow } from './build/preload-window.ts'
import { faultsInBuild } from './scripts/mutants/plugin.mjs'
import { ROOM_WORKER_FOLDER } from './scripts/policy.mjs'

const { version }: { version: string } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

/** What the GM's build and the players' build have in common. */
const shared = (): UserConfig => ({
  plugins: [...faultsInBuild(), fonts(), icons(), react(), tailwindcss()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  build: { target: 'es2023' },
})

export default defineConfig(() => {
  const gm = shared()
  return {
    ...gm,
    // Addresses are relative: the build works under any path of any host.
    base: './',
    define: { 'import.meta.env.FRAY_VERSION': JSON.stringify(version) },
    // Rules are loaded by the workers that look ahead as they are by the page: one system at a time.
    worker: {
      format: 'es' as const,
      plugins: () => [],
      // The worker that may speak to brokers elsewhere has a folder, and so a policy, of its own.
      rolldownOptions: {
        output: {
          entryFileNames: ({ name }: { name: string }) =>
            `${name === 'roomWorker' ? ROOM_WORKER_FOLDER : 'assets'}/[name]-[hash].js`,
        },
      },
    },
    plugins: [
      ...(gm.plugins ?? []),
      plainImports(),
      policyInPage(),
      preloadWindow(),
      guide(),
      playersPage(shared),
      licences(),
      hosts(),
      offline(),
    ],
    build: {
      ...gm.build,
      // One style sheet: parts of the window do not wait for one of their own.
      cssCodeSplit: false,
      license: { fileName: LICENCES },
      modulePreload: false,
      rolldownOptions: { output: { codeSplitting: chunks } },
    },
  }
})
