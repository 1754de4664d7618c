import { type ComponentType, Suspense, lazy, useState } from 'react'
import { Route, Routes, matchPath, useLocation, useParams, useSearchParams } from 'react-router-dom'
import { Auth } from './screens/auth/auth'
import { Anyone, SignedIn, SignedOut } from './session/guards'
import { useSession } from './session/session'
import { readSession } from './session/stored-session'
import { Crash } from './ui/crash'
import { FailedPage } from './ui/failed'
import { LoadingPage } from './ui/loading'
import { Toaster } from './ui/toast'

/** A screen whose code is fetched when it is first shown, or before by `fetch`. Where that fails, it offers to reload. */
function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => (fetched = await load().catch((): ComponentType<Props> => NotLoaded))
  const Lazy = lazy(() => fetch().then((component) => ({ default: component })))

  function Screen(props: Props) {
    // Chosen once: another choice would lose the screen's state.
    const [Chosen] = useState(() => fetched ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Screen, { fetch })
}

const NotLoaded = () => <FailedPage onRetry={() => location.reload()} />

const Dashboard = screen(() => import('./screens/dashboard/dashboard').then(({ Dashboard }) => Dashboard))
const Estimate = screen(() => import('./screens/estimate/estimate').then(({ Estimate }) => Estimate))
const SavedEstimate = screen(() =>
  import('./screens/estimate/saved-estimate').then(({ SavedEstimate }) => SavedEstimate),
)
const Pricing = screen(() => import('./screens/pricing/pricing').then(({ Pricing }) => Pricing))
const Subscribe = screen(() => import('./screens/subscribe/subscribe').then(({ Subscribe }) => Subscribe))
const NotFound = screen(() => import('./screens/not-found/not-found').then(({ NotFound }) => NotFound))

/** Fetches the code of the screen that an address opens, so that the shell stays until all of it is there. */
export async function prepareScreen({ pathname, search }: Location): Promise<void> {
  await screenAt(pathname, new URLSearchParams(search).get('saved'))?.fetch()
}

function screenAt(pathname: string, saved: string | null) {
  if (pathname === '/pricing') return Pricing
  if (readSession() === null) return undefined
  if (pathname === '/') return Dashboard
  if (pathname === '/subscribe') return Subscribe
  if (matchPath('/estimate/:id', pathname)) return saved ? SavedEstimate : Estimate
  return undefined
}

export function App() {
  const { sessionId } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      {/* Outside the key, so that a screen stays until the code of the next one is there. */}
      <Suspense fallback={<LoadingPage />}>
        {/* Another user, or another page after a crash, starts clean. */}
        <Crash key={`${sessionId} ${pathname}`}>
          <Routes>
            <Route
              path="/auth"
              element={
                <SignedOut>
                  <Auth />
                </SignedOut>
              }
            />
            <Route
              path="/pricing"
              element={
                <Anyone>
                  <Pricing />
                </Anyone>
              }
            />
            <Route
              path="/"
              element={
                <SignedIn otherwise={<Auth />}>
                  <Dashboard />
                </SignedIn>
              }
            />
            <Route
              path="/estimate/:id"
              element={
                <SignedIn>
                  <EstimateOfPath />
                </SignedIn>
              }
            />
            <Route
              path="/subscribe"
              element={
                <SignedIn>
                  <Subscribe />
                </SignedIn>
              }
            />
            <Route
              path="*"
              element={
                <Anyone>
                  <NotFound />
                </Anyone>
              }
            />
          </Routes>
        </Crash>
      </Suspense>
      <Toaster />
    </>
  )
}

function EstimateOfPath() {
  const { id = '' } = useParams()
  const [query] = useSearchParams()
  const saved = query.get('saved')
  return saved ? <SavedEstimate key={saved} id={saved} /> : <Estimate key={id} id={id} />
}
