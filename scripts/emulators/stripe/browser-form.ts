import { createShadow } from './browser-shadow'

export interface Appearance {
  variables?: Record<string, string>
}

type Listener = (event: unknown) => void

interface Problem {
  type: 'validation_error'
  code: string
  message: string
}

const style = `
  :host { display: block; font-family: var(--fontFamily, system-ui); color: var(--colorText, #161513) }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin: 0 }
  label { display: grid; gap: 4px; font-size: 0.875rem }
  label:first-child, p { grid-column: 1 / -1 }
  input {
    box-sizing: border-box; width: 100%; padding: 10px 12px; font: inherit; font-size: 1rem;
    color: inherit; background: var(--colorBackground, #fff);
    border: 1px solid var(--outline, #85807a); border-radius: var(--borderRadius, 8px);
  }
  input:focus { outline: 2px solid var(--colorPrimary, #2b50e8); outline-offset: 1px }
  input[aria-invalid=true] { border-color: var(--colorDanger, #b3261e) }
  p { margin: 0; font-size: 0.8125rem; color: var(--colorTextSecondary, #57544f) }
  p[role=alert] { color: var(--colorDanger, #b3261e) }
  p[role=alert]:empty { display: none }
`

const fields = [
  {
    name: 'number',
    label: 'Card number',
    autocomplete: 'cc-number',
    value: '',
    digits: 14,
    problem: 'Your card number is incomplete.',
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    autocomplete: 'cc-exp',
    value: '12 / 34',
    digits: 4,
    problem: "Your card's expiration date is incomplete.",
  },
  {
    name: 'cvc',
    label: 'Security code',
    autocomplete: 'cc-csc',
    value: '123',
    digits: 3,
    problem: "Your card's security code is incomplete.",
  },
]

const hint =
  'The emulator of Stripe: no money moves. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined, 4000 0025 0000 3155 asks for authentication.'

export type CardForm = ReturnType<typeof cardForm>

/** Payment element with a card's number, date and code, in a shadow root, like the frame of the real one. */
export function cardForm(appearance: Appearance | undefined, onDestroy: () => void) {
  const { host, shadow } = createShadow(style)

  const form = document.createElement('form')
  form.noValidate = true
  const inputs = fields.map(({ label, autocomplete, value }) => {
    const input = Object.assign(document.createElement('input'), { value, inputMode: 'numeric' })
    input.setAttribute('autocomplete', autocomplete)
    const labelled = document.createElement('label')
    labelled.append(label, input)
    form.append(labelled)
    return input
  })
  const alert = document.createElement('p')
  alert.setAttribute('role', 'alert')
  const note = Object.assign(document.createElement('p'), { textContent: hint })
  form.append(alert, note)
  shadow.append(form)

  const listeners = new Map<string, Set<Listener>>()
  const emit = (name: string, event: object = {}) => {
    for (const listener of listeners.get(name) ?? []) listener({ elementType: 'payment', ...event })
  }
  const digitsIn = (index: number) => inputs[index]!.value.replace(/\D/g, '')
  const firstIncomplete = () => fields.findIndex(({ digits }, index) => digitsIn(index).length < digits)

  form.addEventListener('input', () => {
    alert.textContent = ''
    for (const input of inputs) input.removeAttribute('aria-invalid')
    const complete = firstIncomplete() < 0
    emit('change', { complete, empty: inputs[0]!.value === '', collapsed: false, value: { type: 'card' } })
  })
  // As in the real element, Enter in the frame does not submit the page's form.
  form.addEventListener('submit', (event) => event.preventDefault())

  const look = ({ variables = {} }: Appearance) => {
    for (const [name, value] of Object.entries(variables)) host.style.setProperty(`--${name}`, value)
  }
  look(appearance ?? {})

  const element = {
    on: (name: string, listener: Listener) => {
      listeners.set(name, (listeners.get(name) ?? new Set()).add(listener))
      return element
    },
    off: (name: string, listener: Listener) => {
      listeners.get(name)?.delete(listener)
      return element
    },
    mount: (place: HTMLElement) => {
      place.append(host)
      queueMicrotask(() => emit('ready'))
    },
    unmount: () => host.remove(),
    destroy: () => {
      host.remove()
      onDestroy()
    },
    update: () => {},
    focus: () => inputs[0]!.focus(),
    blur: () => {},
    clear: () => {},
    collapse: () => {},
  }

  return {
    element,
    look,
    number: () => digitsIn(0),
    /** Error of the first invalid field, which is also shown beside the form. */
    problem: (): Problem | null => {
      const index = firstIncomplete()
      const field = fields[index]
      if (!field) return null
      alert.textContent = field.problem
      inputs[index]!.setAttribute('aria-invalid', 'true')
      inputs[index]!.focus()
      return { type: 'validation_error', code: `incomplete_${field.name}`, message: field.problem }
    },
  }
}
