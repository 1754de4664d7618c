/** An element with a shadow of its own in this style, for the page's must not reach in, as it cannot into a frame. */
export function shadowed(style: string) {
  const host = document.createElement('div')
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  shadow.adoptedStyleSheets = [sheet]
  return { host, shadow }
}
