import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { readStored } from '@/browser/storage'
import { trayRequested } from '@/desktop/notifications/tray-requested'
import { scheme } from '@/desktop/preferences/scheme'
import { useDesktopStore } from '@/desktop/use-desktop'
import { screenSaverKey } from '@/domain/appearance/storage-keys'
import { hasServer } from '@/domain/build/capabilities'
import { hasSolvedDays } from '@/domain/heartbreak/daily/stored-days'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { priceAlertsKey } from '@/domain/storage-keys'
import { findProgram } from '@/programs/registry'
import { windowRequest } from '@/programs/window-request'
import { useWelcome } from '@/shell/welcome/use-welcome'
import { lazyNamed } from '@/ui/lazy-named'

const IdleSaver = lazyNamed(() => import('@/shell/screen-saver/idle-saver'), 'IdleSaver')

export function Extras() {
  const store = useDesktopStore()
  const welcome = useWelcome()
  const saver = useSyncExternalStore(onSaverChoice, () => readStored(screenSaverKey))

  // Sends network requests if there are price alerts from an earlier visit.
  useEffect(() => {
    if (!hasServer || readStored(priceAlertsKey) === null) return
    const open = (pair: string) => {
      const charts = findProgram('charts')
      if (charts) store.dispatch({ type: 'opened', request: windowRequest(charts, pair) })
    }
    import('@/desktop/alerts/watch-price-alerts').then(
      ({ watchPriceAlerts }) => watchPriceAlerts(open),
      // The page is offline, or a new release removed the chunk. The next visit watches the alerts.
      () => undefined,
    )
  }, [store])

  // Only devices with a touch screen may show an on-screen keyboard.
  useEffect(() => {
    if (!window.matchMedia('(any-pointer: coarse)').matches) return
    import('./virtual-keyboard-inset').then(
      ({ followVirtualKeyboard }) => followVirtualKeyboard(),
      // The page is offline, or a new release removed the chunk. The next visit has the feature.
      () => undefined,
    )
  }, [])

  // Another tab may select or remove a color scheme. Such a change may be the reason that this component was loaded.
  useEffect(() => {
    const follow = () => scheme.follow()
    follow()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  useEffect(() => {
    if (hasServer && hasSolvedDays(readStored(heartbreakStatisticsKey)))
      trayRequested.setState({ isWanted: true })
  }, [])

  return (
    <Suspense>
      {welcome && <welcome.Welcome onClose={welcome.close} />}
      {saver !== null && <IdleSaver choice={saver} />}
    </Suspense>
  )
}

/** Display Properties sends an event of this name after a choice. */
function onSaverChoice(listener: () => void): () => void {
  window.addEventListener(screenSaverKey, listener)
  return () => window.removeEventListener(screenSaverKey, listener)
}
