import { type ComponentType, useEffect, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { wantsWelcome } from './wants-welcome'
import type { WelcomeProps } from './welcome'
import { welcomeRequested } from './welcome-request'

/** How long the visitor has to do something else first, ms. */
const patience = 1_000

/**
 * Welcome, when it is due and the visitor has not begun to work: no window, dialog or menu is open, nothing has the focus,
 * and no key was pressed; or when the visitor asks for it. Nothing is stored until it is closed.
 */
export function useWelcome(): { Welcome: ComponentType<WelcomeProps>; close: () => void } | null {
  const store = useDesktopStore()
  const [Welcome, setWelcome] = useState<ComponentType<WelcomeProps> | null>(null)

  // localStorage, key presses, a timer and a lazy import.
  useEffect(() => {
    if (!wantsWelcome()) return
    const stop = new AbortController()
    const timer = setTimeout(() => {
      import('./welcome').then(
        ({ Welcome: loaded }) => {
          if (stop.signal.aborted || isWorking() || store.getState().stack.length > 0) return
          stop.abort()
          setWelcome(() => loaded)
        },
        // Offline, or a new release: the next visit shows it.
        () => undefined,
      )
    }, patience)
    window.addEventListener('keydown', () => stop.abort(), { capture: true, signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [store])

  // A lazy import; a failure is shown in a message box.
  useEffect(() => {
    const show = async () => {
      if (!welcomeRequested.getState().isWanted) return
      const { Welcome: loaded } = await import('./welcome')
      setWelcome(() => loaded)
    }
    void show()
    return welcomeRequested.subscribe(() => void show())
  }, [])

  const close = () => {
    setWelcome(null)
    welcomeRequested.setState({ isWanted: false })
    // It is gone by then, and what it opened has the focus.
    requestAnimationFrame(focusIcons)
  }
  return Welcome && { Welcome, close }
}

/** Nothing had the focus before Welcome: Tab goes on from the icons instead of from the end of the page. */
function focusIcons(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main nav [tabindex="0"]')?.focus({ preventScroll: true })
}

/** Whether the visitor has something open, or has come somewhere by key or press. */
function isWorking(): boolean {
  const isOpen = document.querySelector('dialog[open], [role="menu"]') !== null
  return isOpen || (document.activeElement ?? document.body) !== document.body
}
