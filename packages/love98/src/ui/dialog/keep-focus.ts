import { dialogStack } from './dialog-stack'
import { firstToFocus } from './first-focus'

/**
 * Focuses a dialog again when a step removes the element that had the focus, or when its first contents arrive: the
 * focus would be lost on the page behind the dialog. The visitor's own choice stays.
 * @returns a function that stops it
 */
export function keepFocus(dialog: HTMLDialogElement): () => void {
  const observer = new MutationObserver(() => {
    const { activeElement } = document
    const isLost = activeElement === null || activeElement === document.body || activeElement === dialog
    if (isLost && dialogStack.getState().at(-1) === dialog)
      firstToFocus(dialog).focus({ preventScroll: true })
  })
  observer.observe(dialog, { childList: true, subtree: true })
  return () => observer.disconnect()
}
