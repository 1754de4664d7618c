import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

// The pinned SDK is the last that runs on Node 20; it says so at every start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'

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
