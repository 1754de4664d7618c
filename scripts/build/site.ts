import { join } from 'node:path'
import { build } from 'vite'
import { root } from '#scripts/root'

/** Builds the browser's bundles into a folder, for production even under `NODE_ENV=test`. */
export async function buildSite(folder: string): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    // The page of offers is built apart, so that it shares no file with the program.
    for (const config of ['vite.config.ts', 'shared.config.ts'])
      await build({
        configFile: join(root, 'frontend', config),
        configLoader: 'runner',
        logLevel: 'warn',
        build: { outDir: folder, emptyOutDir: config === 'vite.config.ts' },
      })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
