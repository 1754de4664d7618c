/** Creates an element with a shadow root and these styles, because page styles must not apply, as in a frame. */
export function createShadow(style: string) {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  return { host, shadow }
}
