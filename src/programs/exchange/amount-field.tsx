import type { ReactNode, RefObject } from 'react'
import { mostToGive, type SwapReading } from '@/domain/swap/quote-swap'
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
  onType: () => void
  /** Max has written into the field. */
  onMax: () => void
}

/** What is given. */
export function AmountField({ side, field, balance, isWrong, noticeId, onType, onMax }: AmountFieldProps) {
  const texts = useTexts(exchangeTexts)
  const most = balance === null ? 0n : mostToGive(balance, side.isNative)
  return (
    <Side {...{ side, balance }} legend={texts.from}>
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
        onChange={onType}
      />
      <button
        type="button"
        className={styles.max}
        disabled={most === 0n}
        data-tip={side.isNative ? texts.maxHintNative(side.symbol) : texts.maxHint(side.symbol)}
        onClick={() => {
          if (field.current) field.current.value = typedAmountText(most, side.decimals)
          onMax()
        }}
      >
        {texts.max}
      </button>
    </Side>
  )
}

type EstimateFieldProps = {
  side: SwapSide
  /** The field, into which each key writes its quote before it is rendered. */
  estimate: RefObject<HTMLInputElement | null>
  reading: SwapReading
  balance: bigint | null
}

/** What comes of it by the reserves of the newest block. */
export function EstimateField({ side, estimate, reading, balance }: EstimateFieldProps) {
  const texts = useTexts(exchangeTexts)
  return (
    <Side {...{ side, balance }} legend={texts.to}>
      <input
        ref={estimate}
        type="text"
        readOnly
        className={styles.amount}
        aria-label={texts.estimateOf(side.symbol)}
        value={quotedText(reading, side)}
      />
    </Side>
  )
}

type SideProps = { side: SwapSide; balance: bigint | null; legend: string; children: ReactNode }

function Side({ side, balance, legend, children }: SideProps) {
  const { balance: balanceText, unknown } = useTexts(exchangeTexts)
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
