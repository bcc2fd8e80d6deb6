import { type MouseEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { createDoubleClickDetector } from '@/browser/double-click'
import { useMediaQuery } from '@/browser/use-media'
import { hasServer } from '@/domain/build/capabilities'
import type { SwapPair } from '@/domain/community/community'
import type { MarketChain } from '@/domain/market/market-chain'
import {
  type PairColumn,
  type PairOrder,
  type PairRow,
  pairColumns,
  sortedRows,
  toggleOrder,
} from '@/domain/market/pair-row'
import type { MarketPair } from '@/domain/market/snapshot'
import type { swapLink } from '@/domain/swap/swap-link'
import { pairs as pairsTexts } from '@/texts/pairs'
import { poolCode } from '@/texts/pool-code'
import { Icon } from '@/ui/icon'
import { SortHead } from '@/ui/sort-head/sort-head'
import { hiddenColumns } from './hidden-columns'
import { PairCells, SwapCell } from './pair-cells'
import styles from './swap.module.css'
import { useGridKeys } from './use-grid-keys'
import { useRowMenu } from './use-row-menu'

type TokenAddresses = Parameters<typeof swapLink>[2]

export type ListedPair = {
  readonly pair: SwapPair
  readonly row: PairRow
  /** The pairs of the snapshot of its chain; empty before the first one. */
  readonly market: readonly MarketPair[]
  readonly place: MarketChain
  readonly absent: string
  /** The reason why the prices of its chain are old, such as a failure; null if they are not. */
  readonly failure: string | null
  readonly canSwap: boolean
  /** False until it is known whether the pair can be swapped here. */
  readonly isKnown: boolean
}

type PairTableProps = {
  pairs: readonly ListedPair[]
  site: string | null
  tokens: TokenAddresses
  /** Opens the chart of a pair; null if the community does not offer charts. */
  onChart: ((pair: string) => void) | null
  onSwap: (pair: string) => void
}

/** The columns on an upright phone, besides Swap: the way to swap must need no sideways scrolling. */
const narrowColumns: readonly PairColumn[] = ['pair', 'price', 'change']

/** The most rows of a page. A list of hundreds of rows would be drawn again with each block. */
const pageSize = 50

/** The pairs as a sortable grid with one row per pair, in pages. */
export function PairTable({ pairs, site, tokens, onChart, onSwap }: PairTableProps) {
  const table = useRef<HTMLTableElement>(null)
  const [order, setOrder] = useState<PairOrder | null>(null)
  const [selected, setSelected] = useState<string | null>(null)
  const [wanted, setWanted] = useState(0)
  const hidden = useStore(hiddenColumns)
  const isSeveral = pairs.some(({ row }) => row.chain)
  const isNarrow = useMediaQuery('(width < 480px)')
  const hasLine = hasServer && !isNarrow
  const columns = pairColumns.filter((column) =>
    isNarrow ? narrowColumns.includes(column) : !hidden.includes(column) && (isSeveral || column !== 'chain'),
  )
  const rows = sortedRows(
    pairs.map(({ row }) => row),
    order,
  )
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(wanted, pages - 1)
  const first = page * pageSize
  const shown = rows.slice(first, first + pageSize)
  const { onKeyDown, onFocus, tabIndex } = useGridKeys(table, {
    ...{ first, shown: shown.length, count: rows.length },
    onRow: (row) => setWanted(Math.floor(row / pageSize)),
  })
  const rowMenu = useRowMenu((name) => {
    const listed = pairs.find(({ row }) => row.name === name)
    return listed ? { ...listed, site, tokens, onChart, onSwap } : null
  })
  return (
    <>
      <div className={`well ${styles.pairs}`} {...rowMenu}>
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the arrow keys go through its cells
          role="grid"
          aria-label={pairsTexts.pairs}
          className={styles.report}
          aria-rowcount={pages > 1 ? rows.length + 1 : undefined}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
        >
          <thead>
            <tr aria-rowindex={pages > 1 ? 1 : undefined}>
              {columns.map((column, index) => (
                <SortHead
                  key={column}
                  label={pairsTexts[column]}
                  short={isNarrow && column === 'change' ? pairsTexts.shortChange : null}
                  direction={order?.column === column ? order.direction : null}
                  isNumber={column !== 'pair' && column !== 'chain'}
                  tabIndex={tabIndex(0, index)}
                  onSort={() => {
                    setOrder(toggleOrder(order, column))
                    setWanted(0)
                  }}
                />
              ))}
              {(hasLine ? [pairsTexts.day, pairsTexts.swap] : [pairsTexts.swap]).map((label, index) => (
                <th key={label} scope="col" tabIndex={tabIndex(0, columns.length + index)}>
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((row, index) => {
              const listed = pairs.find((candidate) => candidate.row === row)
              if (!listed) return null
              return (
                <tr
                  key={row.name}
                  data-pair={row.name}
                  data-old={listed.failure !== null || undefined}
                  aria-rowindex={pages > 1 ? first + index + 2 : undefined}
                  aria-selected={row.name === selected}
                  onFocus={() => setSelected(row.name)}
                  onDoubleClick={({ target }) => {
                    // The name and the link answer for themselves.
                    if (target instanceof Element && !target.closest('button, a')) onChart?.(row.name)
                  }}
                >
                  <PairName
                    pair={listed.pair}
                    tabIndex={tabIndex(index + 1, 0)}
                    notes={notesOf(listed, !columns.includes('chain'))}
                    onChart={onChart && (() => onChart(row.name))}
                  />
                  <PairCells
                    row={row}
                    columns={columns.slice(1)}
                    hasLine={hasLine}
                    isNarrow={isNarrow}
                    market={listed.market}
                    absent={listed.absent}
                    tabIndex={(column) => tabIndex(index + 1, column)}
                  />
                  <SwapCell
                    pair={listed.pair}
                    site={site}
                    tokens={tokens}
                    place={listed.place}
                    isKnown={listed.isKnown}
                    tabIndex={tabIndex(index + 1, columns.length + (hasLine ? 1 : 0))}
                    onSwap={listed.canSwap ? () => onSwap(row.name) : null}
                  />
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      {pages > 1 && <PageButtons page={page} pages={pages} onPage={setWanted} />}
    </>
  )
}

/** The sentences about a row that its cells do not say. */
function notesOf({ row, market, place, failure }: ListedPair, isChainHidden: boolean): string | undefined {
  const hooks = market.find(({ name }) => name === row.name)?.hooks ?? null
  const chain = isChainHidden && place !== null ? row.chain : null
  return inSentences([chain, failure, hooks === null ? null : poolCode.runs(hooks)]) || undefined
}

/** Joins texts, of which some end with a period. */
function inSentences(texts: readonly (string | null | undefined)[]): string {
  return texts
    .filter(Boolean)
    .reduce<string>((all, text) => (all ? `${all.replace(/[.。]$/, '')}. ${text}` : `${text}`), '')
}

type PairNameProps = {
  pair: SwapPair
  tabIndex: number
  notes: string | undefined
  onChart: (() => void) | null
}

/** The name of a pair. A double click of a mouse, ENTER or SPACE opens its chart; a tap opens the menu of the row. */
function PairName({ pair, tabIndex, notes, onChart }: PairNameProps) {
  const [isDouble] = useState(createDoubleClickDetector)
  const name = (
    <>
      <Icon name={pair.icon} size={16} />
      <span>{pair.name}</span>
    </>
  )
  if (!onChart)
    return (
      <th scope="row" tabIndex={tabIndex} data-tip={notes} aria-description={notes}>
        <span className={styles.pair}>{name}</span>
      </th>
    )
  const onClick = ({ nativeEvent }: MouseEvent) => {
    const click = nativeEvent as globalThis.PointerEvent
    // Keys and assistive technology click without a pointer.
    const isKey = click.detail === 0
    if (isKey || (click.pointerType !== 'touch' && isDouble(click))) onChart()
  }
  return (
    <th scope="row">
      <button
        type="button"
        className={`${styles.pair} ${styles.opener}`}
        tabIndex={tabIndex}
        data-tip={inSentences([notes, pairsTexts.openChart])}
        aria-description={notes}
        onClick={onClick}
      >
        {name}
      </button>
    </th>
  )
}

type PageButtonsProps = {
  /** From 0. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The buttons that show another page of the list. The list has the same keys as one without pages. */
function PageButtons({ page, pages, onPage }: PageButtonsProps) {
  const buttons = [
    [pairsTexts.firstPage, 0],
    [pairsTexts.previousPage, page - 1],
    [pairsTexts.nextPage, page + 1],
    [pairsTexts.lastPage, pages - 1],
  ] as const
  return (
    <nav aria-label={pairsTexts.pairs} className={styles.pages}>
      {buttons.map(([label, target]) => (
        <button
          key={label}
          type="button"
          disabled={target < 0 || target >= pages || target === page}
          onClick={() => onPage(target)}
        >
          {label}
        </button>
      ))}
      <span role="status">{pairsTexts.page(page + 1, pages)}</span>
    </nav>
  )
}
