import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { signsWithoutChain } from '@/safe/version'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryFormsTexts } from '@/texts/en/programs/treasury-forms'
import { useTexts } from '@/texts/use-texts'
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
  const texts = useTexts(treasuryTexts)
  const { contractCallButton } = useTexts(treasuryFormsTexts)
  const reasonId = useId()
  const [opened, setOpened] = useState<Proposed | null>(null)
  const [said, setSaid] = useState('')
  const host = useHostOf(props.safe)
  const { version } = useSafeContext(props.safe, props.state, [])
  if (!host && !isOwner(props.state, props.viewer)) return null
  let reason = ''
  if (host?.info.isReadOnly) reason = texts.readOnly
  else if (!host && signsWithoutChain(version)) reason = texts.old
  const Form = opened && forms[opened]
  const labels = {
    transaction: texts.newTransactionButton,
    'contract-call': contractCallButton,
    message: texts.newMessageButton,
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
