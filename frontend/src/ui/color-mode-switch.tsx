import { useSyncExternalStore } from 'react'
import { type ColorMode, chooseColorMode, colorModes, onColorMode, readColorMode } from './color-mode'
import './color-mode-switch.css'

const labels: Record<ColorMode, string> = { light: 'Light', dark: 'Dark', system: 'System' }

export function ColorModeSwitch() {
  const chosen = useSyncExternalStore(onColorMode, readColorMode)
  return (
    <fieldset className="segments">
      <legend className="amplify-visually-hidden">Colors</legend>
      {colorModes.map((mode) => (
        <label key={mode} className="segments__item" data-chosen={chosen === mode || undefined}>
          <input
            type="radio"
            name="color-mode"
            value={mode}
            checked={chosen === mode}
            onChange={() => chooseColorMode(mode)}
          />
          {labels[mode]}
        </label>
      ))}
    </fieldset>
  )
}
