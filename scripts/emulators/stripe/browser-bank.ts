import { createShadow } from './browser-shadow'

const style = `
  dialog { border: 0; border-radius: 14px; padding: 24px; max-width: 22rem; font: 1rem/1.5 system-ui }
  dialog::backdrop { background: rgb(0 0 0 / 0.5) }
  h2 { margin: 0 0 8px; font-size: 1.125rem }
  div { display: flex; gap: 12px; flex-wrap: wrap; margin-top: 16px }
  button { font: inherit; padding: 8px 14px }
`

/** Shows the bank's authentication dialog to the owner of the card. */
export function askBank(): Promise<'succeeded' | 'failed'> {
  const { host, shadow } = createShadow(style)

  const dialog = document.createElement('dialog')
  dialog.setAttribute('aria-labelledby', 'title')
  const title = Object.assign(document.createElement('h2'), { id: 'title', textContent: 'Your bank asks' })
  const text = Object.assign(document.createElement('p'), { textContent: 'Is this payment yours? (A test bank.)' })
  const buttons = document.createElement('div')
  dialog.append(title, text, buttons)
  shadow.append(dialog)
  document.body.append(host)

  return new Promise((resolve) => {
    const finish = (result: 'succeeded' | 'failed') => {
      dialog.close()
      host.remove()
      resolve(result)
    }
    for (const [name, result] of [
      ['Complete authentication', 'succeeded'],
      ['Fail authentication', 'failed'],
    ] as const) {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: name })
      button.addEventListener('click', () => finish(result))
      buttons.append(button)
    }
    dialog.addEventListener('cancel', () => finish('failed'))
    dialog.showModal()
  })
}
