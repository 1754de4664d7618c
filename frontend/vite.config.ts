import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { slim } from './slim'
import { themeStyleSheet } from './theme/plugin'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [react(), themeStyleSheet(`${here}src`), slim()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
})
