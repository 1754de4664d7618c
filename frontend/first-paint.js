// Runs before the first paint: no page is ever shown in the wrong colours, and what can be shown without the program
// is. `src/ui/color-mode.ts` follows the colours from then on; the shells are in index.html.
;(() => {
  const stored = (key) => {
    try {
      return localStorage.getItem(key)
    } catch {
      // Storage is blocked.
      return null
    }
  }
  const { dataset } = document.documentElement
  const chosen = stored('colorMode')
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  dataset.amplifyColorMode = dark ? 'dark' : 'light'

  const sessionId = stored('sessionId')
  const { origin, pathname, search } = location
  const shells = sessionId ? { '/': 'dashboard' } : { '/': 'auth', '/auth': 'auth', '/pricing': 'pricing' }
  dataset.shell = shells[pathname] ?? 'app'

  // What the screen of this address needs, before the program is there to ask for it; `head.ts` tells.
  const screens = JSON.parse(document.querySelector('meta[name=screens]')?.content ?? '{}')
  const id = /^\/estimate\/([^/]+)$/.exec(pathname)?.[1]
  const saved = id && new URLSearchParams(search).get('saved')
  const screen = saved ? 'saved' : id ? 'estimate' : pathname
  if (!Object.hasOwn(screens, screen) || (!sessionId && pathname !== '/pricing')) return
  const { files, reads } = screens[screen]

  for (const file of files) {
    const link = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: `/${file}` }
    document.head.append(Object.assign(document.createElement('link'), link))
  }

  // `api/request.ts` takes the answers.
  globalThis.sentAhead = new Map()
  for (const read of sessionId ? reads : []) {
    const path = read.replace('{id}', () => (saved ? encodeURIComponent(saved) : id))
    const response = fetch(origin + path, { headers: { authorization: `Bearer ${sessionId}` } })
    response.catch(() => undefined)
    globalThis.sentAhead.set(path, { response, sessionId, at: Date.now() })
  }
})()
