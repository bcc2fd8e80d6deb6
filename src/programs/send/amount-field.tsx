import { useId } from 'react'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { amountText } from '@/safe/amount'
import { send } from '@/texts/send'

import type { Holding } from '@/wallet/holdings/use-holdings'
import styles from './send.module.css'
import { leftForFees, mostOf } from './transfer'

type AmountFieldProps = {
  text: string
  asset: Holding | null
  problem: string
  onChange: (text: string) => void
  onMax: (asset: Holding) => void
}

/** The amount, with its problem or the balance below it. */
export function AmountField({ text, asset, problem, onChange, onMax }: AmountFieldProps) {
  const [fieldId, noteId] = [useId(), useId()]

  function note(): string {
    if (problem || !asset) return problem
    if (asset.balance === null) return send.holdsUnknown
    const held = send.holds(amountText(String(asset.balance), asset.decimals), asset.symbol)
    const isMost = asset.token === null && text === typedAmountText(mostOf(asset), asset.decimals)
    return isMost
      ? `${held}. ${send.maxLeaves(typedAmountText(leftForFees, asset.decimals), asset.symbol)}`
      : held
  }

  return (
    <>
      <div className={styles.row}>
        <label htmlFor={fieldId}>{send.amount}</label>
        <input
          id={fieldId}
          className={styles.grow}
          value={text}
          inputMode="decimal"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== ''}
          aria-describedby={noteId}
          onChange={(event) => onChange(event.target.value)}
        />
        <span>{asset?.symbol}</span>
        <button
          type="button"
          className={styles.small}
          disabled={!asset?.balance}
          onClick={() => asset && onMax(asset)}
        >
          {send.max}
        </button>
      </div>
      <p id={noteId} role={problem ? 'alert' : 'status'} className={styles.note}>
        {note()}
      </p>
    </>
  )
}
