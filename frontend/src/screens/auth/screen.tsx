import { Card, Tabs } from '@aws-amplify/ui-react'
import { type KeyboardEvent, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { sessionEnded } from '#contract/credentials'
import { useSession } from '../../session/session'
import { readUser } from '../../session/stored-session'
import { Header, HeaderLink } from '../../ui/header'
import { Page } from '../../ui/page'
import { dismissToast } from '../../ui/toast'
import { shells } from '../shells'
import './auth.css'
import { Login } from './login'
import { Points } from './points'
import { Register } from './register'
import { Specimen } from './specimen'

type Tab = 'login' | 'register'

/** `/auth#register` opens the second tab, and so does `/` in a browser in which nobody has signed in yet. */
export default function Auth() {
  const { pathname, hash } = useLocation()
  const [tab, setTab] = useState<Tab>(() => {
    const isFirstVisit = pathname === '/' && readUser() === null
    return hash === '#register' || isFirstVisit ? 'register' : 'login'
  })
  const open = (tab: Tab) => {
    dismissToast()
    setTab(tab)
  }
  const [email, setEmail] = useState('')
  const shared = { email, setEmail }

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
      title={tab === 'login' ? 'Sign in' : 'Create an account'}
      {...shells.auth}
      header={<Header links={<HeaderLink to="/pricing">Pricing</HeaderLink>} />}
    >
      <Card variation="outlined" className="auth__card">
        <Why />
        <Tabs.Container value={tab} onValueChange={(value) => open(value as Tab)} isLazy>
          <Tabs.List aria-label="Login or sign up">
            <Tabs.Item value="login" onKeyDown={jump}>
              Login
            </Tabs.Item>
            <Tabs.Item value="register" onKeyDown={jump}>
              Sign Up
            </Tabs.Item>
          </Tabs.List>
          <Tabs.Panel value="login">
            <Login {...shared} onRegister={() => open('register')} />
          </Tabs.Panel>
          <Tabs.Panel value="register">
            <Register {...shared} onLogin={() => open('login')} />
          </Tabs.Panel>
        </Tabs.Container>
      </Card>
      <div className="auth__panel">
        <Points />
        <Specimen />
      </div>
    </Page>
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
