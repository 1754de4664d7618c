import { vi } from 'vitest'

// Test files of one worker share the packages that they load, which takes most of the time, but neither our modules nor
// the environment.
const shared = globalThis as { firstEnvironment?: NodeJS.ProcessEnv }
shared.firstEnvironment ??= { ...process.env }
for (const name of Object.keys(process.env)) if (!(name in shared.firstEnvironment)) delete process.env[name]
Object.assign(process.env, shared.firstEnvironment)
vi.resetModules()
