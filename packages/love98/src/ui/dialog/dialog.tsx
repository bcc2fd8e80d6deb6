import { type ReactNode, useId } from 'react'
import { common } from '@/texts/common'

import { useModal } from '@/ui/use-modal'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Called for ESC, the Close button and the browser's own close request. */
  onClose: () => void
  /** `alertdialog` for message boxes that interrupt. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** The id of the element that holds the message, for screen readers. */
  describedBy?: string
  /**
   * `false` hides the Close button, and a dialog that the browser closes is opened again, because the visitor must
   * answer the question. @default true
   */
  closable?: boolean
  /**
   * CSS pixels with text of 11 px; the width grows with the size of the text. A text is a CSS length. Narrow touch
   * screens show a bottom sheet of full width. @default 360
   */
  width?: number | `calc(${string})` | undefined
  /**
   * Limits the height to 504 px, or 468 px on screens narrower than 768 px `[S9.6]`; the body scrolls. @default the
   * height of the screen
   */
  isLow?: boolean
  children: ReactNode
}

/**
 * A modal Windows 98 dialog based on the native `<dialog>`. Mounting it opens it, and the browser traps the focus. On
 * unmount the focus returns to the previous element. The first focus is on the element with `data-autofocus`, or else
 * on the first control of the body.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  describedBy,
  closable = true,
  width = 360,
  isLow,
  children,
}: DialogProps) {
  const closeIfAllowed = () => {
    if (closable) onClose()
  }
  const ref = useModal({ first: firstToFocus, onClosed: closeIfAllowed })
  const titleId = useId()

  return (
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      data-low={isLow || undefined}
      style={{ '--width': typeof width === 'number' ? `${width / 11}em` : width }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        closeIfAllowed()
      }}
    >
      <div className={styles.caption}>
        <h2 id={titleId}>{title}</h2>
        {closable && (
          <button
            type="button"
            className="caption-button"
            data-glyph="close"
            aria-label={common.close}
            onClick={onClose}
          />
        )}
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

const firstToFocus = (dialog: HTMLDialogElement): HTMLElement | null =>
  dialog.querySelector('[data-autofocus]') ?? dialog.querySelector(firstInside)

/**
 * Controls that can have the first focus. In a group of radio buttons it is the selected one. The browser alone would
 * focus the Close button.
 */
const firstInside = `:scope > :last-child :is(a[href], button, textarea, input:not([type='radio']:not(:checked))):not(:disabled)`
