import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import type { DensityId } from '@/domain/appearance/density'
import type { SchemeItemId } from '@/domain/appearance/schemes/items'
import type { Wallpaper } from '@/domain/appearance/wallpaper'
import { display } from '@/texts/display'

import styles from './monitor-preview.module.css'

type MonitorPreviewProps = {
  skin: string
  wallpaper: Wallpaper
  density: DensityId
  scheme: string | null
  /** Shows the wallpaper without windows. */
  isBare?: boolean
  /** Called with the item of the part that is clicked. The list of items does the same for the keyboard. */
  onPart?: (item: SchemeItemId) => void
  children?: ReactNode
}

/**
 * A small monitor that previews the desktop. It uses the same design tokens as the desktop, since a skin is
 * only a class.
 */
export function MonitorPreview({
  skin,
  wallpaper,
  density,
  scheme,
  isBare = false,
  onPart,
  children,
}: MonitorPreviewProps) {
  const colors = propertiesOf(scheme)
  const onClick = ({ target }: MouseEvent) => {
    const part = target instanceof Element && target.closest<HTMLElement>('[data-part]')
    if (part) onPart?.(part.dataset.part as SchemeItemId)
  }
  return (
    <div className={styles.monitor} aria-hidden="true" data-help="monitor">
      <div className={styles.bezel}>
        <div className={`theme-${skin} ${styles.skin}`} style={colors} data-size={density}>
          <div
            className={`wallpaper-${wallpaper.picture ?? skin} ${styles.screen}`}
            style={colors}
            data-placed={wallpaper.placement}
            {...(onPart && { onClick, ...partOf('desktop') })}
          >
            {!isBare && <SampleWindows />}
            {children}
          </div>
        </div>
      </div>
      <div className={styles.foot} />
    </div>
  )
}

function SampleWindows() {
  const { monitor } = display
  return (
    <>
      <div className={styles.window} data-front={false} {...partOf('face')}>
        <div className={styles.caption} {...partOf('inactive-title')}>
          {monitor.inactive}
        </div>
      </div>
      <div className={styles.window} data-front={true} {...partOf('face')}>
        <div className={styles.caption} {...partOf('active-title')}>
          {monitor.active}
        </div>
        <div className={styles.text} {...partOf('window')}>
          {monitor.text} <mark {...partOf('selected')}>{monitor.selected}</mark>
        </div>
      </div>
      <div className={styles.taskbar} {...partOf('face')}>
        <span className={styles.start}>{monitor.start}</span>
      </div>
    </>
  )
}

function partOf(item: SchemeItemId) {
  return { 'data-part': item }
}

function propertiesOf(declarations: string | null): CSSProperties {
  const lines = (declarations ?? '').split(';').filter(Boolean)
  return Object.fromEntries(lines.map((line) => line.split(':')))
}
