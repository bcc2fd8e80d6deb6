import type { ReactNode } from 'react'
import { common } from '@/texts/common'

import { Dialog } from '@/ui/dialog/dialog'
import styles from './proposal-form.module.css'

type ProposalFormProps = {
  title: string
  /** The validation error; empty without one. */
  problem: string
  /** The status line without a problem. */
  said: string
  /** The label of the submit button. */
  action: string
  isDisabled: boolean
  onSubmit: () => void
  /** Cancel, Escape or ×. */
  onCancel: () => void
  /** The label of the other button; Cancel without one. */
  cancel?: string
  /** Between the two buttons. */
  more?: ReactNode
  children: ReactNode
}

/** A dialog with one form that is submitted to the owners of a Safe: fields, status line, buttons. */
export function ProposalForm(props: ProposalFormProps) {
  const { title, problem, said, action, isDisabled, onSubmit, onCancel, cancel, more, children } = props
  return (
    <Dialog title={title} onClose={onCancel}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        {children}
        <p role={problem ? 'alert' : 'status'} className={styles.status}>
          {problem || said}
        </p>
        <div className="button-row">
          <button type="submit" data-default disabled={isDisabled}>
            {action}
          </button>
          {more}
          <button type="button" onClick={onCancel}>
            {cancel ?? common.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  )
}
