import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import 'virtual:amplify.css'
import './ui/ui.css'
import { App, fetchScreen } from './app'
import { SessionProvider } from './session/session'
import { readSession } from './session/stored-session'
import { followColorMode } from './ui/color-mode'

followColorMode()

function start() {
  const root = createRoot(document.getElementById('root')!)
  // In small steps, between which the browser can answer: the shell is there meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <BrowserRouter>
          <SessionProvider>
            <App />
          </SessionProvider>
        </BrowserRouter>
      </StrictMode>,
    ),
  )
}

const { pathname } = location
if (readSession() !== null || pathname === '/pricing') void fetchScreen(pathname).then(start)
else start()
