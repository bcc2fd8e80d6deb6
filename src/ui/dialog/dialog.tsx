import { type ReactNode, useId } from 'react'
import { controlTexts } from '@/texts/en/ui/controls'
import { useTexts } from '@/texts/use-texts'
import { useModal } from '@/ui/use-modal'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** Escape, × or the platform's own close request. */
  onClose: () => void
  /** `alertdialog` for message boxes that interrupt. @default 'dialog' */
  role?: 'dialog' | 'alertdialog'
  /** The id of the element that holds the message, for screen readers. */
  describedBy?: string
  /** `false` draws no ×, and a dialog that the browser closes is shown again: the question must be answered. @default true */
  closable?: boolean
  /** CSS pixels on wide screens; narrow touch screens show a bottom sheet of full width. @default 360 */
  width?: number
  /** At most 504 px high, 468 where it is narrower than 768 px `[S9.6]`; its body scrolls. @default as high as the screen */
  isLow?: boolean
  children: ReactNode
}

/**
 * A modal Windows 98 dialog over the platform's own `<dialog>`: mounting it opens it, the platform traps the focus,
 * and focus returns to where it was when it goes away. Place `data-autofocus` on what should have the
 * focus first; otherwise it is what stands first inside.
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
  const texts = useTexts(controlTexts)

  return (
    <dialog
      ref={ref}
      role={role}
      className={styles.dialog}
      data-low={isLow || undefined}
      style={{ '--width': `${width}px` }}
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
            aria-label={texts.close}
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

/** What the focus may begin with inside: of radio buttons the chosen one. The platform alone would begin with the ×. */
const firstInside = `:scope > :last-child :is(a[href], button, textarea, input:not([type='radio']:not(:checked))):not(:disabled)`
