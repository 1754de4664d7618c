import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:amplify.css'
import 'virtual:shells.css'
import './ui/ui.css'
import './ui/progress.css'
import { App, prepareScreen } from './app'
import { SessionProvider } from './session/session'
import { readSession } from './storage/stored-session'
import { followColorMode } from './ui/color-mode'

followColorMode()

const openedWith = readSession()

function start() {
  const root = createRoot(document.getElementById('root')!)
  // As a transition, so that the browser stays responsive; the shell is shown until then.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <SessionProvider openedWith={openedWith}>
            <App />
          </SessionProvider>
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

void prepareScreen(location).then(start)
