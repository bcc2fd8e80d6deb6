import { type ComponentType, useEffect, useState } from 'react'
import { captureHistoryNavigation } from '@/browser/history-entries'
import { readStored } from '@/browser/storage'
import { savedWindowsKey } from '@/domain/storage-keys'
import { loadStartMenu } from '@/shell/start-menu/start-button'
import type { DesktopServicesProps } from './desktop-services'
import { isShellKey } from './shell-key'

type Late = { Services: ComponentType<DesktopServicesProps> } & Pick<
  DesktopServicesProps,
  'pressed' | 'onListening'
>

/** By which a visitor shows that they are there. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'popstate'] as const

/**
 * What the desktop does beside drawing (addresses, the stored session, keys, the zoom of captions) comes with the first
 * sign of a visitor, or at once where windows of an earlier visit wait; nobody waits for it.
 */
export function LazyServices() {
  const [late, setLate] = useState<Late>()

  // The signs are events of the page.
  useEffect(() => {
    const stop = new AbortController()
    const pressed: KeyboardEvent[] = []
    let isLoading = false
    const wake = (event?: Event) => {
      // A key that means something to the browser too is taken now and answered when the code is there.
      if (event instanceof KeyboardEvent && isShellKey(event)) {
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
          // Offline, or a new release: the next sign tries again, and what is drawn works without.
          isLoading = false
          delete document.documentElement.dataset.resuming
        },
      )
    }
    for (const sign of signs) window.addEventListener(sign, wake, { capture: true, signal: stop.signal })
    if (readStored(savedWindowsKey) !== null) wake()
    return () => stop.abort()
  }, [])

  // Before the first window is opened, and for as long as there is a desktop; after the signs, since it stops them.
  useEffect(captureHistoryNavigation, [])

  if (!late) return null
  const { Services, pressed, onListening } = late
  return <Services pressed={pressed} onListening={onListening} loadStartMenu={loadStartMenu} />
}
