import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import './shared.css'
import { OfferPage } from './offer-page'

const root = createRoot(document.getElementById('root')!)
startTransition(() =>
  root.render(
    <StrictMode>
      <OfferPage />
    </StrictMode>,
  ),
)
