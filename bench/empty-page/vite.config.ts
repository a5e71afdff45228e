import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The settings of the app without anything of the app. */
export default defineConfig({ plugins: [react()], build: { target: 'es2023' } })
