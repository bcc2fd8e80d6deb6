import { type RefObject, useEffect, useRef } from 'react'

/**
 * Opens a `<dialog>` as a modal while it is mounted, and restores the focus
 * afterwards. @param first finds the element to focus; without it the browser chooses
 */
export function useModal(
  first: (dialog: HTMLDialogElement) => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const atFirst = useRef(first)

  // `showModal`.
  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (!dialog) return
    if (!dialog.open) dialog.showModal()
    atFirst.current(dialog)?.focus()
    return () => {
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return ref
}
