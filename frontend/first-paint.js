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

  const signedIn = stored('sessionId') !== null
  const { pathname } = location
  const shells = { '/': 'auth', '/auth': 'auth', '/pricing': 'pricing' }
  dataset.shell = (!signedIn && shells[pathname]) || 'app'

  // The code of the screen that this address opens; `head.ts` names the files.
  const screens = JSON.parse(document.querySelector('meta[name=screens]')?.content ?? '{}')
  const screen = pathname.split('/')[1]
  const isOpen = (signedIn || screen === 'pricing') && Object.hasOwn(screens, screen)
  for (const file of isOpen ? screens[screen] : []) {
    const isStyle = file.endsWith('.css')
    const link = { rel: isStyle ? 'preload' : 'modulepreload', as: isStyle ? 'style' : '', crossOrigin: '' }
    document.head.append(
      Object.assign(document.createElement('link'), link, { fetchPriority: 'low', href: `/${file}` }),
    )
  }
})()
