import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** Resolves a path as typed: npm runs scripts in the project's folder, not in the current one. */
export const whereInvoked = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
