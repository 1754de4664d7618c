import { join } from 'node:path'
import { build } from 'vite'
import { root } from '#scripts/root'

/** Builds the browser's bundle into a folder, for production even under `NODE_ENV=test`. */
export async function buildSite(folder: string): Promise<void> {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await build({
      configFile: join(root, 'frontend/vite.config.ts'),
      configLoader: 'runner',
      logLevel: 'warn',
      build: { outDir: folder, emptyOutDir: true },
    })
  } finally {
    if (before === undefined) delete process.env.NODE_ENV
    else process.env.NODE_ENV = before
  }
}
