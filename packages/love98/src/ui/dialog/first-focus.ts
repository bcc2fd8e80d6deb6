import { dialogStack } from './dialog-stack'

/**
 * Returns the element of a dialog that has the first focus: the one with `data-autofocus`, or else the first field, or
 * else the default button, or else the first control, or else the dialog itself. Without this the browser would focus
 * the Close button.
 */
export function firstToFocus(dialog: HTMLElement): HTMLElement {
  for (const selector of ['[data-autofocus]', field, 'button[data-default]', control]) {
    const found = [...dialog.querySelectorAll<HTMLElement>(`:scope > :last-child ${selector}`)]
    const first = found.find((element) => !element.matches(':disabled') && !element.closest('[hidden]'))
    if (first) return first
  }
  return dialog
}

/** In a group of radio buttons, the selected one. A check box is no field: it would be read before its question. */
const field = `:is(textarea, select, [role='combobox'], input:not([type='checkbox'], [type='radio']:not(:checked), [type='file'])):not([readonly])`

const control = ':is(a[href], button, textarea, input)'

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
