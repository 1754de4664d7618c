import { type ComponentType, Suspense, lazy, useState } from 'react'
import { Route, Routes, matchPath, useLocation, useParams, useSearchParams } from 'react-router-dom'
// Part of the program, so that a first visit needs no further request.
import './screens/auth/screen'
import { screens } from './screens/registry'
import { Guard } from './session/guards'
import { useSession } from './session/session'
import { readSession } from './storage/stored-session'
import { Crash } from './ui/crash'
import { FailedPage } from './ui/failed'
import { LoadingPage } from './ui/loading'
import { Opening, showOpening } from './ui/opening'
import { Toaster } from './ui/toast'

interface Props {
  id: string
}

/** A screen's component. Its code is fetched when it is first shown, or earlier by `fetch`; if that fails, it offers to reload. */
function lazyScreen(load: () => Promise<{ default: ComponentType<Props> }>) {
  let fetched: ComponentType<Props> | null = null
  const fetch = async () => (fetched = (await load().catch(() => ({ default: NotLoaded }))).default)
  const Lazy = lazy(() => {
    const fetching = fetch()
    showOpening(fetching)
    return fetching.then((component) => ({ default: component }))
  })

  function Component(props: Props) {
    // Chosen once: another choice would lose the screen's state.
    const [Chosen] = useState(() => fetched ?? Lazy)
    return <Chosen {...props} />
  }
  return Object.assign(Component, { fetch })
}

const NotLoaded = () => <FailedPage onRetry={() => location.reload()} />

const modules = import.meta.glob<{ default: ComponentType<Props> }>('./screens/*/screen.tsx')

const components = Object.fromEntries(
  Object.keys(screens).map((name) => [name, lazyScreen(modules[`./screens/${name}/screen.tsx`]!)]),
)

const paths = [...new Set(Object.values(screens).map(({ path }) => path))]

/** The screens of a path, most specific first. */
const screensOf = (path: string) => Object.entries(screens).filter(([, screen]) => screen.path === path)

const select = (path: string, query: URLSearchParams) =>
  screensOf(path).find(([, screen]) => !screen.query || query.get(screen.query))!

/** Fetches the code of the screen at a location, so that the shell stays until all of it has arrived. */
export async function prepareScreen({ pathname, search }: Location): Promise<void> {
  const path = paths.find((path) => matchPath(path, pathname))!
  const [name, { access, signedOut }] = select(path, new URLSearchParams(search))
  const isSignedOut = access === 'signed-in' && readSession() === null
  await components[isSignedOut ? (signedOut ?? 'auth') : name]!.fetch()
}

export function App() {
  const { sessionId } = useSession()
  const { pathname } = useLocation()
  return (
    <>
      {/* Outside the key, so that a screen stays until the code of the next one has arrived. */}
      <Suspense fallback={<LoadingPage />}>
        {/* Another user, or another page after a crash, starts from scratch. */}
        <Crash key={`${sessionId} ${pathname}`}>
          <Routes>
            {paths.map((path) => (
              <Route key={path} path={path} element={<ScreenOf path={path} />} />
            ))}
          </Routes>
        </Crash>
      </Suspense>
      <Opening />
      <Toaster />
    </>
  )
}

function ScreenOf({ path }: { path: string }) {
  const params = useParams()
  const [query] = useSearchParams()
  const [name, screen] = select(path, query)
  const id = (screen.query ? query.get(screen.query) : params.id) ?? ''
  const Component = components[name]!
  const SignedOut = screen.signedOut && components[screen.signedOut]
  return (
    <Guard access={screen.access} signedOut={SignedOut && <SignedOut id="" />}>
      <Component key={name + id} id={id} />
    </Guard>
  )
}
