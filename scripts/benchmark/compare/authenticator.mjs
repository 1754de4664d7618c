// The sign-in page of a plain Amplify app, as its documentation has it: Authenticator in front of one heading.
import { Authenticator } from '@aws-amplify/ui-react'
import '@aws-amplify/ui-react/styles.css'
import { Amplify } from 'aws-amplify'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

Amplify.configure({ Auth: { Cognito: { userPoolId: 'us-east-1_example', userPoolClientId: 'example' } } })

const App = () => createElement(Authenticator, null, ({ user }) => createElement('h1', null, `Hello ${user?.username}`))

createRoot(document.getElementById('root')).render(createElement(App))
