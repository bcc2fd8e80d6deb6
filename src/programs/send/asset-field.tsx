import { useId } from 'react'
import { errorText } from '@/domain/errors'
import { formatBalance } from '@/domain/wallet/balance'
import { common } from '@/texts/common'
import { send } from '@/texts/send'

import { DropDown } from '@/ui/drop-down/drop-down'
import type { Holding } from '@/wallet/holdings/use-holdings'
import styles from './send.module.css'

type AssetFieldProps = {
  list: readonly Holding[] | null
  asset: Holding | null | undefined
  error: Error | null
  /** A link asked for a token that is not configured here. */
  isUnknown: boolean
  onRetry: () => void
  onChange: (symbol: string) => void
}

/** Which of the account's assets is sent: those of the community's file, so that no contract chooses a name. */
export function AssetField({ list, asset, error, isUnknown, onRetry, onChange }: AssetFieldProps) {
  const labelId = useId()
  if (!list)
    return (
      <div className={styles.row}>
        <span>{send.asset}</span>
        {error ? (
          <span role="alert" className={styles.grow}>
            {errorText(error)}{' '}
            <button type="button" onClick={onRetry}>
              {common.retry}
            </button>
          </span>
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
        <p role="alert" className={styles.note}>
          {send.unknownToken}
        </p>
      )}
    </>
  )
}
