import { useId, useState } from 'react'
import { type Address, isSameAddress } from '@/domain/address'
import type { SafeMessage } from '@/safe/gateway/message-shapes'
import type { Agreement } from '@/safe/proven-signers'
import { treasury } from '@/texts/treasury'

import type { ListProps } from '../lists/list-props'
import recipes from '../recipes.module.css'
import { useLookAlikes } from '../review/use-look-alikes'
import { isOwner, reasonNotToSign, useHostOf } from '../safe-context'
import { useMessageActions } from './use-message-actions'

/** The actions of an owner on a pending message. Shown only if its hash matches the displayed message. */
export function MessageActions({
  message,
  agreements,
  addresses,
  isDangerous,
  ...props
}: ListProps & {
  message: SafeMessage
  /** Verified signatures of owners; undefined until they are read, null if the chain did not answer. */
  agreements: readonly Agreement[] | null | undefined
  /** Every address in the message. */
  addresses: readonly Address[]
  isDangerous: boolean
}) {
  const { safe, state, viewer } = props
  const { pending, confirm } = useMessageActions(props)
  const host = useHostOf(safe)
  const checkId = useId()
  const [isRead, setIsRead] = useState(false)
  const alike = useLookAlikes(props, addresses)
  if (!isOwner(state, viewer)) return <span className={recipes.reason}>{reasonNotToSign(host, viewer)}</span>
  const hasSigned = agreements?.some(({ owner }) => isSameAddress(owner, viewer)) ?? false
  const canSign = !hasSigned && agreements !== undefined
  return (
    <>
      {canSign && alike.warnings}
      {isDangerous && canSign && (
        <label className="field-row" htmlFor={checkId}>
          <input id={checkId} type="checkbox" checked={isRead} onChange={() => setIsRead(!isRead)} />
          {treasury.iHaveRead}
        </label>
      )}
      <span role="status" className={recipes.reason}>
        {pending.text}
      </span>
      {canSign && (
        <button
          type="button"
          disabled={pending.phase === 'waiting' || (isDangerous && !isRead) || alike.isOpen}
          onClick={() => void confirm(message.message)}
        >
          {treasury.sign}
        </button>
      )}
    </>
  )
}
