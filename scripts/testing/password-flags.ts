import { join } from 'node:path'
import { root } from '../root'

/** Flags of processes that hash passwords at a low cost. */
export const passwordFlags = ['--require', join(root, 'scripts/testing/password-cost.cjs')]
