import type { ReactNode } from 'react'
import { StatusText } from '@/ui/status-text/status-text'

export type FlowStatus = {
  readonly text: string
  readonly icon?: string | undefined
  readonly isAlert?: boolean
  readonly className?: string | undefined
}

type FlowPageProps = {
  className?: string | undefined
  /** The class of a box around everything but the buttons. @default no box */
  boxClassName?: string
  labelledBy?: string
  isBusy?: boolean
  /** Called for the submit button and Enter. A page without it signs and sends nothing. */
  onSubmit?: () => void
  form?: ReactNode
  facts?: ReactNode
  simulation?: ReactNode
  warnings?: ReactNode
  /** @default 'below' */
  warningsPlace?: 'above' | 'below'
  extra?: ReactNode
  acknowledgment?: ReactNode
  status?: FlowStatus
  buttons: ReactNode
}

/**
 * The frame of the pages on which a transaction is filled in, reviewed or reported. The order is facts, simulation,
 * warnings, acknowledgment, status line and buttons.
 */
export function FlowPage({
  className,
  boxClassName,
  labelledBy,
  isBusy,
  onSubmit,
  warningsPlace = 'below',
  status,
  buttons,
  ...slots
}: FlowPageProps) {
  const fields = (
    <>
      {slots.form}
      {warningsPlace === 'above' && slots.warnings}
      {slots.facts}
      {slots.simulation}
      {warningsPlace === 'below' && slots.warnings}
      {slots.extra}
      {slots.acknowledgment}
      {status && (
        <StatusText isProblem={status.isAlert} icon={status.icon} className={status.className}>
          {status.text}
        </StatusText>
      )}
    </>
  )
  const content = (
    <>
      {boxClassName ? <div className={boxClassName}>{fields}</div> : fields}
      {buttons}
    </>
  )
  return onSubmit ? (
    <form
      noValidate
      className={className}
      aria-labelledby={labelledBy}
      aria-busy={isBusy}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {content}
    </form>
  ) : (
    <div className={className} aria-busy={isBusy}>
      {content}
    </div>
  )
}
