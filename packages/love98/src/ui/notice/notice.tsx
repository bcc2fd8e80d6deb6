import type { ReactNode } from 'react'
import { common } from '@/texts/common'
import { Icon } from '@/ui/icon'

type NoticeProps = {
  text: ReactNode
  /** `status` is announced when it changes, `alert` at once. @default neither */
  role?: 'status' | 'alert' | undefined
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

/** The message that a window shows instead of its contents. */
export function Notice({ text, role, onRetry, children }: NoticeProps) {
  if (!onRetry && !children)
    return (
      <p className="window-notice" role={role}>
        {text}
      </p>
    )
  return (
    <div className="window-notice" role={role}>
      {role === 'alert' && onRetry && <Icon name="error" size={32} />}
      <p>{text}</p>
      {onRetry && (
        <button type="button" onClick={onRetry}>
          {common.retry}
        </button>
      )}
      {children}
    </div>
  )
}
