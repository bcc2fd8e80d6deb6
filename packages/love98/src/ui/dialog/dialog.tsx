import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useStore } from 'zustand'
import { shellShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { findShortcut } from '@/domain/keyboard/shortcuts'
import { useModal } from '@/ui/use-modal'
import { CaptionTitle } from './caption-title'
import styles from './dialog.module.css'
import { loadDialogCommands, type OpenDialog, withDialogCommands } from './dialog-host'
import { type DialogPosition, positionDialog } from './dialog-position'
import { dialogStack, pushDialog, removeDialog } from './dialog-stack'
import { firstToFocus, keepFocus } from './first-focus'

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
  /**
   * Keeps the size between steps: the body is at least this high, CSS pixels with text of 11 px, the dialog never shrinks, and the last row
   * is at the lower edge. @default as high as its contents
   */
  height?: number
  children: ReactNode
}

/**
 * A modal Windows 98 dialog based on the native `<dialog>`. Mounting it opens it over its owner, and the browser traps
 * the focus. On unmount the focus returns to the previous element. The caption moves the dialog, and ALT+SPACE opens its
 * system menu; a press outside plays the default sound. `firstToFocus` says what has the first focus.
 */
export function Dialog({
  title,
  onClose,
  role = 'dialog',
  describedBy,
  closable = true,
  width = 360,
  isLow,
  height,
  children,
}: DialogProps) {
  const closeIfAllowed = () => {
    if (closable) onClose()
  }
  const position = useRef<DialogPosition>(null)
  const caption = useRef<HTMLDivElement>(null)
  const ref = useModal({
    first: firstToFocus,
    onClosed: closeIfAllowed,
    onShown: (dialog, opener) => {
      pushDialog(dialog)
      position.current ??= positionDialog(dialog, opener)
    },
  })
  const titleId = useId()
  const isActive = useStore(dialogStack, (open) => open.at(-1) === ref.current)

  useEffect(() => {
    const dialog = ref.current
    // A finger reaches the caption with the press that begins a drag; a pointer loads the commands before.
    if (matchMedia('(any-pointer: coarse)').matches) void loadDialogCommands()
    const stopKeeping = dialog && keepFocus(dialog)
    return () => {
      stopKeeping?.()
      position.current?.end()
      position.current = null
      if (dialog) removeDialog(dialog)
    }
  }, [ref])

  const withDialog = (run: (dialog: OpenDialog) => void) => {
    if (!ref.current || !caption.current) return
    run({
      element: ref.current,
      caption: caption.current,
      title,
      close: closable ? onClose : null,
      onMoved: (to) => position.current?.move(to),
    })
  }
  const onPressOutside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || !isOutside(event)) return
    // The focus stays in the dialog.
    event.preventDefault()
    event.currentTarget.dataset.refusing = ''
    withDialogCommands(({ beep }) => beep())
  }

  return (
    <dialog
      ref={ref}
      role={role}
      tabIndex={-1}
      className={styles.dialog}
      data-active={isActive || undefined}
      data-low={isLow || undefined}
      data-fixed={height !== undefined || undefined}
      style={{
        '--width': typeof width === 'number' ? `${width / 11}em` : width,
        '--least': height === undefined ? undefined : `${height / 11}em`,
      }}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault()
        closeIfAllowed()
      }}
      onMouseDown={onPressOutside}
      onKeyDown={(event) => {
        if (findShortcut(shellShortcuts, event) !== 'system-menu') return
        event.preventDefault()
        event.stopPropagation()
        withDialog((dialog) =>
          withDialogCommands(({ openSystemMenu }) => openSystemMenu(dialog, dialog.caption)),
        )
      }}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging needs a pointer; the system menu has keys */}
      <div
        ref={caption}
        className={styles.caption}
        data-caption=""
        onPointerEnter={() => void loadDialogCommands()}
        // A press on the caption leaves the focus where it is.
        onMouseDown={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          if (event.target instanceof Element && event.target.closest('button')) return
          const { nativeEvent } = event
          withDialog((dialog) => withDialogCommands(({ drag }) => drag(dialog, nativeEvent)))
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          // On touch screens a long press has already opened the menu.
          if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType !== 'mouse') return
          const at = { x: event.clientX, y: event.clientY }
          withDialog((dialog) => withDialogCommands(({ openSystemMenu }) => openSystemMenu(dialog, at)))
        }}
        onAnimationEnd={() => delete ref.current?.dataset.refusing}
      >
        <CaptionTitle id={titleId} title={title} onClose={closable ? onClose : null} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}

/** The backdrop is a part of the dialog for events, and so is the frame. */
function isOutside({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  return clientX < left || clientX >= right || clientY < top || clientY >= bottom
}

/** Digits that are as wide as any address: capital letters are wider than digits in some fonts. */
const digits = 45

/**
 * Returns the width of a dialog that shows whole addresses in one line, in the font in use, as a CSS length.
 * @param rest the width of everything else in the line, CSS pixels with text of 11 px
 */
export function addressWidth(rest: number): `calc(${string})` {
  return `calc(${digits}ch + ${rest / 11}em)`
}
