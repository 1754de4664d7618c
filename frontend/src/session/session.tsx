import {
  type ReactNode,
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Credentials, Registration } from '#contract/credentials'
import type { PasswordReset } from '#contract/mail'
import type { User } from '#contract/user'
import { monthOf } from '#domain/estimate/quota'
import { request } from '../api/request'
import { serverDate } from '../api/server-clock'
import { endSession, onSessionChange, readSession, readUser, storeSession } from '../storage/stored-session'
import { toast } from '../ui/toast'
import { finishBeforeLogout } from './before-logout'
import { updateUser } from './current-user'
import { forgetDrafts } from './drafts'
import { parseUser } from './user'

export interface Session {
  /**
   * `loading` until the user is first known; `unreachable` if that failed. After that, the cached user is shown
   * immediately.
   */
  status: 'signed-out' | 'loading' | 'unreachable' | 'signed-in'
  sessionId: string | null
  user: User | null
  /** Way in which the last session of this tab ended. */
  ended: 'never' | 'logout' | 'expired'
  login: (credentials: Credentials) => Promise<void>
  register: (registration: Registration) => Promise<void>
  /** Sets the password with a mailed link and signs in. `onDone` is called before the session changes. */
  resetPassword: (reset: PasswordReset, onDone: () => unknown) => Promise<void>
  logout: () => Promise<void>
  /** Clears a session that ended otherwise than by `logout`. */
  forget: () => void
  /** Reloads the user after a change of count or plan. */
  refresh: () => Promise<void>
  /** Reloads the user with the plan that the payment provider reports. Null if there was no response. */
  syncPlan: (signal?: AbortSignal) => Promise<User | null>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('useSession must be used within a SessionProvider')
  return session
}

/** Returns the user on a screen for signed-in users. */
export function useUser(): User {
  const { user } = useSession()
  if (!user) throw new Error('useUser must be used on a screen for signed-in users')
  return user
}

interface Props {
  /** Session stored when the page opened. It may end before the first render. */
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

  const reads = useRef({ begun: 0, shown: 0 })
  /** Stores a user that was read, unless one of a later number has been shown. */
  const show = useCallback(
    (user: User, at: number) => {
      if (at < reads.current.shown) return
      reads.current.shown = at
      updateUser(sessionId, user)
    },
    [sessionId],
  )
  const refresh = useCallback(async () => {
    // A 401 has ended the session; without a response the cached user stays on screen.
    if (sessionId === null) return
    const at = ++reads.current.begun
    await request('getUser').then(
      (user) => show(user, at),
      () => setFailedFor(sessionId),
    )
  }, [sessionId, show])
  useEffect(() => {
    void refresh()
    // Estimates are counted by month, and a page may stay open over its end.
    let month = monthOf(serverDate())
    const onFocus = () => {
      const now = monthOf(serverDate())
      if (now !== month) void refresh()
      month = now
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [refresh])

  const syncPlan = useCallback(
    async (signal?: AbortSignal) => {
      const user = await request('syncSubscription', { signal }).catch(() => null)
      // The server reads the user once the payment provider has responded.
      if (user) show(user, ++reads.current.begun)
      return user
    },
    [show],
  )

  const session = useMemo<Session>(() => {
    /** Deliberate, so no data of the user stays in this browser. */
    const forget = () => {
      if (sessionId === null) return
      setLeaving(sessionId)
      if (user) forgetDrafts(user.email)
      endSession(sessionId)
    }
    return {
      status: statusOf(sessionId, user, failedFor),
      sessionId,
      user,
      ended: last === null || sessionId !== null ? 'never' : last === leaving ? 'logout' : 'expired',
      refresh,
      syncPlan,
      forget,
      login: async (credentials) => {
        const { sessionId, user } = await request('login', { body: credentials })
        storeSession(sessionId, user)
        toast({ title: 'Login successful', text: 'Welcome back!' })
      },
      register: async (registration) => {
        const { sessionId, user } = await request('register', { body: registration })
        storeSession(sessionId, user)
        toast({ title: 'Registration successful', text: 'Welcome! Your account has been created.' })
      },
      resetPassword: async (reset, onDone) => {
        const { sessionId, user } = await request('resetPassword', { body: reset })
        onDone()
        storeSession(sessionId, user)
        toast({ title: 'Password Changed', text: 'You are signed in here. Every other device has been logged out.' })
      },
      logout: async () => {
        if (sessionId === null) return
        // Check now: the call itself ends a session that the server no longer knows.
        setLeaving(sessionId)
        await finishBeforeLogout()
        try {
          await request('logout', { body: {} })
          toast({ title: 'Logout successful', text: "You've been logged out." })
        } catch {
          toast({ title: 'Logout completed', text: 'Session ended.' })
        }
        forget()
      },
    }
  }, [sessionId, user, failedFor, leaving, last, refresh, syncPlan])
  return <SessionContext value={session}>{children}</SessionContext>
}

function statusOf(sessionId: string | null, user: User | null, failedFor: string | null): Session['status'] {
  if (sessionId === null) return 'signed-out'
  if (user) return 'signed-in'
  return failedFor === sessionId ? 'unreachable' : 'loading'
}
