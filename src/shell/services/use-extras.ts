import { type ComponentType, useEffect, useState } from 'react'
import { hasStoredNothing, readStored } from '@/browser/storage'
import { schemeKey, screenSaverKey } from '@/domain/appearance/storage-keys'
import { heartbreakStatisticsKey } from '@/domain/heartbreak/storage-keys'
import { priceAlertsKey, welcomeKey } from '@/domain/storage-keys'

/** What some visits need, loaded for those: a keyboard on the screen, price alerts, a streak in the tray, a color scheme of another tab, a screen saver, Welcome. */
export function useExtras(): ComponentType | null {
  const [Extras, setExtras] = useState<ComponentType | null>(null)

  // localStorage, an event of Display Properties, and a lazy import.
  useEffect(() => {
    const load = () => {
      // The first visit is welcomed; a finger may open a keyboard on the screen.
      if (!hasStoredNothing() && !keys.some(readStored) && !matchMedia('(any-pointer: coarse)').matches)
        return
      import('./extras').then(
        (loaded) => setExtras(() => loaded.Extras),
        // Offline, or a new release: the next visit has them.
        () => undefined,
      )
    }
    load()
    for (const type of events) window.addEventListener(type, load)
    return () => {
      for (const type of events) window.removeEventListener(type, load)
    }
  }, [])

  return Extras
}

const keys = [heartbreakStatisticsKey, priceAlertsKey, schemeKey, screenSaverKey, welcomeKey]
/** Display Properties of this tab, and other tabs. */
const events = [screenSaverKey, 'storage']
