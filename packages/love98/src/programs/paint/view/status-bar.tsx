import { useStore } from 'zustand'
import { paint } from '@/texts/paint'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import type { PaintSession } from '../session/session'
import styles from './boxes.module.css'

export function StatusBar({ session, news }: { session: PaintSession; news: string }) {
  const at = useStore(session, (state) => state.at)
  const selection = useStore(session, (state) => state.selection)
  const size = useStore(session, (state) => state.size)
  const { width, height } = selection ?? size
  return (
    <div className={`status-bar ${styles.status}`}>
      <p
        role="status"
        data-title=""
        onPointerOver={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}
      >
        {news}
      </p>
      <span className={styles.place}>{at && `${at.x},${at.y}`}</span>
      <span className={styles.place}>{paint.dimensions(width, height)}</span>
    </div>
  )
}
