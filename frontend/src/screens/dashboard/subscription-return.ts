import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { request } from '../../api/request'
import { useSession } from '../../session/session'
import { toast } from '../../ui/toast'

/** What the payment provider appends to the address it returns to. */
const appended = [
  'payment_intent',
  'payment_intent_client_secret',
  'setup_intent',
  'setup_intent_client_secret',
  'redirect_status',
]

/** `/?subscription=success`: says so once, asks for the plan that was bought, and tidies the address. */
export function useSubscriptionReturn() {
  const [query, setQuery] = useSearchParams()
  const { keepUser } = useSession()
  const returned = query.get('subscription') === 'success'
  const paid = (query.get('redirect_status') ?? 'succeeded') === 'succeeded'

  useEffect(() => {
    if (!returned) return
    setQuery(
      (query) => {
        for (const name of ['subscription', ...appended]) query.delete(name)
        return query
      },
      { replace: true },
    )
    if (!paid) return
    toast({
      title: 'Subscription Activated!',
      text: 'Welcome to your new plan! You can now create more estimates.',
    })
    // Until the provider's own message has come, the plan is asked for again at the next visit.
    void request('syncSubscription').then(keepUser, () => undefined)
  }, [returned, paid, setQuery, keepUser])
}
