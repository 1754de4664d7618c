import { join } from 'node:path'
import { build } from 'vite'
import { root } from '#scripts/root'

/** Builds the browser's bundle into a folder. */
export const buildSite = (folder: string) =>
  build({
    configFile: join(root, 'frontend/vite.config.ts'),
    configLoader: 'runner',
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
