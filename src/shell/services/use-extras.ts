import { type ComponentType, useEffect, useState } from 'react'
import { readStored } from '@/browser/storage'
import { schemeKey, screenSaverKey } from '@/domain/appearance/storage-keys'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { priceAlertsKey, welcomeKey } from '@/domain/storage-keys'

/**
 * What some visits need, loaded for those: a keyboard on the screen, price alerts, a streak in the tray, a color scheme of
 * another tab, a screen saver, Welcome.
 */
export function useExtras(): ComponentType | null {
  const [Extras, setExtras] = useState<ComponentType | null>(null)

  // localStorage, events of Display Properties, of the Start menu and of other tabs, and a lazy import.
  useEffect(() => {
    const stop = new AbortController()
    const load = (event?: Event) => {
      // Welcome stores an empty text when it is not to come again.
      if (
        readStored(welcomeKey) !== '' ||
        event?.type === welcomeKey ||
        keys.some(readStored) ||
        matchMedia('(any-pointer: coarse)').matches
      )
        import('./extras').then(
          (loaded) => setExtras(() => loaded.Extras),
          // Offline, or a new release: the next visit has them.
          () => undefined,
        )
    }
    load()
    for (const type of [screenSaverKey, welcomeKey, 'storage']) window.addEventListener(type, load, stop)
    return () => stop.abort()
  }, [])

  return Extras
}

const keys = [heartbreakStatisticsKey, priceAlertsKey, schemeKey, screenSaverKey]
