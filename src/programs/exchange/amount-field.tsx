import { memo, type RefObject } from 'react'
import { mostToGive, type SwapQuote } from '@/domain/swap/quote-swap'
import type { SwapSide } from '@/domain/swap/swap-route'
import { formatBalance } from '@/domain/wallet/balance'
import { typedAmountText } from '@/domain/wallet/typed-amount'
import { exchangeTexts } from '@/texts/en/swap/exchange'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import styles from './exchange.module.css'
import { quotedText } from './form-words'
import { tokenIcon } from './token-icon'

type AmountFieldProps = {
  side: SwapSide
  field: RefObject<HTMLInputElement | null>
  /** Smallest units; null while not known. */
  balance: bigint | null
  isWrong: boolean
  noticeId: string
  onType: (typed: string) => void
  onMax: (most: string) => void
}

/** What is given. */
export function AmountField({ side, field, balance, isWrong, noticeId, onType, onMax }: AmountFieldProps) {
  const texts = useTexts(exchangeTexts)
  const most = balance === null ? 0n : mostToGive(balance, side.isNative)
  return (
    <fieldset className={styles.side}>
      <legend>{texts.from}</legend>
      <div className={styles.row}>
        <TokenName side={side} />
        <input
          ref={field}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          className={styles.amount}
          aria-label={texts.amountOf(side.symbol)}
          aria-describedby={noticeId}
          aria-invalid={isWrong}
          onChange={({ target }) => onType(target.value)}
        />
        <button
          type="button"
          className={styles.max}
          disabled={most === 0n}
          data-tip={side.isNative ? texts.maxHintNative(side.symbol) : texts.maxHint(side.symbol)}
          onClick={() => onMax(typedAmountText(most, side.decimals))}
        >
          {texts.max}
        </button>
      </div>
      <BalanceOf side={side} balance={balance} />
    </fieldset>
  )
}

type EstimateFieldProps = {
  side: SwapSide
  /** The field, into which each key writes its quote before it is rendered. */
  estimate: RefObject<HTMLInputElement | null>
  quote: SwapQuote | null
  balance: bigint | null
}

/** What comes of it by the reserves of the newest block. */
export function EstimateField({ side, estimate, quote, balance }: EstimateFieldProps) {
  const texts = useTexts(exchangeTexts)
  return (
    <fieldset className={styles.side}>
      <legend>{texts.to}</legend>
      <div className={styles.row}>
        <TokenName side={side} />
        <input
          ref={estimate}
          type="text"
          readOnly
          className={styles.amount}
          aria-label={texts.estimateOf(side.symbol)}
          value={quotedText(quote, side)}
        />
      </div>
      <BalanceOf side={side} balance={balance} />
    </fieldset>
  )
}

function TokenName({ side }: { side: SwapSide }) {
  return (
    <span className={styles.token}>
      <Icon name={tokenIcon(side.symbol)} size={16} />
      {side.symbol}
    </span>
  )
}

const BalanceOf = memo(function BalanceOf({ side, balance }: { side: SwapSide; balance: bigint | null }) {
  const texts = useTexts(exchangeTexts)
  return (
    <p className={styles.balance}>
      {texts.balance(
        balance === null ? texts.unknown : `${formatBalance(balance, side.decimals)} ${side.symbol}`,
      )}
    </p>
  )
})
