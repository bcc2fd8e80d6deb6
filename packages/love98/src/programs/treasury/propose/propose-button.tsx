import { type ComponentType, Suspense, useId, useState } from 'react'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { treasuryForms } from '@/texts/treasury-forms'
import { lazyNamed } from '@/ui/lazy-named'
import type { FormProps, ListProps } from '../list/list-props'
import recipes from '../recipes.module.css'
import { isOwner, useHostOf, useSafeContext } from '../safe/use-safe-context'

type ProposalKind = 'transaction' | 'contract-call' | 'message'

const forms: Record<ProposalKind, ComponentType<FormProps>> = {
  transaction: lazyNamed(() => import('./new-transaction'), 'NewTransaction'),
  'contract-call': lazyNamed(() => import('./contract-call'), 'ContractCall'),
  message: lazyNamed(() => import('../messages/new-message'), 'NewMessage'),
}

/** Returns true for a viewer who is offered the forms, and the reason why they are disabled; an empty one if they are not. */
export function useProposing({ safe, state, viewer }: Pick<ListProps, 'safe' | 'state' | 'viewer'>) {
  const host = useHostOf(safe)
  const { version } = useSafeContext(safe, state, [])
  let reason = ''
  if (host?.info.isReadOnly) reason = treasury.readOnly
  else if (!host && signsWithoutChain(version)) reason = treasury.old
  return { isOffered: host !== null || isOwner(state, viewer), reason }
}

/**
 * Opens the forms for a new transaction, contract call or message; disabled with the reason for viewers who
 * cannot propose.
 */
export function ProposeButton({ kinds, ...props }: ListProps & { kinds: readonly ProposalKind[] }) {
  const reasonId = useId()
  const [opened, setOpened] = useState<ProposalKind | null>(null)
  const [status, setStatus] = useState('')
  const { isOffered, reason } = useProposing(props)
  if (!isOffered) return null
  const Form = opened && forms[opened]
  const labels = {
    transaction: treasury.newTransactionButton,
    'contract-call': treasuryForms.contractCallButton,
    message: treasury.newMessageButton,
  }

  function close(result: string) {
    setStatus(result)
    setOpened(null)
  }

  return (
    <div className={recipes.buttons}>
      {reason ? (
        <span id={reasonId} className={recipes.text}>
          {reason}
        </span>
      ) : (
        <span role="status" className={recipes.text}>
          {status}
        </span>
      )}
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          disabled={reason !== ''}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setOpened(kind)}
        >
          {labels[kind]}
        </button>
      ))}
      {Form && (
        <Suspense fallback={null}>
          <Form {...props} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
