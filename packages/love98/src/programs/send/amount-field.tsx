import { useId } from 'react'
import { errorMessage } from '@/domain/errors'
import { formatBalance } from '@/domain/wallet/balance'
import { amountText } from '@/safe/amount'
import { common } from '@/texts/common'
import { send } from '@/texts/send'
import { DropDown } from '@/ui/drop-down/drop-down'
import { StatusText } from '@/ui/status-text/status-text'
import { TextField } from '@/ui/text-field/text-field'
import type { Holding } from '@/wallet/holdings/use-holdings'
import styles from './send.module.css'

type AmountFieldProps = {
  text: string
  asset: Holding | null
  problem: string
  /** Max waits for the network fee. */
  isReading: boolean
  /** The amount that Max left for fees, '' if the amount is not from Max. */
  maxNote: string
  onChange: (text: string) => void
  onMax: (asset: Holding) => void
}

/** The amount, with its problem or the balance below it. */
export function AmountField({ text, asset, problem, isReading, maxNote, ...act }: AmountFieldProps) {
  const noteId = useId()

  function note(): string {
    if (isReading) return maxNote
    if (problem || !asset) return [problem, maxNote].filter(Boolean).join(' ')
    if (asset.balance === null) return send.balanceUnknown
    const held = send.available(amountText(String(asset.balance), asset.decimals), asset.symbol)
    return maxNote ? `${held}. ${maxNote}` : held
  }

  return (
    <>
      <div className={styles.row}>
        <TextField
          label={send.amount}
          className={styles.grow}
          value={text}
          inputMode="decimal"
          dir="ltr"
          spellCheck={false}
          autoComplete="off"
          aria-invalid={problem !== ''}
          aria-describedby={noteId}
          onChange={act.onChange}
        />
        <span>{asset?.symbol}</span>
        <button
          type="button"
          className={styles.small}
          disabled={!asset?.balance}
          aria-busy={isReading}
          onClick={() => asset && !isReading && act.onMax(asset)}
        >
          {send.max}
        </button>
      </div>
      <StatusText id={noteId} isProblem={problem !== ''} className={styles.note}>
        {note()}
      </StatusText>
    </>
  )
}

type AssetFieldProps = {
  list: readonly Holding[] | null
  asset: Holding | null | undefined
  error: Error | null
  /** A link asked for a token that is not configured here. */
  isUnknown: boolean
  onRetry: () => void
  onChange: (symbol: string) => void
}

/** Selects the asset to send. It lists only assets of the community's file, so that no contract chooses a name. */
export function AssetField({ list, asset, error, isUnknown, onRetry, onChange }: AssetFieldProps) {
  const labelId = useId()
  if (!list)
    return (
      <div className={styles.row}>
        <span>{send.asset}</span>
        {error ? (
          <>
            <StatusText isProblem className={styles.grow}>
              {errorMessage(error)}
            </StatusText>
            <button type="button" onClick={onRetry}>
              {common.retry}
            </button>
          </>
        ) : (
          <span role="status">{common.loading}</span>
        )}
      </div>
    )
  const options = list.map(({ symbol, decimals, balance }) => ({
    id: symbol,
    label: balance === null ? symbol : `${symbol} (${formatBalance(balance, decimals)})`,
  }))
  return (
    <>
      <div className={styles.row}>
        <span id={labelId}>{send.asset}</span>
        <DropDown
          labelledBy={labelId}
          options={isUnknown ? [{ id: '', label: '' }, ...options] : options}
          value={asset?.symbol ?? ''}
          onChange={onChange}
        />
      </div>
      {isUnknown && (
        <StatusText isProblem className={styles.note}>
          {send.unknownToken}
        </StatusText>
      )}
    </>
  )
}
