import { join } from 'node:path'
import { root } from '../root'

/**
 * Flags of processes that run the offline analyst, which the commands in package.json and `run.mjs` have too. V8
 * otherwise interprets a pattern once before it compiles it: reading 51,000 characters took 1.6 s instead of 1.0 s in
 * Node 20. Set when a process runs already, that flag makes Node 20 crash.
 */
export const v8Flags = ['--no-regexp-tier-up', '--require', join(root, 'scripts/runtime/optimizer.cjs')]
