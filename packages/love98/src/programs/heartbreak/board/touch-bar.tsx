import { heartbreak } from '@/texts/heartbreak'

import styles from './touch-bar.module.css'

export type TapMode = 'open' | 'pin'

type TouchBarProps = {
  mode: TapMode
  onMode: (mode: TapMode) => void
  onZoom: (step: 1 | -1) => void
  onHint: () => void
}

export function TouchBar({ mode, onMode, onZoom, onHint }: TouchBarProps) {
  const { touch } = heartbreak
  return (
    <div className={styles.bar} role="toolbar" aria-label={touch.label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame around two buttons */}
      <span className={styles.modes} role="group" aria-label={touch.tapAction}>
        {(['open', 'pin'] as const).map((choice) => (
          <button
            key={choice}
            type="button"
            className={styles.mode}
            aria-pressed={mode === choice}
            onClick={() => onMode(choice)}
          >
            <span className={styles.picture} data-shows={choice} aria-hidden="true" />
            {touch[choice]}
          </button>
        ))}
      </span>
      <button type="button" className={styles.tool} aria-label={touch.smaller} onClick={() => onZoom(-1)}>
        −
      </button>
      <button type="button" className={styles.tool} aria-label={touch.bigger} onClick={() => onZoom(1)}>
        +
      </button>
      <button type="button" className={styles.tool} onClick={onHint}>
        {touch.hint}
      </button>
    </div>
  )
}
