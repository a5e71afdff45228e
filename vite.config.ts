import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { chunks } from './build/chunks.ts'
import { fonts } from './build/fonts.ts'
import { icons } from './build/icons.ts'
import { LICENCES, licences } from './build/licences.ts'
import { offline } from './build/offline.ts'
import { plainImports } from './build/plain-imports.ts'
import { playersPage } from './build/players-page.ts'

/** What the GM's build and the players' build have in common. */
const shared = (): UserConfig => ({
  plugins: [fonts(), icons(), react(), tailwindcss()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  build: { target: 'es2023' },
})

export default defineConfig(() => {
  const gm = shared()
  return {
    ...gm,
    // Rules are loaded by the workers that look ahead as they are by the page: one system at a time.
    worker: { format: 'es' as const, plugins: () => [] },
    plugins: [...(gm.plugins ?? []), plainImports(), playersPage(shared), licences(), offline()],
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
