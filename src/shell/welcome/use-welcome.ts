import { type ComponentType, useEffect, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { wantsWelcome } from './wants-welcome'
import type { WelcomeProps } from './welcome'

/** How long the visitor has to do something else first, ms. */
const patience = 1_000

/**
 * Welcome, when it is due and the visitor does nothing else after the first sign of being there. Nothing is stored until
 * it is closed.
 */
export function useWelcome(): { Welcome: ComponentType<WelcomeProps>; close: () => void } | null {
  const store = useDesktopStore()
  const [Welcome, setWelcome] = useState<ComponentType<WelcomeProps> | null>(null)

  // localStorage, a timer and a lazy import.
  useEffect(() => {
    if (!wantsWelcome()) return
    const timer = setTimeout(() => {
      import('./welcome').then(
        ({ Welcome: loaded }) => {
          const isBusy = document.querySelector('dialog[open], [role="menu"]') !== null
          if (store.getState().stack.length === 0 && !isBusy) setWelcome(() => loaded)
        },
        // Offline, or a new release: the next visit shows it.
        () => undefined,
      )
    }, patience)
    return () => clearTimeout(timer)
  }, [store])

  return Welcome && { Welcome, close: () => setWelcome(null) }
}
