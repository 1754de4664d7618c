import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Credentials, Registration, User } from '#contract/user'
import { request } from '../api/request'
import { toast } from '../ui/toast'
import { forgetDrafts } from './drafts'
import { endSession, keepSession, keepUser, onSessionChange, readSession, readUser } from './stored-session'

export interface Session {
  /**
   * `loading` until the user is known for the first time; `unreachable` when that failed. From then on the cached
   * user shows at once.
   */
  status: 'signed-out' | 'loading' | 'unreachable' | 'signed-in'
  sessionId: string | null
  user: User | null
  /** How the last session of this tab ended. */
  ended: 'never' | 'logout' | 'expired'
  login: (credentials: Credentials) => Promise<void>
  register: (registration: Registration) => Promise<void>
  logout: () => Promise<void>
  /** Forgets the session that the user has ended by other means than `logout`. */
  forget: () => void
  /** Asks for the user again, after something that changes the count or the plan. */
  refresh: () => Promise<void>
  keepUser: (user: User) => void
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  return session
}

/** The session of a screen that only signed-in users reach. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser must be used on a screen for signed-in users')
  return user
}

interface Props {
  /** The session that the page found: it may have ended before this is first drawn. */
  openedWith?: string | null
  children: ReactNode
}

export function SessionProvider({ openedWith = null, children }: Props) {
  const sessionId = useSyncExternalStore(onSessionChange, readSession)
  const storedUser = useSyncExternalStore(onSessionChange, readUser)
  const user = useMemo(() => (sessionId === null ? null : parseUser(storedUser)), [sessionId, storedUser])
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const [leaving, setLeaving] = useState<string | null>(null)
  const [last, setLast] = useState(openedWith)
  if (sessionId !== null && sessionId !== last) setLast(sessionId)

  const refresh = useCallback(
    () =>
      sessionId === null
        ? Promise.resolve()
        : request('getUser').then(
            (user) => keepUser(sessionId, user),
            // A 401 has ended the session; without an answer the cached user stays on screen.
            () => setFailedFor(sessionId),
          ),
    [sessionId],
  )
  useEffect(() => void refresh(), [refresh])

  const session = useMemo<Session>(
    () => ({
      status: statusOf(sessionId, user, failedFor),
      sessionId,
      user,
      ended: last === null || sessionId !== null ? 'never' : last === leaving ? 'logout' : 'expired',
      refresh,
      keepUser: (user) => keepUser(sessionId, user),
      login: async (credentials) => {
        const { sessionId, user } = await request('login', { body: credentials })
        keepSession(sessionId, user)
        toast({ title: 'Login successful', text: 'Welcome back!' })
      },
      register: async (registration) => {
        const { sessionId, user } = await request('register', { body: registration })
        keepSession(sessionId, user)
        toast({ title: 'Registration successful', text: 'Welcome! Your account has been created.' })
      },
      logout: async () => {
        if (sessionId === null) return
        setLeaving(sessionId)
        try {
          await request('logout', { body: {} })
          toast({ title: 'Logout successful', text: "You've been logged out." })
        } catch {
          toast({ title: 'Logout completed', text: 'Session ended.' })
        }
        leave(sessionId, user)
      },
      forget: () => {
        if (sessionId === null) return
        setLeaving(sessionId)
        leave(sessionId, user)
      },
    }),
    [sessionId, user, failedFor, leaving, last, refresh],
  )
  return <SessionContext value={session}>{children}</SessionContext>
}

/** On purpose, so nothing of the user stays in this browser. */
function leave(sessionId: string, user: User | null) {
  if (user) forgetDrafts(user.email)
  endSession(sessionId)
}

function statusOf(sessionId: string | null, user: User | null, failedFor: string | null): Session['status'] {
  if (sessionId === null) return 'signed-out'
  if (user) return 'signed-in'
  return failedFor === sessionId ? 'unreachable' : 'loading'
}

/** Whatever is stored there may have been written by an older version, or by hand. */
function parseUser(stored: string | null): User | null {
  try {
    const user = JSON.parse(stored ?? 'null') as User | null
    return typeof user?.email === 'string' ? user : null
  } catch {
    return null
  }
}
