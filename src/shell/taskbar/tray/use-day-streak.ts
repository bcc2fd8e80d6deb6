import { type ComponentType, useEffect, useState } from 'react'
import { readStored } from '@/browser/storage'
import { hasSolvedDays } from '@/domain/heartbreak/daily/stored-days'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'

type DayStreakProps = { onOpen: () => void }

/** The streak of daily boards, loaded once one was solved in this browser. */
export function useDayStreak(): ComponentType<DayStreakProps> | null {
  const [DayStreak, setDayStreak] = useState<ComponentType<DayStreakProps> | null>(null)

  // localStorage, an event of the game, and a lazy import.
  useEffect(() => {
    const load = () => {
      if (!hasSolvedDays(readStored(heartbreakStatisticsKey))) return
      import('@/programs/heartbreak/status/day-streak').then(
        (loaded) => setDayStreak(() => loaded.DayStreak),
        // Offline, or a new release: the next visit shows it.
        () => undefined,
      )
    }
    load()
    window.addEventListener(heartbreakStatisticsKey, load)
    return () => window.removeEventListener(heartbreakStatisticsKey, load)
  }, [])

  return DayStreak
}
