import { createStore } from 'zustand/vanilla'

/**
 * The open modal dialogs, in the order in which they were shown. The browser draws them in this order, so the last one
 * is in front, and only its caption is active. The order of elements in the document says nothing about it.
 */
export const dialogStack = createStore<readonly HTMLDialogElement[]>(() => [])

/** Puts a dialog that was shown, or shown again, in front. */
export function pushDialog(dialog: HTMLDialogElement): void {
  dialogStack.setState((open) => [...open.filter((other) => other !== dialog), dialog], true)
}

export function removeDialog(dialog: HTMLDialogElement): void {
  dialogStack.setState((open) => open.filter((other) => other !== dialog), true)
}
