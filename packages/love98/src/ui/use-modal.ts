import { type RefObject, useEffect, useRef } from 'react'

type Modal = {
  /** The element to focus at first; without it the browser chooses. */
  first: (dialog: HTMLDialogElement) => HTMLElement | null
  /** Called each time the dialog was shown, before it has the focus. */
  onShown?: (dialog: HTMLDialogElement, opener: Element | null) => void
  /** Called after the browser closed the dialog by itself. A dialog that stays mounted is shown again. */
  onClosed: () => void
}

/**
 * Opens a `<dialog>` as a modal while it is mounted, and restores the focus afterwards. Browsers close a dialog without
 * a `cancel` event that can be prevented when Escape or Android's Back is pressed again without another input between
 * (https://html.spec.whatwg.org/#close-watcher), hence the listener to `close`.
 */
export function useModal(modal: Modal): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const latest = useRef(modal)
  useEffect(() => {
    latest.current = modal
  })

  useEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    if (!dialog) return
    const show = () => {
      if (!dialog.open && dialog.isConnected) dialog.showModal()
      latest.current.onShown?.(dialog, opener)
      // The focus must not scroll: a dialog is read from its first line.
      latest.current.first(dialog)?.focus({ preventScroll: true })
    }
    const onClose = () => {
      if (dialog.open) return
      latest.current.onClosed()
      // React has removed the dialog by then, if the caller closed it.
      requestAnimationFrame(() => {
        if (dialog.isConnected && !dialog.open) show()
      })
    }
    show()
    dialog.addEventListener('close', onClose)
    return () => {
      dialog.removeEventListener('close', onClose)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  return ref
}
