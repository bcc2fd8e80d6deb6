import type { CSSProperties, ReactNode } from 'react'
import type { DensityId } from '@/domain/appearance/density'
import type { Wallpaper } from '@/domain/appearance/wallpaper'
import { display } from '@/texts/display'

import styles from './monitor-preview.module.css'

type MonitorPreviewProps = {
  skin: string
  wallpaper: Wallpaper
  density: DensityId
  scheme: string | null
  children?: ReactNode
}

/**
 * A small monitor that previews the desktop. It uses the same design tokens as the desktop, since a skin is
 * only a class.
 */
export function MonitorPreview({ skin, wallpaper, density, scheme, children }: MonitorPreviewProps) {
  const { monitor } = display
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

function propertiesOf(declarations: string | null): CSSProperties {
  const lines = (declarations ?? '').split(';').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split(':')))
}
