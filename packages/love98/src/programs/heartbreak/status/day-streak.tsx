import { useSyncExternalStore } from 'react'
import { readStored } from '@/browser/storage'
import { streakOf } from '@/domain/heartbreak/daily/streak'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { heartbreakStreak } from '@/texts/heartbreak-streak'

import { onStatistics, parseStatistics } from '../game/statistics'
import styles from './day-streak.module.css'

const heart = 'M1 0h2v1h1v1h1v-1h1v-1h2v1h1v3h-1v1h-1v1h-1v1h-1v1h-1v-1h-1v-1h-1v-1h-1v-1h-1v-3h1z'

/** The number of consecutive days with a solved daily board in this browser, in the tray; hidden if the number is 0. */
export function DayStreak({ onOpen }: { onOpen: () => void }) {
  const stored = useSyncExternalStore(onStatistics, () => readStored(heartbreakStatisticsKey))
  const today = new Date().toISOString().slice(0, 10)
  const { days, solvedToday } = streakOf(parseStatistics(stored).days, today)
  if (days === 0) return null
  const label = solvedToday ? heartbreakStreak.solved(days) : heartbreakStreak.open(days)
  return (
    <button type="button" className={styles.streak} aria-label={label} data-tip={label} onClick={onOpen}>
      <svg viewBox="0 0 9 8" width="9" height="8" shapeRendering="crispEdges" aria-hidden="true">
        <path d={heart} fill="currentColor" />
      </svg>
      {days}
    </button>
  )
}
