import { type ComponentType, Suspense, lazy } from 'react'
import { Route, Routes, useLocation, useParams } from 'react-router-dom'
import { Auth } from './screens/auth/auth'
import { SignedIn, SignedOut } from './session/guards'
import { useSession } from './session/session'
import { Crash } from './ui/crash'
import { FailedPage } from './ui/failed'
import { LoadingPage } from './ui/loading'
import { Toaster } from './ui/toast'

/** A screen whose code is fetched when it is first shown. Where that fails, the page offers to load again. */
const screen = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load()
      .catch((): ComponentType<Props> => NotLoaded)
      .then((component) => ({ default: component })),
  )

const NotLoaded = () => <FailedPage onRetry={() => location.reload()} />

const Dashboard = screen(() => import('./screens/dashboard/dashboard').then(({ Dashboard }) => Dashboard))
const Estimate = screen(() => import('./screens/estimate/estimate').then(({ Estimate }) => Estimate))
const Pricing = screen(() => import('./screens/pricing/pricing').then(({ Pricing }) => Pricing))
const Subscribe = screen(() => import('./screens/subscribe/subscribe').then(({ Subscribe }) => Subscribe))
const NotFound = screen(() => import('./screens/not-found/not-found').then(({ NotFound }) => NotFound))

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
            <Route path="/pricing" element={<Pricing />} />
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
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Crash>
      </Suspense>
      <Toaster />
    </>
  )
}

function EstimateOfPath() {
  const { id = '' } = useParams()
  return <Estimate key={id} id={id} />
}
