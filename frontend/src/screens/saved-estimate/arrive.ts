/** Shows a heading to those whose link names it by its id. A dialog that opens after it returns the focus to it. */
export function arrive(heading: HTMLElement | null, { hash }: { hash: string } = location) {
  if (!heading || hash !== `#${heading.id}`) return
  // A page that is still growing would end a smooth one elsewhere.
  heading.scrollIntoView({ behavior: 'instant' })
  heading.focus({ preventScroll: true })
}
