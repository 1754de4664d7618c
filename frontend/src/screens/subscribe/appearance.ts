import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { onColorMode } from '../../ui/color-mode'

/** The payment form's colours are the page's own, also when these change. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance)
  useEffect(() => onColorMode(() => setAppearance(readAppearance())), [])
  return appearance
}

function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const colour = (name: string) => style.getPropertyValue(name).trim()
  const dark = document.documentElement.dataset.amplifyColorMode === 'dark'
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: colour('--amplify-colors-primary-80'),
      colorBackground: colour('--amplify-colors-background-primary'),
      colorText: colour('--amplify-colors-font-primary'),
      colorTextSecondary: colour('--amplify-colors-font-secondary'),
      colorDanger: colour('--amplify-colors-font-error'),
      fontFamily: '"Geist Variable", system-ui, sans-serif',
      borderRadius: '8px',
    },
  }
}
