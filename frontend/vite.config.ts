import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { head } from './head'
import { slim } from './slim'
import { themeStyleSheet } from './theme/plugin'

const here = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: here,
  plugins: [react(), themeStyleSheet(`${here}src`), slim(), head()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: true,
    // The browsers of the last three years and a half; a test holds the built files against what these lack.
    target: ['chrome111', 'edge111', 'firefox115', 'safari16.4'],
    // A data: URL would need a hole in the content security policy.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // Each file is a request of its own: all styles are one, and of the code what the first screen needs, what screens
    // share (the heaviest of them has a header of its own), and the results.
    cssCodeSplit: false,
    rolldownOptions: {
      // The sign-in screen is registered like the others, but is part of the program.
      checks: { ineffectiveDynamicImport: false },
      output: {
        chunkFileNames: ({ name, facadeModuleId }) =>
          `assets/${/screens\/([\w-]+)\/screen\.tsx$/.exec(facadeModuleId ?? '')?.[1] ?? name}-[hash].js`,
        codeSplitting: {
          groups: [
            { name: 'program', tags: ['$initial'] },
            { name: 'shared', test: /^(?!.*(\/estimate\/results\/|\/domain\/|\/user-header))/, minShareCount: 2 },
            { name: 'results', test: /\/estimate\/results\// },
          ],
        },
      },
    },
  },
})
