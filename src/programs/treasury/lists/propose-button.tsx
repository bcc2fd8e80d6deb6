import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { signsWithoutChain } from '@/safe/version'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import recipes from '../recipes.module.css'
import { useSafeContext } from '../review/use-safe-context'
import { isOwner, useHostOf } from '../safe-context'
import type { FormProps, ListProps } from './list-props'

const forms: Record<'transaction' | 'message', ComponentType<FormProps>> = {
  transaction: lazy(async () => ({ default: (await import('../proposal/new-transaction')).NewTransaction })),
  message: lazy(async () => ({ default: (await import('../proposal/new-message')).NewMessage })),
}

/** Opens the form for a new transaction or message; disabled with the reason for viewers who cannot propose. */
export function ProposeButton({ what, ...props }: ListProps & { what: 'transaction' | 'message' }) {
  const texts = useTexts(treasuryTexts)
  const reasonId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [said, setSaid] = useState('')
  const host = useHostOf(props.safe)
  const { version } = useSafeContext(props.safe, props.state, [])
  if (!host && !isOwner(props.state, props.viewer)) return null
  let reason = ''
  if (host?.info.isReadOnly) reason = texts.readOnly
  else if (!host && signsWithoutChain(version)) reason = texts.old
  const Form = forms[what]

  function close(result: string) {
    setSaid(result)
    setIsOpen(false)
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
      <button
        type="button"
        disabled={reason !== ''}
        aria-describedby={reason ? reasonId : undefined}
        onClick={() => setIsOpen(true)}
      >
        {what === 'transaction' ? texts.newTransactionButton : texts.newMessageButton}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <Form {...props} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}
