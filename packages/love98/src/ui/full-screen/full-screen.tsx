import type { ReactNode } from 'react'
import { useModal } from '@/ui/use-modal'
import styles from './full-screen.module.css'

type FullScreenProps = {
  label: string
  /**
   * Any key, a press, or the platform's close request. Keys of the browser itself (with Ctrl, Alt or Meta)
   * are left alone.
   */
  onEnd: () => void
  /** @default false */
  hidesPointer?: boolean
  children: ReactNode
}

/** A modal screen over everything, including the taskbar, until a key or a press. */
export function FullScreen({ label, onEnd, hidesPointer = false, children }: FullScreenProps) {
  const ref = useModal({ first: (dialog) => dialog, onClosed: onEnd })
  return (
    <dialog
      ref={ref}
      aria-label={label}
      tabIndex={-1}
      className={styles.screen}
      data-hides-pointer={hidesPointer || undefined}
      onCancel={(event) => {
        event.preventDefault()
        onEnd()
      }}
      onClick={onEnd}
      onKeyDown={({ key, ctrlKey, altKey, metaKey }) => {
        if (!ctrlKey && !altKey && !metaKey && !['Shift', 'Tab', 'F5', 'F11', 'F12'].includes(key)) onEnd()
      }}
    >
      {children}
    </dialog>
  )
}
