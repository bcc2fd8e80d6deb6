import { type ComponentType, useEffect, useState } from 'react'
import { captureHistoryNavigation } from '@/browser/history-entries'
import { readStored } from '@/browser/storage'
import { askWithBrowser, messageBoxes } from '@/desktop/message-boxes'
import { priceAlertsKey, savedWindowsKey } from '@/domain/storage-keys'
import { loadStartMenu } from '@/shell/start-menu/start-button'
import type { DesktopServicesProps } from './desktop-services'
import { shellKey } from './shell-key'

type Late = { Services: ComponentType<DesktopServicesProps> } & Pick<
  DesktopServicesProps,
  'pressed' | 'onListening'
>

/** Events that load the services: the first interaction. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * The delay after which a visit by touch loads the services without an interaction, ms. The first load is over by then.
 */
const unhurried = 3_000

/**
 * Loads the services of the desktop (URLs, the saved session, shortcuts, window animations, message boxes) with the first
 * interaction or message box, or at once if windows were saved or price alerts are set. Rendering does not depend on them. Without a pointer that
 * hovers, the first interaction would be a press, so they are loaded after a delay.
 */
export function LazyServices() {
  const [late, setLate] = useState<Late>()

  useEffect(() => {
    const stop = new AbortController()
    const pressed: KeyboardEvent[] = []
    let isLoading = false
    const wake = (event?: Event) => {
      // A shortcut that the browser uses too is prevented now and replayed when the code is loaded.
      if (event instanceof KeyboardEvent && shellKey(event)) {
        event.preventDefault()
        pressed.push(event)
      }
      if (isLoading) return
      isLoading = true
      import('./desktop-services').then(
        ({ DesktopServices: Services }) => {
          if (stop.signal.aborted) return
          // Keys pressed until the services listen themselves are collected too: React mounts them some frames later.
          setLate({ Services, pressed, onListening: () => stop.abort() })
        },
        () => {
          // Offline, or a new release: the next interaction tries again, and the desktop works without.
          isLoading = false
          delete document.documentElement.dataset.resuming
          askWithBrowser()
        },
      )
    }
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, signal: stop.signal })
    stop.signal.addEventListener(
      'abort',
      messageBoxes.subscribe(() => wake()),
    )
    if (messageBoxes.getState().queue.length > 0) wake()
    if (readStored(savedWindowsKey) !== null || readStored(priceAlertsKey) !== null) wake()
    // A call after the services are loaded has no effect.
    if (matchMedia('(hover: none)').matches) setTimeout(wake, unhurried)
    return () => stop.abort()
  }, [])

  // `popstate`. After the effect above, whose listener it would stop otherwise.
  useEffect(captureHistoryNavigation, [])

  if (!late) return null
  const { Services, pressed, onListening } = late
  return <Services pressed={pressed} onListening={onListening} loadStartMenu={loadStartMenu} />
}
