import type { ReactNode, RefObject } from 'react'
import { coinName } from '@/domain/community/token-symbol'
import type { SwapFormResult } from '@/domain/swap/quote-swap'
import type { SwapSide } from '@/domain/swap/swap-route'
import { formatBalance } from '@/domain/wallet/balance'
import { swap as swapTexts } from '@/texts/swap'
import { iconNames } from '@/ui/generated/icons'
import { Icon } from '@/ui/icon'
import { TextField } from '@/ui/text-field/text-field'
import { quoteText } from './form-texts'
import styles from './swap.module.css'

type AmountFieldProps = {
  side: SwapSide
  /** Max waits for the network fee. */
  isReading: boolean
  field: RefObject<HTMLInputElement | null>
  /** The account's balance in smallest units; null while not known. */
  balance: bigint | null
  isWrong: boolean
  noticeId: string
  onType: () => void
  onMax: (balance: bigint) => void
}

/** The amount to sell. */
export function AmountField({
  side,
  field,
  balance,
  isReading,
  isWrong,
  noticeId,
  ...act
}: AmountFieldProps) {
  return (
    <Side {...{ side, balance }} legend={swapTexts.from}>
      <TextField
        ref={field}
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        className={styles.amount}
        aria-label={swapTexts.amountOf(side.symbol)}
        aria-describedby={noticeId}
        aria-invalid={isWrong}
        onChange={act.onType}
      />
      <button
        type="button"
        className={styles.max}
        disabled={!balance}
        aria-busy={isReading}
        data-tip={side.isNative ? swapTexts.maxHintNative(side.symbol) : swapTexts.maxHint(side.symbol)}
        onClick={() => balance && !isReading && act.onMax(balance)}
      >
        {swapTexts.max}
      </button>
    </Side>
  )
}

type EstimateFieldProps = {
  side: SwapSide
  /** The input element. Each key press writes its quote into it before React renders. */
  estimate: RefObject<HTMLInputElement | null>
  reading: SwapFormResult
  balance: bigint | null
}

/** The estimated amount to receive, from the reserves at the latest block. */
export function EstimateField({ side, estimate, reading, balance }: EstimateFieldProps) {
  return (
    <Side {...{ side, balance }} legend={swapTexts.to}>
      <TextField
        ref={estimate}
        readOnly
        className={styles.amount}
        aria-label={swapTexts.estimateOf(side.symbol)}
        value={quoteText(reading, side)}
      />
    </Side>
  )
}

type SideProps = { side: SwapSide; balance: bigint | null; legend: string; children: ReactNode }

function Side({ side, balance, legend, children }: SideProps) {
  const { balance: balanceText, unknown } = swapTexts
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

/** Returns the icon of a token, or that of the program for a token without one. */
export function tokenIcon(symbol: string): string {
  const name = coinName(symbol)
  return iconNames.some((known) => known === name) ? name : 'swap'
}
