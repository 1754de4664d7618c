import type { RunningStack } from '#emulators/stack'
import { aUser, password, passwordHash } from './user'

/** The product started by `stack-setup.ts` for all test files, with the folder of its data. */
export const theStack = () => JSON.parse(process.env.STACK!) as RunningStack & { dataDir: string }

/** Creates a signed-in user directly in the table. */
export async function aMember() {
  const { user, sessionId } = await aUser({ passwordHash })
  return { id: user.id, email: user.email, password, sessionId }
}
