import { shadowed } from './browser-shadow'

const style = `
  dialog { border: 0; border-radius: 14px; padding: 24px; max-width: 22rem; font: 1rem/1.5 system-ui }
  dialog::backdrop { background: rgb(0 0 0 / 0.5) }
  h2 { margin: 0 0 8px; font-size: 1.125rem }
  div { display: flex; gap: 12px; flex-wrap: wrap; margin-top: 16px }
  button { font: inherit; padding: 8px 14px }
`

/** The bank asks the owner of the card whether this payment is theirs. */
export function askBank(): Promise<'succeeded' | 'failed'> {
  const { host, shadow } = shadowed(style)

  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const title = Object.assign(document.createElement('h2'), { id: 'title', textContent: 'Your bank asks' })
  const text = Object.assign(document.createElement('p'), { textContent: 'Is this payment yours? (A test bank.)' })
  const buttons = document.createElement('div')
  dialog.append(title, text, buttons)
  shadow.append(dialog)
  document.body.append(host)

  return new Promise((resolve) => {
    const answer = (said: 'succeeded' | 'failed') => {
      dialog.close()
      host.remove()
      resolve(said)
    }
    for (const [name, said] of [
      ['Complete authentication', 'succeeded'],
      ['Fail authentication', 'failed'],
    ] as const) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
      button.addEventListener('click', () => answer(said))
      buttons.append(button)
    }
    dialog.addEventListener('cancel', () => answer('failed'))
    dialog.showModal()
  })
}
