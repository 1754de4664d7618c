import { request } from '../api/request'
import { toastFailure } from '../ui/toast'
import { useAction } from '../ui/use-action'

/** Leads to the payment provider's page for the card, the invoices and the end of a plan. */
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
