import { useRef, useState } from 'react'
import type { SwapPair } from '@/domain/community/community'
import { orderAfter, type PairOrder, type PairRow, pairColumns, sortedRows } from '@/domain/market/pair-row'
import type { swapLink } from '@/domain/swap/swap-link'
import { swap } from '@/texts/swap'

import { ColumnHeader } from './column-header'
import { PairCells } from './pair-cells'
import { PairName } from './pair-name'
import styles from './swap.module.css'
import { SwapCell } from './swap-cell'
import { useGridKeys } from './use-grid-keys'

type TokenAddresses = Parameters<typeof swapLink>[2]

/** A pair of the community's file with its market data. */
export type ListedPair = {
  readonly pair: SwapPair
  readonly row: PairRow
  readonly absent: string
  /** True if the exchange program can swap it. */
  readonly canSwap: boolean
}

type PairTableProps = {
  pairs: readonly ListedPair[]
  site: string | null
  tokens: TokenAddresses
  /** Opens the chart of a pair; null where the community does not offer charts. */
  onChart: ((pair: string) => void) | null
  /** Opens the exchange window of a pair. */
  onSwap: (pair: string) => void
}

/** The pairs as a table with sortable columns, one row per pair, and the keys of a grid. */
export function PairTable({ pairs, site, tokens, onChart, onSwap }: PairTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [order, setOrder] = useState<PairOrder | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const { onKeyDown, onFocus, tabIndex } = useGridKeys(table)
  const rows = sortedRows(
    pairs.map(({ row }) => row),
    order,
  )
  return (
    <div className={`well ${styles.pairs}`}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys go through its cells
        role="grid"
        aria-label={swap.pairs}
        className={styles.report}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <thead>
          <tr>
            {pairColumns.map((column, index) => (
              <ColumnHeader
                key={column}
                label={swap[column]}
                direction={order?.column === column ? order.direction : null}
                isNumber={column !== 'pair'}
                tabIndex={tabIndex(0, index)}
                onSort={() => setOrder(orderAfter(order, column))}
              />
            ))}
            {[swap.day, swap.swap].map((label, index) => (
              <th key={label} scope="col" tabIndex={tabIndex(0, pairColumns.length + index)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const listed = pairs.find((candidate) => candidate.row === row)
            if (!listed) return null
            return (
              <tr
                key={row.name}
                data-pair={row.name}
                aria-selected={row.name === selected}
                onFocus={() => setSelected(row.name)}
              >
                <PairName
                  pair={listed.pair}
                  tabIndex={tabIndex(index + 1, 0)}
                  onChart={onChart && (() => onChart(row.name))}
                />
                <PairCells
                  row={row}
                  absent={listed.absent}
                  tabIndex={(column) => tabIndex(index + 1, column)}
                />
                <SwapCell
                  pair={listed.pair}
                  site={site}
                  tokens={tokens}
                  tabIndex={tabIndex(index + 1, pairColumns.length + 1)}
                  onSwap={listed.canSwap ? () => onSwap(row.name) : null}
                />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
