import type { Appearance } from '@stripe/stripe-js'
import { useEffect, useState } from 'react'
import { onColorMode } from '../../ui/color-mode'

/** Returns the payment form's theme, which follows the page's color mode. */
export function useAppearance(): Appearance {
  const [appearance, setAppearance] = useState(readAppearance)
  useEffect(() => onColorMode(() => setAppearance(readAppearance())), [])
  return appearance
}

function readAppearance(): Appearance {
  const style = getComputedStyle(document.documentElement)
  const color = (name: string) => style.getPropertyValue(name).trim()
  const dark = document.documentElement.dataset.amplifyColorMode === 'dark'
  return {
    theme: dark ? 'night' : 'stripe',
    variables: {
      colorPrimary: color('--amplify-colors-primary-80'),
      colorBackground: color('--amplify-colors-background-primary'),
      colorText: color('--amplify-colors-font-primary'),
      colorTextSecondary: color('--amplify-colors-font-secondary'),
      colorDanger: color('--amplify-colors-font-error'),
      fontFamily: '"Geist Variable", system-ui, sans-serif',
      borderRadius: '8px',
    },
  }
}
