import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Analytics } from '@/browser/analytics'
import { canUseAnalytics, usageStatistics, wantsAnalytics } from '@/browser/analytics-choice'
import { whenIdle } from '@/browser/when-idle'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'

/** Counts visits and opened programs, where that is configured and once the visitor turned it on `[S4.10]`. */
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
      const { startAnalytics } = await import('@/browser/analytics')
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
