import type { DesktopStore } from '@/desktop/desktop-store'

/** The time in which the contents of a window may load, ms. */
const patience = 10_000

/**
 * Puts the caret in the first text field of each window that opens, when its program is loaded, unless the visitor has
 * moved the focus by then. Without a mouse the focus stays on the window, because a field opens the on-screen keyboard.
 * @returns a function that stops it
 */
export function focusFirstFields(store: DesktopStore): () => void {
  let stopWaiting = () => {}
  const wait = (id: string | undefined) => {
    stopWaiting()
    if (id !== undefined && matchMedia('(any-hover: hover) and (pointer: fine)').matches)
      stopWaiting = focusFirstField(id)
  }
  // The window of the page was open before this code was loaded.
  wait(store.getState().stack.at(-1))
  const unsubscribe = store.subscribe(({ opened, stack }, before) => {
    if (opened > before.opened) wait(stack.at(-1))
  })
  return () => {
    unsubscribe()
    stopWaiting()
  }
}

function focusFirstField(id: string): () => void {
  // A window that opens is not in the document yet.
  const observer = new MutationObserver(look)
  const timer = setTimeout(stop, patience)
  function stop() {
    observer.disconnect()
    clearTimeout(timer)
  }
  function look() {
    const frame = document.getElementById(id)
    if (!frame || document.activeElement !== frame) return
    const field = [...frame.querySelectorAll<HTMLElement>(fields)].find(({ offsetParent }) => offsetParent)
    if (!field) return
    stop()
    field.focus({ preventScroll: true })
  }
  observer.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  look()
  return stop
}

/** Text fields that the visitor can write in. */
const fields =
  ":is(textarea, input:not([type]), input:is([type='text'], [type='number'], [type='search'])):not([readonly], :disabled)"
