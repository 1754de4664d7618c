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

  const shells = { '/': 'auth', '/auth': 'auth', '/pricing': 'pricing' }
  dataset.shell = (!stored('sessionId') && shells[location.pathname]) || 'app'
})()
