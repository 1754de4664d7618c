import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))

export default defineConfig({
  root,
  test: {
    globalSetup: ['scripts/testing/global-setup.ts'],
    projects: [
      {
        root,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{functions,scripts,infra}/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
