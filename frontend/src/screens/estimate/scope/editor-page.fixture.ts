import { fireEvent } from '@testing-library/react'
import { type ReactNode, createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { SessionProvider } from '../../../session/session'

/** Returns what is around the editor on a page with this hash in its URL. */
export const pageAt =
  (hash: string) =>
  ({ children }: { children: ReactNode }) =>
    createElement(MemoryRouter, { initialEntries: [`/${hash}`] }, createElement(SessionProvider, null, children))

/** Finds a field by its label. In a large page, jsdom needs seconds for the query of the testing library. */
export function fieldOf(label: string): HTMLInputElement {
  const element = [...document.querySelectorAll('label')].find(({ textContent }) => textContent.includes(label))
  return document.getElementById(element!.htmlFor) as HTMLInputElement
}

export const typeInto = (label: string, value: string) => fireEvent.change(fieldOf(label), { target: { value } })

export const press = (name: string) => {
  const button = [...document.querySelectorAll('button')].find(
    ({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name,
  )!
  button.focus()
  fireEvent.click(button)
}

const isShown = (element: Element) => !element.closest('[hidden]')

/** Returns a name, of which words may be marked, without what follows it. */
const nameOf = ({ childNodes }: Element) =>
  [...childNodes]
    .flatMap((node) => (node.nodeName === 'SPAN' ? [] : node.textContent))
    .join('')
    .trim()
export const shown = (rows: string) => [...document.querySelectorAll(rows)].filter(isShown).map(nameOf)
export const components = '.scope-row__name'
export const tasks = '.scope-tasks .written:first-child'
