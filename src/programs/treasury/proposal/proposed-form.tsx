import type { ReactNode } from 'react'
import { treasury } from '@/texts/treasury'

import type { ListProps } from '../lists/list-props'
import { ProposalForm } from './proposal-form'
import { ProposalReview } from './proposal-review'
import type { useProposedCall } from './use-proposed-call'

type ProposedFormProps = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'nativeSymbol' | 'viewer'> & {
  steps: ReturnType<typeof useProposedCall>
  title: string
  problem: string
  /** The visitor's own text for the review, which is not verified. */
  fromYou?: readonly [name: string, text: string]
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** The form of a call, followed by the review before the wallet opens. */
export function ProposedForm({
  steps,
  title,
  problem,
  fromYou,
  onSubmit,
  children,
  ...of
}: ProposedFormProps) {
  const { prepared, pending } = steps
  if (prepared)
    return (
      <ProposalReview
        gateway={of.gateway}
        safe={of.safe}
        state={of.state}
        nativeSymbol={of.nativeSymbol}
        viewer={of.viewer}
        prepared={prepared}
        pending={pending}
        {...(fromYou && { fromYou })}
        onSign={steps.sign}
        onBack={steps.back}
      />
    )
  return (
    <ProposalForm
      title={title}
      problem={problem}
      said={pending.text || treasury.nothingMoves}
      action={treasury.propose}
      isDisabled={pending.phase === 'waiting'}
      onSubmit={onSubmit}
      onCancel={steps.close}
    >
      {children}
    </ProposalForm>
  )
}
