import { Card, Tabs } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { sessionEnded } from '#contract/credentials'
import { siteConfig } from '../../api/site-config'
import { type MailLink, parseMailLink } from '../../session/mail-link'
import { useSession } from '../../session/session'
import { readUser } from '../../storage/stored-session'
import { Header, HeaderLink } from '../../ui/header'
import { Page } from '../../ui/page'
import { dismissToast } from '../../ui/toast'
import { useLoaded } from '../../ui/use-loaded'
import { shells } from '../shells'
import './auth.css'
import { ConfirmEmail } from './confirm-email'
import { Forgot } from './forgot'
import { Login } from './login'
import { NewPassword } from './new-password'
import { Points } from './points'
import { Register } from './register'
import { Specimen } from './specimen'

type Tab = 'login' | 'register'
type View = Tab | 'forgot'

const titles = { login: 'Sign in', register: 'Create an account', forgot: 'Forgot password' }

/** `/auth#register` opens the second tab, and so does `/` in a browser in which nobody has signed in yet. */
export default function Auth() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const { value: config } = useLoaded(siteConfig)
  const [view, setView] = useState<View>(() => {
    const isFirstVisit = pathname === '/' && readUser() === null
    return hash === '#register' || isFirstVisit ? 'register' : 'login'
  })
  const open = (view: View) => {
    dismissToast()
    setView(view)
  }
  const card = useRef<HTMLDivElement>(null)
  /** The button that had the focus is gone with its form. */
  const follow = (view: View) => {
    flushSync(() => open(view))
    card.current?.querySelector('input')?.focus()
  }
  const [dead, setDead] = useState<string>()
  const mailed = parseMailLink(hash)
  // The URL keeps a dead link, because signed-in users are sent away from this screen without one.
  const link = mailed?.token === dead ? null : mailed
  const [email, setEmail] = useState('')
  const shared = { email, setEmail }

  const leaveForgot = () => {
    if (dead) void navigate('/auth', { replace: true })
    follow('login')
  }

  // Amplify handles the arrow keys.
  const jump = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
    if (key !== 'Home' && key !== 'End') return
    const tabs = currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role=tab]')
    const tab = tabs[key === 'Home' ? 0 : tabs.length - 1]!
    tab.focus()
    tab.click()
  }
  return (
    <Page
      title={link ? linkTitles[link.purpose] : titles[view]}
      {...shells.auth}
      header={<Header links={<HeaderLink to="/pricing">Pricing</HeaderLink>} />}
    >
      <Card ref={card} variation="outlined" className="auth__card">
        {link ? (
          <Linked
            link={link}
            email={email}
            onAgain={() => {
              setDead(link.token)
              follow('forgot')
            }}
          />
        ) : view === 'forgot' ? (
          <Forgot {...shared} onBack={leaveForgot} />
        ) : (
          <>
            <Why />
            <Tabs.Container value={view} onValueChange={(value) => open(value as Tab)} isLazy>
              <Tabs.List aria-label="Login or sign up">
                <Tabs.Item value="login" onKeyDown={jump}>
                  Login
                </Tabs.Item>
                <Tabs.Item value="register" onKeyDown={jump}>
                  Sign Up
                </Tabs.Item>
              </Tabs.List>
              <Tabs.Panel value="login">
                <Login
                  {...shared}
                  onRegister={() => follow('register')}
                  onForgot={config?.sendsMail ? () => follow('forgot') : undefined}
                />
              </Tabs.Panel>
              <Tabs.Panel value="register">
                <Register {...shared} onLogin={() => follow('login')} />
              </Tabs.Panel>
            </Tabs.Container>
          </>
        )}
      </Card>
      <div className="auth__panel">
        <Points />
        <Specimen />
      </div>
    </Page>
  )
}

const linkTitles = { reset: 'New password', verify: 'Confirm email' }

/** Shows what a mailed link is for. */
function Linked({ link: { purpose, token }, ...more }: { link: MailLink; email: string; onAgain: () => void }) {
  return purpose === 'reset' ? (
    <NewPassword key={token} token={token} {...more} />
  ) : (
    <ConfirmEmail key={token} token={token} />
  )
}

/** Explains why a visitor to another page sees this one. */
function Why() {
  const { ended } = useSession()
  const [query] = useSearchParams()
  if (ended === 'expired') return <p className="auth__why">{sessionEnded}</p>
  if (query.get('next')) return <p className="auth__why">Please sign in to open that page.</p>
  return null
}
