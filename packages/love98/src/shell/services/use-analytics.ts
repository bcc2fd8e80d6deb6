import { useEffect } from 'react'
import { useStore } from 'zustand'
import { whenIdle } from '@/browser/when-idle'
import type { Analytics } from '@/desktop/analytics'
import { canUseAnalytics, usageStatistics, wantsAnalytics } from '@/desktop/preferences/analytics-choice'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'

/** Counts visits and opened programs if statistics are configured and the visitor turned them on `[S4.10]`. */
export function useAnalytics(): void {
  const { analytics: settings } = useCommunity()
  const desktop = useDesktopStore()
  const isOn = useStore(usageStatistics)

  // Third-party scripts: they are loaded when the page is idle and stopped with the choice.
  useEffect(() => {
    if (isOn === false || !canUseAnalytics(settings) || !wantsAnalytics()) return
    let analytics: Analytics | null = null
    let isWanted = true
    const cancel = whenIdle(async () => {
      const { startAnalytics } = await import('@/desktop/analytics')
      const started = await startAnalytics(settings)
      if (!isWanted) return started?.stop()
      analytics = started
      analytics?.count({ name: 'visit', path: window.location.pathname })
    })
    const unsubscribe = desktop.subscribe(({ windows }, { windows: before }) => {
      for (const { id, program } of Object.values(windows))
        if (!before[id]) analytics?.count({ name: 'program', program })
    })
    return () => {
      isWanted = false
      cancel()
      unsubscribe()
      analytics?.stop()
    }
  }, [settings, isOn, desktop])
}
