import { useState } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { formatBalance } from '@/domain/wallet/balance'
import { amountText } from '@/safe/amount'
import { holdingsTexts } from '@/texts/en/wallet/holdings'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { useListKeys } from '@/ui/use-list-keys'
import {
  type AssetColumn,
  type AssetOrder,
  type AssetRow,
  assetColumns,
  assetOrderAfter,
  sortedAssets,
} from './asset-rows'
import { priceWords, shareWords } from './asset-words'
import styles from './holdings.module.css'

type AssetTableProps = {
  rows: readonly AssetRow[]
  /** The symbol of the native coin, in which prices are told. */
  native: string
  selected: string | null
  onSelect: (symbol: string) => void
  /** Whether the pools are known: without them nothing is said of prices. */
  isPriced: boolean
}

/** The assets as a report: columns that sort, one row an asset; the arrow keys go from row to row. */
export function AssetTable({ rows, native, selected, onSelect, isPriced }: AssetTableProps) {
  const texts = useTexts(holdingsTexts)
  const { pairs } = useCommunity()
  const [order, setOrder] = useState<AssetOrder | null>(null)
  const sorted = sortedAssets(rows, order)
  const onKeyDown = useListKeys()
  const labels: Readonly<Record<AssetColumn, string>> = {
    asset: texts.asset,
    balance: texts.balance,
    price: texts.price(native),
    worth: texts.worth(native),
    share: texts.share,
  }

  return (
    <div className={`well ${styles.assets}`}>
      <table aria-label={texts.label} className={styles.report}>
        <thead>
          <tr>
            {assetColumns.map((column) => (
              <th
                key={column}
                scope="col"
                data-column={column}
                aria-sort={order?.column === column ? order.direction : 'none'}
                data-number={(column !== 'asset' && column !== 'share') || undefined}
              >
                <button
                  type="button"
                  className={styles.head}
                  data-order={order?.column === column ? order.direction : undefined}
                  onClick={() => setOrder(assetOrderAfter(order, column))}
                >
                  {labels[column]}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={onKeyDown}>
          {sorted.map((row) => (
            <tr key={row.symbol} aria-selected={row.symbol === selected} onClick={() => onSelect(row.symbol)}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.name}
                  aria-pressed={row.symbol === selected}
                  tabIndex={row.symbol === selected ? 0 : -1}
                  data-tip={row.name}
                  onFocus={() => onSelect(row.symbol)}
                >
                  <Icon name={iconOf(row.symbol)} size={16} />
                  {row.symbol}
                </button>
              </th>
              <td
                data-number
                data-tip={row.balance === null ? undefined : amountText(String(row.balance), row.decimals)}
              >
                {row.balance === null ? texts.notReadable : formatBalance(row.balance, row.decimals)}
              </td>
              <td data-number data-column="price">
                {priceWords(row, isPriced, texts)}
              </td>
              <td data-number>{row.worth === null ? texts.unknown : formatBalance(row.worth, 18)}</td>
              <td data-column="share">
                <Share row={row} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )

  /** The coin of the pair that trades it. */
  function iconOf(symbol: string) {
    return (
      pairs.find(
        ({ name }) => name.endsWith(`-${symbol}`) || (symbol !== 'LOVE' && name.startsWith(`${symbol}-`)),
      )?.icon ?? 'holdings'
    )
  }
}

/** A part of the total as a bar and in figures. */
function Share({ row }: { row: AssetRow }) {
  const texts = useTexts(holdingsTexts)
  if (row.share === null) return shareWords(row, texts)
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${row.share / 10}%` }} />
      </span>
      {shareWords(row, texts)}
    </span>
  )
}
