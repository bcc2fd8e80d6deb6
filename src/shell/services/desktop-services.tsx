import { type ComponentType, useEffect, useState } from 'react'
import { navigationDepth } from '@/browser/navigation-entry'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { dragIcons, drawMarquee } from '@/shell/icons/icon-gestures'
import { provideIconGestures } from '@/shell/icons/lazy-icon-gestures'
import { persistSession } from '@/shell/windows/session-persistence'
import { animateWindows } from '@/shell/windows/window-animations'
import { syncWindowHistory } from '@/shell/windows/window-history'
import type { WindowSwitcherProps } from '@/shell/windows/window-switcher'
import { enableSkinCursors } from './enable-skin-cursors'
import { handleShellKey } from './handle-shell-key'
import { useOfflineCopy } from './use-offline-copy'
import { useVirtualKeyboardInset } from './use-virtual-keyboard-inset'

export type DesktopServicesProps = {
  /** The desktop's shortcuts pressed before this was mounted, oldest first; emptied when they are handled. */
  pressed: KeyboardEvent[]
  /** Called when the key listener of the services is attached: the caller's own listeners end here. */
  onListening: () => void
  /** Given, not imported: what imports it from another part of the page would cost the first load a chunk. */
  loadStartMenu: () => Promise<unknown>
}

type Pressed = WindowSwitcherProps['pressed']
type Switching = { Switcher: ComponentType<WindowSwitcherProps>; pressed: Pressed }

/** What the desktop does beside drawing, from the first sign of a visitor on. */
export function DesktopServices({ pressed, onListening, loadStartMenu }: DesktopServicesProps) {
  const store = useDesktopStore()
  const { site } = useCommunity()
  const [switching, setSwitching] = useState<Switching | null>(null)
  useOfflineCopy(loadStartMenu)
  useVirtualKeyboardInset()

  // The windows of an earlier visit, the address bar and the document's title live outside React.
  useEffect(() => {
    const opened = store.getState().stack.length - store.getInitialState().stack.length
    const stopKeeping = persistSession(store)
    const title = `${site.name}: ${site.sentence}`
    const stopFollowing = syncWindowHistory(store, { depth: navigationDepth(), title, opened })
    const stopZooming = animateWindows(store)
    return () => {
      stopZooming()
      stopFollowing()
      stopKeeping()
    }
  }, [store, site])

  // The first press is an event of the page, and where it shows is its root.
  useEffect(enableSkinCursors, [])

  // The icons are there long before what moves them.
  useEffect(() => {
    provideIconGestures({ dragIcons, drawMarquee })
  }, [])

  // Keys belong to the document: whatever has the focus, the desktop hears them.
  useEffect(() => {
    let waiting: [KeyboardEvent, ...KeyboardEvent[]] | null = null
    const switchWindows = async (event: KeyboardEvent) => {
      if (waiting) return void waiting.push(event)
      waiting = [event]
      const keys = waiting
      const released = heldOf(event)
      try {
        const { WindowSwitcher: Switcher, chosenBy } = await import('@/shell/windows/window-switcher')
        // Whoever lets go before the list is there has chosen all the same.
        const ids = [...store.getState().stack].reverse()
        const chosen = ids[chosenBy(keys, ids.length)]
        if (!released()) setSwitching({ Switcher, pressed: keys })
        else if (chosen !== undefined) store.dispatch({ type: 'focused', id: chosen })
      } finally {
        waiting = null
      }
    }
    const answer = (event: KeyboardEvent) => handleShellKey(event, store, switchWindows)
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !answer(event)) return
      event.preventDefault()
    }
    for (const event of pressed.splice(0)) answer(event)
    document.addEventListener('keydown', onKeyDown)
    onListening()
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [store, pressed, onListening])

  if (!switching) return null
  return <switching.Switcher pressed={switching.pressed} onEnd={() => setSwitching(null)} />
}

/** Whether the keys held with this one have been let go since. */
function heldOf(first: KeyboardEvent): () => boolean {
  let isReleased = false
  const stop = new AbortController()
  const listen = ({ key }: KeyboardEvent) => {
    if (key === 'Alt' || (key === 'Control' && first.ctrlKey)) isReleased = true
  }
  document.addEventListener('keyup', listen, { capture: true, signal: stop.signal })
  return () => {
    stop.abort()
    return isReleased
  }
}
