import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { fileURLToPath } from 'node:url'
import { defineConfig, type UserConfig } from 'vite'
import { offline } from './build/offline.ts'
import { playersPage } from './build/players-page.ts'
import { preloadWindow } from './build/preload-window.ts'

/** What the GM's build and the players' build have in common. */
const shared = (): UserConfig => ({
  plugins: [react(), tailwindcss()],
  resolve: { alias: { '~': fileURLToPath(new URL('src', import.meta.url)) } },
  build: { target: 'es2023' },
})

export default defineConfig(() => {
  const gm = shared()
  return {
    ...gm,
    plugins: [...(gm.plugins ?? []), preloadWindow('/ui/gm/GmWindow.tsx'), playersPage(shared), offline()],
    // One style sheet: parts of the window do not wait for one of their own.
    build: { ...gm.build, cssCodeSplit: false },
  }
})
