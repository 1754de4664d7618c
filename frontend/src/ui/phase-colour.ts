import type { CSSProperties } from 'react'
import { phaseColours } from '#contract/limits'

/** The colour of the phase at `index`, for a bar or swatch; there are five, and they come round again. */
export const phaseColour = (index: number): CSSProperties =>
  ({ '--colour': `var(--phase-${(index % phaseColours) + 1})` }) as CSSProperties
