import type { RunningStack } from '#local/stack'
import { aUser, password, passwordHash } from './a-user'

/** The product that `stack-setup.ts` started for the tests of all files. */
export const theStack = () => JSON.parse(process.env.STACK!) as RunningStack

/** Someone with an account of their own, signed in past the API. */
export async function aMember() {
  const { user, sessionId } = await aUser({ passwordHash })
  return { id: user.id, email: user.email, password, sessionId }
}
