import type { CSSProperties, ReactNode } from 'react'
import type { DensityId } from '@/domain/appearance/density'
import type { Wallpaper } from '@/domain/appearance/wallpaper'
import { displayTexts } from '@/texts/en/programs/display'
import { useTexts } from '@/texts/use-texts'
import styles from './monitor-preview.module.css'

type MonitorPreviewProps = {
  skin: string
  wallpaper: Wallpaper
  density: DensityId
  /** The declarations of a color scheme. */
  scheme: string | null
  /** What covers the desktop in it: a screen saver. */
  children?: ReactNode
}

/** A small monitor with a desktop as it would be: the same tokens as the real one, since a skin is only a class. */
export function MonitorPreview({ skin, wallpaper, density, scheme, children }: MonitorPreviewProps) {
  const { monitor } = useTexts(displayTexts)
  const colors = propertiesOf(scheme)
  return (
    <div className={styles.monitor} aria-hidden="true">
      <div className={styles.bezel}>
        <div className={`theme-${skin} ${styles.skin}`} style={colors} data-size={density}>
          <div
            className={`wallpaper-${wallpaper.picture ?? skin} ${styles.screen}`}
            style={colors}
            data-placed={wallpaper.placement}
          >
            <div className={styles.window} data-front={false}>
              <div className={styles.caption}>{monitor.inactive}</div>
            </div>
            <div className={styles.window} data-front={true}>
              <div className={styles.caption}>{monitor.active}</div>
              <div className={styles.text}>
                {monitor.text} <mark>{monitor.selected}</mark>
              </div>
            </div>
            <div className={styles.taskbar}>
              <span className={styles.start}>{monitor.start}</span>
            </div>
            {children}
          </div>
        </div>
      </div>
      <div className={styles.foot} />
    </div>
  )
}

/** Declarations of custom properties, as React takes them. */
function propertiesOf(declarations: string | null): CSSProperties {
  const lines = (declarations ?? '').split(';').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split(':')))
}
