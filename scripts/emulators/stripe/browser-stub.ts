/**
 * Replaces Stripe.js in the browser, with the part that `@stripe/react-stripe-js` needs for the payment element. It
 * applies `appearance` and sends requests to the emulator through this origin.
 */
import { askBank } from './browser-bank'
import { type Appearance, type CardForm, cardForm } from './browser-form'

interface Options {
  clientSecret: string
  appearance?: Appearance
}

interface Confirming {
  /** Absent if the card is stored already. */
  elements?: { form: CardForm | null; options: Options }
  clientSecret?: string
  confirmParams?: { return_url?: string; payment_method?: string }
  redirect?: 'always' | 'if_required'
}

interface Intent {
  id: string
  object: 'payment_intent' | 'setup_intent'
  status: string
  client_secret: string
}

interface Failure {
  type: string
  message: string
  code?: string
}

type Outcome = { intent: Intent } | { error: Failure }

async function ask(body: unknown): Promise<Outcome> {
  try {
    const response = await fetch('/_emulator/confirm', { method: 'POST', body: JSON.stringify(body) })
    return (await response.json()) as Outcome
  } catch {
    const message = 'We are experiencing issues connecting to our payments provider. Please try again.'
    return { error: { type: 'api_connection_error', message } }
  }
}

async function confirm({ elements, clientSecret, confirmParams, redirect = 'always' }: Confirming) {
  const paymentMethod = confirmParams?.payment_method
  const problem = paymentMethod === undefined ? elements?.form?.problem() : null
  if (problem) return { error: problem }

  const secret = clientSecret ?? elements?.options.clientSecret
  let outcome = await ask({ clientSecret: secret, card: elements?.form?.number(), paymentMethod })
  if ('intent' in outcome && outcome.intent.status === 'requires_action') {
    outcome = await ask({ clientSecret: secret, authentication: await askBank() })
  }
  if ('error' in outcome) return outcome

  const { intent } = outcome
  const name = intent.object === 'payment_intent' ? 'paymentIntent' : 'setupIntent'
  if (redirect === 'if_required') return { [name]: intent }
  const url = new URL(confirmParams?.return_url ?? location.href)
  url.searchParams.set(intent.object, intent.id)
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret)
  url.searchParams.set('redirect_status', 'succeeded')
  location.assign(url)
  // The page is being left, so nothing follows.
  return new Promise(() => {})
}

function elementsWith(options: Options) {
  const group = {
    options,
    form: null as CardForm | null,
    create: () => {
      group.form = cardForm(options.appearance, () => {
        group.form = null
      })
      return group.form.element
    },
    getElement: () => group.form?.element ?? null,
    update: (changed: Partial<Options>) => {
      Object.assign(options, changed)
      if (changed.appearance) group.form?.look(changed.appearance)
    },
    submit: () => Promise.resolve({}),
    fetchUpdates: () => Promise.resolve({}),
    on: () => group,
    off: () => group,
  }
  return group
}

const notHere = () => Promise.reject(new Error('The emulator of Stripe.js does not do this.'))

const Stripe = () => ({
  elements: elementsWith,
  confirmPayment: confirm,
  confirmSetup: confirm,
  createToken: notHere,
  createPaymentMethod: notHere,
  confirmCardPayment: notHere,
  registerAppInfo: () => {},
  _registerWrapper: () => {},
})

Object.assign(globalThis, { Stripe: Object.assign(Stripe, { version: 'endive' }) })
