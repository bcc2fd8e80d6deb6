import type { ReactNode } from 'react'
import { Icon } from '@/ui/icon'
import styles from './status-text.module.css'

type StatusTextProps = {
  id?: string
  children: ReactNode
  /** `true` for a problem, which has the disc of errors and is announced at once. @default false */
  isProblem?: boolean | undefined
  /** The icon of a text that is no problem. */
  icon?: string | undefined
  className?: string | undefined
}

/** The line below a field or a form: a hint, a result, or a problem. The line stays in the page while it is empty. */
export function StatusText({ id, children, isProblem = false, icon, className = '' }: StatusTextProps) {
  const shown = isProblem ? 'error' : icon
  return (
    <p id={id} role={isProblem ? 'alert' : 'status'} className={`${styles.line} ${className}`}>
      {shown && children && <Icon name={shown} size={16} />}
      <span className="selectable">{children}</span>
    </p>
  )
}
