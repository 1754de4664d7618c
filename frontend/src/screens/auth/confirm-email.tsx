import { Button } from '@aws-amplify/ui-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { request } from '../../api/request'
import { kindOf, plainMessageOf } from '../../api/api-error'
import { useSession } from '../../session/session'
import { toast, toastFailure } from '../../ui/toast'
import { useAction } from '../../ui/use-action'

/** Confirms an email at a click: programs that look at the links of a mail use nothing up. */
export function ConfirmEmail({ token }: { token: string }) {
  const { refresh, status } = useSession()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string>()
  const [confirm, confirming] = useAction(async () => {
    try {
      await request('verifyEmail', { body: { token } })
      await refresh()
      toast({ title: 'Email Confirmed', text: 'This email belongs to your account now.' })
      await navigate(status === 'signed-in' ? '/' : '/auth', { replace: true })
    } catch (error) {
      // After any other failure the link may still work.
      const isFinal = ['not-found', 'conflict'].includes(kindOf(error) ?? '')
      if (isFinal) setProblem(plainMessageOf(error))
      else toastFailure('Email Not Confirmed', error)
    }
  })
  return (
    <section className="auth__form auth__form--alone" aria-label="Confirm email">
      <h2>Confirm your email</h2>
      {problem ? (
        <>
          <p className="auth__why" role="alert">
            {problem}
          </p>
          <Button isFullWidth onClick={() => void navigate('/', { replace: true })}>
            Back to Scopewright
          </Button>
        </>
      ) : (
        <>
          <p className="muted">One click, and this email belongs to your account.</p>
          <Button variation="primary" isFullWidth isDisabled={confirming} onClick={() => void confirm()}>
            {confirming ? 'Confirming...' : 'Confirm email'}
          </Button>
        </>
      )}
    </section>
  )
}
