// Runs before the first paint, so that no page is shown in the wrong colors and shells appear before the program.
// `src/ui/color-mode.ts` then takes over the colors.
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
  const query = new URLSearchParams(search)

  // Written by `head.ts` from `screens/registry.ts`.
  const screens = JSON.parse(document.querySelector('meta[name=screens]')?.content ?? '[]')
  const screen = screens.find(
    ({ pattern, query: name }) => RegExp(pattern).test(pathname) && (!name || query.get(name)),
  )
  dataset.shell = (sessionId ? screen?.shell : screen?.signedOutShell) ?? 'app'
  if (!screen || (screen.isPrivate && !sessionId)) return

  // What this screen needs, before the program has loaded and asks for it.
  const { files, reads, pattern } = screen
  const id = screen.query ? encodeURIComponent(query.get(screen.query)) : RegExp(pattern).exec(pathname)[1]

  for (const file of files) {
    const link = { rel: 'modulepreload', crossOrigin: '', fetchPriority: 'low', href: `/${file}` }
    document.head.append(Object.assign(document.createElement('link'), link))
  }

  // `api/request.ts` takes the responses.
  globalThis.sentAhead = new Map()
  for (const read of sessionId ? reads : []) {
    const path = read.replace('{id}', () => id)
    const response = fetch(origin + path, { headers: { authorization: `Bearer ${sessionId}` } })
    response.catch(() => undefined)
    globalThis.sentAhead.set(path, { response, sessionId, at: Date.now() })
  }
})()
