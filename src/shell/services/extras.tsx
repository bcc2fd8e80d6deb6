import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { readStored } from '@/browser/storage'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { scheme } from '@/desktop/preferences/scheme'
import { useDesktopStore } from '@/desktop/use-desktop'
import { screenSaverKey } from '@/domain/appearance/storage-keys'
import { hasSolvedDays } from '@/domain/heartbreak/daily/stored-days'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { priceAlertsKey } from '@/domain/storage-keys'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { useWelcome } from '@/shell/welcome/use-welcome'

const IdleSaver = lazy(async () => ({ default: (await import('@/shell/screen-saver/idle-saver')).IdleSaver }))

/** What few visits need: price alerts of an earlier visit, the streak of Heartbreak, the screen saver, Welcome. */
export function Extras() {
  const store = useDesktopStore()
  const welcome = useWelcome()
  const saver = useSyncExternalStore(onSaverChoice, () => readStored(screenSaverKey))

  // Network, while there are price alerts of an earlier visit.
  useEffect(() => {
    if (readStored(priceAlertsKey) === null) return
    const open = (pair: string) => {
      const charts = findProgram('charts')
      if (charts) store.dispatch({ type: 'opened', request: windowRequest(charts, pair) })
    }
    import('@/desktop/alerts/watch-price-alerts').then(
      ({ watchPriceAlerts }) => watchPriceAlerts(open),
      // Offline, or a new release: the next visit watches.
      () => undefined,
    )
  }, [store])

  // `visualViewport`, where a finger may open a keyboard on the screen.
  useEffect(() => {
    if (!window.matchMedia('(any-pointer: coarse)').matches) return
    import('./virtual-keyboard-inset').then(
      ({ followVirtualKeyboard }) => followVirtualKeyboard(),
      // Offline, or a new release: the next visit has it.
      () => undefined,
    )
  }, [])

  // Another tab may choose a color scheme, or take it off; it may be why this was loaded.
  useEffect(() => {
    const follow = () => scheme.follow()
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  // localStorage. The streak of daily boards stands in the tray.
  useEffect(() => {
    if (hasSolvedDays(readStored(heartbreakStatisticsKey))) trayRequested.setState({ isWanted: true })
  }, [])

  return (
    <Suspense>
      {welcome && <welcome.Welcome onClose={welcome.close} />}
      {saver !== null && <IdleSaver choice={saver} />}
    </Suspense>
  )
}

/** Display Properties tells a choice by an event of this name. */
function onSaverChoice(listener: () => void): () => void {
  window.addEventListener(screenSaverKey, listener)
  return () => window.removeEventListener(screenSaverKey, listener)
}
