import type { ReactNode } from 'react'
import { common } from '@/texts/common'

import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FlowPage } from '../../transaction-flow'
import styles from './proposal-page.module.css'

type ProposalPageProps = Pick<
  Parameters<typeof FlowPage>[0],
  'form' | 'warnings' | 'facts' | 'extra' | 'acknowledgment'
> & {
  title: string
  /** The validation error; empty without one. */
  problem: string
  /** The status line without a problem. */
  status: string
  /** The label of the submit button. */
  action: string
  isDisabled: boolean
  onSubmit: () => void
  /** Cancel, Escape or ×. */
  onCancel: () => void
  /** The label of the other button; Cancel without one. */
  cancel?: string
  more?: ReactNode
}

/** A dialog with one page that is submitted to the owners of a Safe. */
export function ProposalPage({ title, problem, status, action, isDisabled, ...page }: ProposalPageProps) {
  const { onSubmit, onCancel, cancel = common.cancel, more, ...slots } = page
  return (
    <FlowPage
      {...slots}
      className={styles.form}
      dialog={{ title, onClose: onCancel }}
      onSubmit={onSubmit}
      warningsPlace="above"
      status={{ text: problem || status, isAlert: problem !== '', className: styles.status }}
      buttons={
        <DialogButtons
          primary={{ label: action, disabled: isDisabled }}
          dismiss={{ label: cancel, onClick: onCancel }}
        >
          {more}
        </DialogButtons>
      }
    />
  )
}
