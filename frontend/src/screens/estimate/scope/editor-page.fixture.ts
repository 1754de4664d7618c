import { fireEvent } from '@testing-library/react'
import { type ReactNode, createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { aComponent, aTask, aVersion } from '#scripts/testing/component'
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

/** Names of the components of the version in the editor. */
const names = 'Accounts Booking Calendar Delivery Exports Forms Galleries Help Invoices Jobs Kiosk Loyalty'.split(' ')

const given = aVersion(
  1,
  names.map((name, at) => aComponent(name, aTask(`${name} pages`, 3, [at + 1]), aTask(`${name} rules`, 2, [at + 1]))),
  names.map((name) => `There are ${name.toLowerCase()}.`),
)

/** Exclusion of its optional wish. */
export const giftCards = 'Optional in the requirements, and not included: “Sell gift cards”'
/** Version with twelve components of two tasks each, an optional wish and its question. */
export const version = {
  ...given,
  lines: [...given.lines, { id: 13, text: 'Optional: sell gift cards.' }],
  breakdown: { ...given.breakdown, exclusions: [giftCards, 'An app.'] },
  asked: {
    components: [],
    answers: {},
    questions: [
      {
        id: 'wishes',
        question: 'Which of these belong in the first release?',
        type: 'multiselect' as const,
        options: ['A map', 'Sell gift cards'],
        required: false,
        impact: '',
        effects: { unit: 'hours' as const, moves: [3, 7.4] },
        neutral: [],
      },
    ],
  },
}
