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
import { wearPixelFont } from './pixel-font'
import { useExtras } from './use-extras'
import { useOfflineCopy } from './use-offline-copy'

export type DesktopServicesProps = {
  /**
   * The desktop shortcuts that were pressed before this component was mounted, oldest first. Handling them empties the
   * list.
   */
  pressed: KeyboardEvent[]
  /** Called when the key listener of the services is attached, so that the caller can remove its own listeners. */
  onListening: () => void
  /** A prop instead of an import: an import from this chunk would add a chunk to the first load. */
  loadStartMenu: () => Promise<unknown>
}

type Pressed = WindowSwitcherProps['pressed']
type Switching = { Switcher: ComponentType<WindowSwitcherProps>; pressed: Pressed }

/** All functions of the desktop besides rendering. Loaded with the first interaction. */
export function DesktopServices({ pressed, onListening, loadStartMenu }: DesktopServicesProps) {
  const store = useDesktopStore()
  const { site } = useCommunity()
  const [switching, setSwitching] = useState<Switching | null>(null)
  useOfflineCopy(loadStartMenu)
  const Extras = useExtras()

  // localStorage, `history` and `document.title`.
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

  // The document's fonts.
  useEffect(wearPixelFont, [])

  // Icons are rendered before their gestures are loaded. Adds an event listener, and a class on the root element.
  useEffect(() => {
    provideIconGestures({ dragIcons, drawMarquee })
    return enableSkinCursors()
  }, [])

  // A `keydown` listener of the document.
  useEffect(() => {
    let waiting: [KeyboardEvent, ...KeyboardEvent[]] | null = null
    const switchWindows = async (event: KeyboardEvent) => {
      if (waiting) return void waiting.push(event)
      waiting = [event]
      const keys = waiting
      const released = heldOf(event)
      try {
        const { WindowSwitcher: Switcher, chosenBy } = await import('@/shell/windows/window-switcher')
        // ALT was released before the switcher was loaded, so the selected window is activated directly.
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

  return (
    <>
      {Extras && <Extras />}
      {switching && <switching.Switcher pressed={switching.pressed} onEnd={() => setSwitching(null)} />}
    </>
  )
}

/** Returns a function that reports if the modifier keys of this key press have been released. */
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
