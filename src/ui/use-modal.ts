import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows the dialog of the given reference over everything for as long as it is drawn; the focus goes back to where it was
 * when it goes away. `first` names what has the focus at the beginning; without it the platform chooses.
 */
export function useModal(
  first: (dialog: HTMLDialogElement) => HTMLElement | null,
): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const atFirst = useRef(first)

  // The platform's modal state lives outside React.
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
