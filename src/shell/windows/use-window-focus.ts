import { type RefObject, useEffect, useRef } from 'react'

/**
 * A window takes the focus when it opens or comes back. Closed, it gives the focus back to what opened it, else to the
 * next window in depth; minimized, to the next window, else to its own button in the taskbar.
 */
export function useWindowFocus(frame: RefObject<HTMLElement | null>, id: string, isShown: boolean): void {
  const opener = useRef<Element>(null)
  // `document.activeElement`.
  useEffect(() => {
    const element = frame.current
    if (!element || !isShown) return
    const { activeElement } = document
    // Restoring a minimized window does not change its opener.
    opener.current ??= activeElement
    if (element.dataset.active !== undefined && !element.contains(activeElement))
      element.focus({ preventScroll: true })
    return () => {
      // A background window was closed: the focus stays where it is.
      const { activeElement } = document
      if (activeElement && activeElement !== document.body && !element.contains(activeElement)) return
      const next = frontWindow(id)
      const task = document.querySelector<HTMLElement>(`[data-task='${id}']`)
      const candidates = element.isConnected ? [next, task] : [opener.current, next, task]
      candidates.find(takesFocus)
    }
  }, [frame, id, isShown])
}

/** The frame in front of all others but this one. */
function frontWindow(except: string): HTMLElement | undefined {
  const others = [...document.querySelectorAll<HTMLElement>('[data-window]:not([hidden])')]
  return others.filter(({ id }) => id !== except).sort((a, b) => zIndex(b) - zIndex(a))[0]
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

function zIndex(element: HTMLElement): number {
  return Number(element.style.zIndex)
}
