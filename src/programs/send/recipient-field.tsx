import { useId, useState } from 'react'
import type { RecipientRefusal } from '@/domain/wallet/recipient-refusal'
import { plainText } from '@/safe/plain-text'
import { recipient as recipientTexts } from '@/texts/recipient'
import { send } from '@/texts/send'

import type { Recipient } from '@/wallet/recipient/use-recipient'
import type { Account } from '@/wallet/transactions/transaction-store'
import { RecipientList } from './recipient-list'
import styles from './send.module.css'

type RecipientFieldProps = {
  text: string
  recipient: Recipient
  refusal: RecipientRefusal | null
  /** True after the form was submitted with this text. */
  isAsked: boolean
  account: Account
  onChange: (text: string) => void
}

/** The recipient: an address, with or without its network (EIP-3770), or a name. The full resolved address is shown below. */
export function RecipientField({
  text,
  recipient,
  refusal,
  isAsked,
  account,
  onChange,
}: RecipientFieldProps) {
  const [fieldId, noteId, listId] = [useId(), useId(), useId()]
  const [isLeft, setIsLeft] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const isTold = isAsked || isLeft || text.includes('.')
  const isWrong =
    refusal !== null || (recipient.kind === 'wrong' && isTold) || (recipient.kind === 'empty' && isAsked)

  function note(): string {
    if (refusal) return send.refusals[refusal]
    if (recipient.kind === 'wrong') return isTold ? recipient.text : ''
    if (recipient.kind === 'empty') return isAsked ? recipientTexts.addressProblems['not-an-address'] : ''
    if (recipient.kind !== 'known') return recipientTexts.resolving
    return recipient.name === null
      ? ''
      : recipientTexts.resolved(plainText(recipient.name, 60), recipient.address)
  }

  return (
    <>
      <div className={styles.row}>
        <label htmlFor={fieldId}>{send.to}</label>
        <input
          id={fieldId}
          className={styles.grow}
          value={text}
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          aria-invalid={isWrong}
          aria-describedby={noteId}
          onBlur={() => setIsLeft(true)}
          onChange={(event) => {
            setIsLeft(false)
            onChange(event.target.value)
          }}
        />
        <button
          type="button"
          className={styles.small}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {send.recipients}
        </button>
      </div>
      {isOpen && (
        <RecipientList
          id={listId}
          account={account}
          onPick={(address) => {
            setIsOpen(false)
            onChange(address)
          }}
        />
      )}
      <p id={noteId} role={isWrong ? 'alert' : 'status'} className={`selectable ${styles.note}`}>
        {note()}
      </p>
    </>
  )
}
