import { useState } from 'react'
import { coinIcon } from '@/domain/community/token-symbol'
import { formatBalance } from '@/domain/wallet/balance'
import { amountText } from '@/safe/amount'
import { holdings } from '@/texts/holdings'
import { iconNames } from '@/ui/generated/icons'
import { Icon } from '@/ui/icon'
import { ReportRow, ReportTable } from '@/ui/report-table/report-table'
import { SortHead } from '@/ui/sort-head/sort-head'
import {
  type AssetColumn,
  type AssetOrder,
  type AssetRow,
  assetColumns,
  openingOrder,
  orderedAssets,
  sortedAssets,
  toggleAssetOrder,
} from './asset-rows'
import { shareText, unitPriceText } from './asset-texts'
import styles from './holdings.module.css'

type AssetTableProps = {
  rows: readonly AssetRow[]
  native: string
  /** The symbol of the community's token, whose row is first. */
  own: string | undefined
  selected: string | null
  onSelect: (symbol: string) => void
  /** True if the pools are known. Without them no prices are shown. */
  isPriced: boolean
}

/** The assets as a table with sortable columns and one row per asset. The arrow keys move from row to row. */
export function AssetTable({ rows, native, own, selected, onSelect, isPriced }: AssetTableProps) {
  const [order, setOrder] = useState<AssetOrder | null>(null)
  const [kept, setKept] = useState({ symbols: openingOrder(rows, own), isPriced })
  // The first prices order the list once.
  if (isPriced && !kept.isPriced && order === null) setKept({ symbols: openingOrder(rows, own), isPriced })
  const sorted = orderedAssets(rows, kept.symbols)
  const sort = (wanted: AssetOrder) => {
    setOrder(wanted)
    setKept({ symbols: sortedAssets(rows, wanted).map(({ symbol }) => symbol), isPriced })
  }
  const labels: Readonly<Record<AssetColumn, string>> = {
    asset: holdings.asset,
    balance: holdings.balance,
    price: holdings.price(native),
    worth: holdings.worth(native),
    share: holdings.share,
  }

  return (
    <ReportTable
      label={holdings.label}
      className={styles.assets}
      heads={assetColumns.map((column) => (
        <SortHead
          key={column}
          column={column}
          label={labels[column]}
          direction={order?.column === column ? order.direction : null}
          isNumber={column !== 'asset' && column !== 'share'}
          onSort={() => sort(toggleAssetOrder(order, column))}
        />
      ))}
    >
      {sorted.map((row) => (
        <ReportRow
          key={row.symbol}
          name={
            <>
              <Icon name={coinIcon(row.symbol, iconNames)} size={16} />
              {row.symbol}
            </>
          }
          tip={row.name}
          isSelected={row.symbol === selected}
          onSelect={() => onSelect(row.symbol)}
        >
          <td
            data-number
            data-tip={
              row.balance === null
                ? undefined
                : `${amountText(String(row.balance), row.decimals)} ${row.symbol}`
            }
          >
            {row.balance === null ? holdings.notReadable : formatBalance(row.balance, row.decimals)}
          </td>
          <td data-number data-column="price">
            {unitPriceText(row, isPriced)}
          </td>
          <td data-number>{row.worth === null ? holdings.unknown : formatBalance(row.worth, 18)}</td>
          <td data-column="share">
            <Share row={row} />
          </td>
        </ReportRow>
      ))}
    </ReportTable>
  )
}

function Share({ row }: { row: AssetRow }) {
  if (row.share === null) return shareText(row)
  return (
    <span className={styles.share}>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${row.share / 10}%` }} />
      </span>
      {shareText(row)}
    </span>
  )
}
