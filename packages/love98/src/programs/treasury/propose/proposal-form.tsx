import type { ReactNode } from 'react'
import { treasury } from '@/texts/treasury'
import { isReview } from '@/wallet/flow/transaction-flow'
import type { ListProps } from '../list/list-props'
import { problemOf } from '../safe/use-safe-flow'
import { ProposalDialog, ProposalPage, ProposalReview } from './proposal-review'
import type { ProposalFlow } from './use-proposal-flow'

type ProposalFormProps = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'nativeSymbol' | 'viewer'> & {
  flow: ProposalFlow
  title: string
  /** The validation error; empty without one. */
  problem: string
  /** The status line without a problem. */
  hint?: string
  isDisabled?: boolean
  /** A note for the other owners. */
  note?: string
  /** The visitor's own text for the review, which is not verified. */
  fromYou?: readonly [name: string, text: string]
  onSubmit: () => void
  onCancel: () => void
  /** Buttons between Propose and Cancel. */
  more?: ReactNode
  /** The fields. */
  children: ReactNode
}

/** The form of a proposal, followed by the review before the wallet opens. */
export function ProposalForm({
  flow,
  title,
  problem,
  hint = treasury.nothingMoves,
  isDisabled = false,
  note = '',
  fromYou,
  onSubmit,
  onCancel,
  more,
  children,
  ...place
}: ProposalFormProps) {
  const { status, isBusy } = flow
  return (
    <ProposalDialog flow={flow} title={title} onCancel={onCancel}>
      {isReview(flow.now) ? (
        <ProposalReview {...place} flow={flow} note={note} {...(fromYou && { fromYou })} />
      ) : (
        <ProposalPage
          problem={problem || problemOf(status)}
          status={status.text || hint}
          form={children}
          action={treasury.propose}
          isDisabled={isDisabled || isBusy}
          onSubmit={onSubmit}
          onCancel={onCancel}
          more={more}
        />
      )}
    </ProposalDialog>
  )
}
