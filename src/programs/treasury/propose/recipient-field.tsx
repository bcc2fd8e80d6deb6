import { useId, useState } from 'react'
import { plainText } from '@/safe/plain-text'
import { recipient as recipientTexts } from '@/texts/recipient'
import { treasuryProposal } from '@/texts/treasury-proposal'

import { TextField } from '@/ui/text-field/text-field'
import type { Recipient } from '@/wallet/recipient/use-recipient'
import { BookPicker } from '../address-book/book-picker'
import { useBookNames } from '../address-book/stored-book'
import styles from './recipient-field.module.css'

type RecipientFieldProps = {
  /** @default 'To' */
  label?: string
  text: string
  recipient: Recipient
  /** True after the form was submitted with this text. Problems are shown then, and when the field loses the focus. */
  isAsked: boolean
  /** The chain of the Safe, because entries of the visitor's address book belong to one chain. */
  chainId: number
  onChange: (text: string) => void
}

/** A recipient: an address or a name. Its problem, or the address of a name, is shown below the field. */
export function RecipientField({ label, text, recipient, isAsked, chainId, onChange }: RecipientFieldProps) {
  const namesIn = useBookNames(chainId)
  const noteId = useId()
  const [isLeft, setIsLeft] = useState(false)
  const isName = text.includes('.')
  const isWrong = recipient.kind === 'wrong' && (isAsked || isLeft || isName)
  const isEmpty = recipient.kind === 'empty' && isAsked

  function note(): string {
    if (isEmpty) return recipientTexts.addressProblems['not-an-address']
    if (recipient.kind === 'wrong') return isWrong ? recipient.text : ''
    if (recipient.kind === 'resolving') return recipientTexts.resolving
    if (recipient.kind !== 'known') return ''
    const resolved =
      recipient.name === null ? '' : recipientTexts.resolved(plainText(recipient.name, 60), recipient.address)
    return [resolved, namesIn(recipient.address)].filter(Boolean).join('\n')
  }

  return (
    <>
      <TextField
        label={label ?? treasuryProposal.to}
        value={text}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        aria-invalid={isWrong || isEmpty}
        aria-describedby={noteId}
        onBlur={() => setIsLeft(true)}
        onChange={(next) => {
          setIsLeft(false)
          onChange(next)
        }}
      />
      <p id={noteId} role={isWrong || isEmpty ? 'alert' : 'status'} className={`selectable ${styles.note}`}>
        {note()}
      </p>
      <BookPicker chainId={chainId} onPick={onChange} />
    </>
  )
}
