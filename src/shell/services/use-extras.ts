import { type ComponentType, useEffect, useState } from 'react'
import { readStored } from '@/browser/storage'
import { schemeKey, screenSaverKey } from '@/domain/appearance/storage-keys'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { priceAlertsKey, welcomeKey } from '@/domain/storage-keys'

/**
 * Loads the features that only some visits need: the on-screen keyboard, price alerts, the streak in the tray, the
 * color scheme of another tab, the screen saver, Welcome.
 */
export function useExtras(): ComponentType | null {
  const [Extras, setExtras] = useState<ComponentType | null>(null)

  // Reads localStorage, listens to events of Display Properties, the Start menu and other tabs, and imports lazily.
  useEffect(() => {
    const stop = new AbortController()
    const load = (event?: Event) => {
      // Welcome stores an empty text if the visitor does not want it again.
      if (
        readStored(welcomeKey) !== '' ||
        event?.type === welcomeKey ||
        keys.some(readStored) ||
        matchMedia('(any-pointer: coarse)').matches
      )
        import('./extras').then(
          (loaded) => setExtras(() => loaded.Extras),
          // The page is offline, or a new release removed the chunk. The next visit has the features.
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
