import type { ReactNode, RefObject } from 'react'
import { mostToGive, type SwapReading } from '@/domain/swap/quote-swap'
import type { SwapSide } from '@/domain/swap/swap-route'
import { formatBalance } from '@/domain/wallet/balance'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { exchange } from '@/texts/exchange'

import { Icon } from '@/ui/icon'
import styles from './exchange.module.css'
import { quotedText } from './form-words'
import { tokenIcon } from './token-icon'

type AmountFieldProps = {
  side: SwapSide
  field: RefObject<HTMLInputElement | null>
  /** The account's balance in smallest units; null while not known. */
  balance: bigint | null
  isWrong: boolean
  noticeId: string
  onType: () => void
  /** Called after Max has filled the field. */
  onMax: () => void
}

/** The amount to sell. */
export function AmountField({ side, field, balance, isWrong, noticeId, onType, onMax }: AmountFieldProps) {
  const most = balance === null ? 0n : mostToGive(balance, side.isNative)
  return (
    <Side {...{ side, balance }} legend={exchange.from}>
      <input
        ref={field}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className={styles.amount}
        aria-label={exchange.amountOf(side.symbol)}
        aria-describedby={noticeId}
        aria-invalid={isWrong}
        onChange={onType}
      />
      <button
        type="button"
        className={styles.max}
        disabled={most === 0n}
        data-tip={side.isNative ? exchange.maxHintNative(side.symbol) : exchange.maxHint(side.symbol)}
        onClick={() => {
          if (field.current) field.current.value = typedAmountText(most, side.decimals)
          onMax()
        }}
      >
        {exchange.max}
      </button>
    </Side>
  )
}

type EstimateFieldProps = {
  side: SwapSide
  /** The input element. Each key press writes its quote into it before React renders. */
  estimate: RefObject<HTMLInputElement | null>
  reading: SwapReading
  balance: bigint | null
}

/** The estimated amount to receive, from the reserves at the latest block. */
export function EstimateField({ side, estimate, reading, balance }: EstimateFieldProps) {
  return (
    <Side {...{ side, balance }} legend={exchange.to}>
      <input
        ref={estimate}
        type="text"
        readOnly
        className={styles.amount}
        aria-label={exchange.estimateOf(side.symbol)}
        value={quotedText(reading, side)}
      />
    </Side>
  )
}

type SideProps = { side: SwapSide; balance: bigint | null; legend: string; children: ReactNode }

function Side({ side, balance, legend, children }: SideProps) {
  const { balance: balanceText, unknown } = exchange
  return (
    <fieldset className={styles.side}>
      <legend>{legend}</legend>
      <div className={styles.row}>
        <span className={styles.token}>
          <Icon name={tokenIcon(side.symbol)} size={16} />
          {side.symbol}
        </span>
        {children}
      </div>
      <p className={styles.balance}>
        {balanceText(balance === null ? unknown : `${formatBalance(balance, side.decimals)} ${side.symbol}`)}
      </p>
    </fieldset>
  )
}
