import type { ReactNode } from 'react'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import type { ListProps } from '../lists/list-props'
import { ProposalForm } from './proposal-form'
import { ProposalReview } from './proposal-review'
import type { useProposedCall } from './use-proposed-call'

type ProposedFormProps = Pick<ListProps, 'gateway' | 'safe' | 'state' | 'nativeSymbol' | 'viewer'> & {
  steps: ReturnType<typeof useProposedCall>
  title: string
  problem: string
  /** What the visitor gave, unchecked, for the review. */
  fromYou?: readonly [name: string, text: string]
  onSubmit: () => void
  /** The fields. */
  children: ReactNode
}

/** The form of a call, and the review that follows it before the wallet opens. */
export function ProposedForm({
  steps,
  title,
  problem,
  fromYou,
  onSubmit,
  children,
  ...of
}: ProposedFormProps) {
  const texts = useTexts(treasuryTexts)
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
      said={pending.text || texts.nothingMoves}
      action={texts.propose}
      isDisabled={pending.phase === 'waiting'}
      onSubmit={onSubmit}
      onCancel={steps.close}
    >
      {children}
    </ProposalForm>
  )
}
