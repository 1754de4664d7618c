import type { CSSProperties } from 'react'

const phaseColors = 5

/** Returns the color of the phase at `index`. Five colors repeat. */
export const phaseColor = (index: number): CSSProperties =>
  ({ '--color': `var(--phase-${(index % phaseColors) + 1})` }) as CSSProperties
