// Runs before the first paint, so that no page is ever shown in the wrong colours. `src/ui/color-mode.ts` does the rest.
;(() => {
  let chosen
  try {
    chosen = localStorage.getItem('colorMode')
  } catch {
    // Storage is blocked: follow the system.
  }
  const dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.amplifyColorMode = dark ? 'dark' : 'light'
})()
