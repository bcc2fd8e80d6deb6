import { useState } from 'react'
import type { Review } from '@/safe/review'
import { useTransactionActions } from '../actions/use-transaction-actions'
import type { FormProps } from '../lists/list-props'
import { currentHost } from '../safe-context'
import type { Prepared, Proposal } from './prepare-proposal'

type Ready = Extract<Review, { kind: 'ready' }>

/**
 * The steps of a form that proposes calls: the review, and the signature; inside the Safe its own page has both.
 * @param mayBeSigned asked at the press; the form is shown again where it answers false
 */
export function useProposedCall({ onClose, ...props }: FormProps, mayBeSigned?: () => Promise<boolean>) {
  const { pending, start, prepare, proposeReviewed, cancel, press } = useTransactionActions(props)
  const [prepared, setPrepared] = useState<Prepared | null>(null)

  async function submit(proposal: Proposal) {
    if (!currentHost(props.safe)) return setPrepared(await prepare(proposal))
    const said = await start(proposal, mayBeSigned)
    if (said) onClose(said)
  }

  async function sign(ready: Ready) {
    const said = prepared && (await proposeReviewed(ready, prepared.what, '', mayBeSigned))
    if (said) onClose(said)
    // An empty text: it may not be signed. Null: the wallet declined, and the review stays.
    if (said === '') setPrepared(null)
  }

  return {
    pending,
    press,
    /** Null until the form was filled in. */
    prepared,
    submit: (proposal: Proposal) => void submit(proposal),
    sign: (ready: Ready) => void sign(ready),
    back() {
      cancel()
      setPrepared(null)
    },
    close() {
      cancel()
      onClose('')
    },
  }
}
