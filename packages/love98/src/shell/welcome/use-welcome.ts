import { type ComponentType, useEffect, useState } from 'react'
import { useDesktopStore } from '@/desktop/use-desktop'
import { dialogIntent } from '@/wallet/boot'
import { wantsWelcome } from './wants-welcome'
import type { WelcomeProps } from './welcome'
import { welcomeRequested } from './welcome-request'

/** Welcome waits this long, so that it does not interrupt a visitor who has begun to work, ms. */
const patience = 1_000

/**
 * Shows Welcome if it is due and the visitor has not begun to work: no window, dialog or menu is open, no wallet is being
 * connected, nothing has the focus, and nothing was clicked or typed while Welcome waited. It also appears when the
 * visitor requests it. Nothing is stored until it is closed.
 */
export function useWelcome(): { Welcome: ComponentType<WelcomeProps>; close: () => void } | null {
  const store = useDesktopStore()
  const [Welcome, setWelcome] = useState<ComponentType<WelcomeProps> | null>(null)

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
        // The page is offline, or a new release removed the chunk. The next visit shows Welcome.
        () => undefined,
      )
    }, patience)
    // Between two dialogs of the wallet none is open and nothing has the focus.
    for (const type of ['keydown', 'click'])
      window.addEventListener(type, () => stop.abort(), { capture: true, signal: stop.signal })
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [store])

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
    // In the next frame Welcome is closed, and an element that it opened has the focus.
    requestAnimationFrame(focusIcons)
  }
  return Welcome && { Welcome, close }
}

/**
 * If nothing had the focus before Welcome, the focus moves to the icons, so that TAB continues there and not at the end
 * of the page.
 */
function focusIcons(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('main nav [tabindex="0"]')?.focus({ preventScroll: true })
}

function isWorking(): boolean {
  const isOpen = document.querySelector('dialog[open], [role="menu"]') !== null
  // The press of Connect Wallet may have loaded this code, and not every browser focuses a pressed button. The button is
  // busy until the dialog is requested, which is before its code draws it.
  const isConnecting =
    document.querySelector('[data-wallet-area] [aria-busy="true"]') !== null ||
    dialogIntent.getState().asked !== null
  return isOpen || isConnecting || (document.activeElement ?? document.body) !== document.body
}
