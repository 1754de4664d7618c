import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

/** A path as the person typed it: npm runs scripts in the project's folder, whatever folder they stand in. */
export const whereInvoked = (path: string) => resolve(process.env.INIT_CWD ?? '.', path)
