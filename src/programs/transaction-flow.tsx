import type { ReactNode } from 'react'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'

/** The line that reports the state of the flow, or the problem of its page. */
export type FlowStatus = {
  readonly text: string
  readonly icon?: string | undefined
  /** Announced at once. @default false */
  readonly isAlert?: boolean
  readonly className?: string | undefined
}

type FlowPageProps = {
  className?: string | undefined
  /** Opens the page in a dialog of its own. Without it the page fills the window or dialog around it. */
  dialog?: { readonly title: string; readonly onClose: () => void }
  labelledBy?: string
  /** True while something is prepared or checked. */
  isBusy?: boolean
  /** Called for the submit button and Enter. A page without it signs and sends nothing. */
  onSubmit?: () => void
  /** The fields of a form, or the heading of a review or receipt. */
  form?: ReactNode
  facts?: ReactNode
  /** The result of the simulation. */
  simulation?: ReactNode
  warnings?: ReactNode
  /** @default 'below' the facts */
  warningsPlace?: 'above' | 'below'
  /** Fields and links of one kind of transaction only. */
  extra?: ReactNode
  /** The check boxes by which the visitor confirms the warnings. */
  acknowledgment?: ReactNode
  status?: FlowStatus
  buttons: ReactNode
}

/**
 * The frame of each page on which a transaction is filled in, reviewed or reported: facts, simulation, warnings, acknowledgment, status
 * line and buttons, in this order.
 */
export function FlowPage({
  dialog,
  className,
  labelledBy,
  isBusy,
  onSubmit,
  warningsPlace = 'below',
  status,
  buttons,
  ...slots
}: FlowPageProps) {
  const content = (
    <>
      {slots.form}
      {warningsPlace === 'above' && slots.warnings}
      {slots.facts}
      {slots.simulation}
      {warningsPlace === 'below' && slots.warnings}
      {slots.extra}
      {slots.acknowledgment}
      {status && <StatusLine {...status} />}
      {buttons}
    </>
  )
  const page = onSubmit ? (
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
  return dialog ? <Dialog {...dialog}>{page}</Dialog> : page
}

function StatusLine({ text, icon, isAlert = false, className }: FlowStatus) {
  return (
    <p role={isAlert ? 'alert' : 'status'} className={className}>
      {icon && <Icon name={icon} size={16} />}
      {icon ? <span>{text}</span> : text}
    </p>
  )
}
