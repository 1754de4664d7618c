import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { v8Flags } from './runtime/v8-flags'
import { passwordFlags } from './testing/password-flags'

// The pinned SDK is the last for Node 20, and warns about that at every start.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true'
// The next Vite requires extensions in imports of its configuration; this one does not.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

// Tests ask no real model, whatever the developer uses.
for (const name of ['MODEL_ID', 'MODEL_URL', 'MODEL_NAME', 'MODEL_KEY']) delete process.env[name]

const root = fileURLToPath(new URL('..', import.meta.url))

/** Pure rules, texts and files, which need neither services nor a page. */
const domain = '{functions/{contract,domain,lib},frontend/{src/files,theme},scripts/offline-analyst}/**/*.test.ts'

/** The data layer, whose rules AWS's own engine has to agree with. */
const data = 'functions/data/**/*.test.ts'

/** Flags of processes, and limits in milliseconds that only end tests which hang: the longest take half a minute. */
const common = {
  execArgv: v8Flags,
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 120_000 } },
}

/**
 * Beginnings of the paths of files that take longest, however short they are: most wait for processes that they start,
 * and the first two match large patterns, which V8 optimizes only until a process has 16 MB of compiled code.
 */
const longest = [
  'scripts/offline-analyst/properties',
  'functions/domain/constraints/mask',
  'scripts/stress/under-faults',
  'scripts/evaluate/evaluate',
  'scripts/stress/kill-and-restart',
  'scripts/invoke/permissions',
  'scripts/stress',
  'scripts/emulators',
  'infra/stack',
]

const rankOf = ({ moduleId }: TestSpecification) =>
  [...longest, ''].findIndex((path) => moduleId.startsWith(join(root, path)))

/** Starts the longest files of each project first, so that none is left alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the sequencer
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))]
    return projects.flatMap((project) =>
      sorted.filter((file) => file.project === project).toSorted((one, other) => rankOf(one) - rankOf(other)),
    )
  }
}

export default defineConfig({
  root,
  test: {
    sequence: { sequencer: LongestFirst },
    // Tests mostly wait for an emulator, a Lambda or a page.
    maxWorkers: availableParallelism() + 2,
    teardownTimeout: 120_000,
    projects: [
      {
        root,
        test: {
          name: 'domain',
          isolate: false,
          environment: 'node',
          include: [domain],
          ...common,
        },
      },
      {
        root,
        test: {
          name: 'data',
          globalSetup: ['scripts/testing/services-setup.ts', 'scripts/testing/dynamodb-local-setup.ts'],
          setupFiles: [
            'scripts/testing/each-file.ts',
            'scripts/testing/deadlines.ts',
            'scripts/testing/dynamodb-local.ts',
          ],
          isolate: false,
          environment: 'node',
          include: [data],
          ...common,
        },
      },
      {
        root,
        test: {
          name: 'node',
          globalSetup: ['scripts/testing/stack-setup.ts'],
          setupFiles: ['scripts/testing/each-file.ts', 'scripts/testing/deadlines.ts'],
          isolate: false,
          environment: 'node',
          include: ['{functions,scripts,infra}/**/*.test.ts'],
          exclude: [domain, data],
          ...common,
          execArgv: [...v8Flags, ...passwordFlags],
        },
      },
      {
        extends: join(root, 'frontend/vite.config.ts'),
        root,
        test: {
          name: 'screens',
          setupFiles: ['scripts/testing/each-file.ts', 'scripts/testing/each-screen.ts'],
          isolate: false,
          // For every file: Vitest starts another process where the next file has another environment.
          environment: 'jsdom',
          include: ['frontend/src/**/*.test.{ts,tsx}'],
          exclude: [domain],
          ...common,
        },
      },
      {
        root,
        test: {
          name: 'browser',
          // Last in its process, because it uses all processors. Tests that only compute run in another one.
          sequence: { groupOrder: 1 },
          globalSetup: ['scripts/testing/stack-setup.ts'],
          isolate: false,
          environment: 'node',
          include: ['frontend/tests/**/*.test.ts'],
          ...common,
          // Asking a page takes 10 ms of three processes.
          expect: { poll: { ...common.expect.poll, interval: 200 } },
        },
      },
    ],
  },
})
