import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './shared.css'
import { OfferPage } from './offer-page'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <OfferPage />
  </StrictMode>,
)
