import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pureModules } from '../scripts/build/pure-modules'
import { slim } from './slim'
import app from './vite.config'

const here = fileURLToPath(new URL('.', import.meta.url))

/** Exports of React that the page uses. The build removes all others. */
const used = {
  react: ['Fragment', 'StrictMode', 'startTransition', 'useEffect', 'useRef', 'useState'],
  'react-dom': ['flushSync'],
}

/** Builds the page of links to offers, with nothing of the program but what it imports. */
export default defineConfig({
  root: here,
  publicDir: false,
  plugins: [react(), slim(['getOffer', 'respondToOffer'], used), pureModules()],
  build: {
    outDir: '../dist/site',
    emptyOutDir: false,
    target: app.build!.target!,
    assetsInlineLimit: 0,
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: { optimization: app.build!.rolldownOptions!.optimization!, input: `${here}shared.html` },
  },
})
