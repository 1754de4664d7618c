import { request } from '../api/request'
import { toastFailure } from '../ui/toast'
import { useAction } from '../ui/use-action'

/** Opens the payment provider's page for card, invoices and cancellation. */
export function useBillingPortal() {
  return useAction(async () => {
    try {
      const { url } = await request('billingPortal')
      location.assign(url)
    } catch (error) {
      toastFailure('Billing Error', error)
    }
  })
}
