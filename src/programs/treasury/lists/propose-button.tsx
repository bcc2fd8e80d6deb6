import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { signsWithoutChain } from '@/safe/version'
import { treasury } from '@/texts/treasury'
import { treasuryForms } from '@/texts/treasury-forms'

import recipes from '../recipes.module.css'
import { useSafeContext } from '../review/use-safe-context'
import { isOwner, useHostOf } from '../safe-context'
import type { FormProps, ListProps } from './list-props'

type Proposed = 'transaction' | 'contract-call' | 'message'

const forms: Record<Proposed, ComponentType<FormProps>> = {
  transaction: lazy(async () => ({ default: (await import('../proposal/new-transaction')).NewTransaction })),
  'contract-call': lazy(async () => ({
    default: (await import('../contract-call/contract-call')).ContractCall,
  })),
  message: lazy(async () => ({ default: (await import('../proposal/new-message')).NewMessage })),
}

/** Opens the forms for a new transaction, contract call or message; disabled with the reason for viewers who cannot propose. */
export function ProposeButton({ what, ...props }: ListProps & { what: readonly Proposed[] }) {
  const { contractCallButton } = treasuryForms
  const reasonId = useId()
  const [opened, setOpened] = useState<Proposed | null>(null)
  const [said, setSaid] = useState('')
  const host = useHostOf(props.safe)
  const { version } = useSafeContext(props.safe, props.state, [])
  if (!host && !isOwner(props.state, props.viewer)) return null
  let reason = ''
  if (host?.info.isReadOnly) reason = treasury.readOnly
  else if (!host && signsWithoutChain(version)) reason = treasury.old
  const Form = opened && forms[opened]
  const labels = {
    transaction: treasury.newTransactionButton,
    'contract-call': contractCallButton,
    message: treasury.newMessageButton,
  }

  function close(result: string) {
    setSaid(result)
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
          {said}
        </span>
      )}
      {what.map((one) => (
        <button
          key={one}
          type="button"
          disabled={reason !== ''}
          aria-describedby={reason ? reasonId : undefined}
          onClick={() => setOpened(one)}
        >
          {labels[one]}
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
