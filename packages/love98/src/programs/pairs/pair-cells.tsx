import { type MouseEvent, Suspense, useState } from 'react'
import type { SwapPair } from '@/domain/community/community'
import type { MarketChain } from '@/domain/market/market-chain'
import { changeText, type PairColumn, type PairRow } from '@/domain/market/pair-row'
import type { MarketPair } from '@/domain/market/snapshot'
import { sparkLine } from '@/domain/market/spark-line'
import { programPath } from '@/domain/navigation/program-path'
import { pairSymbols } from '@/domain/swap/pair'
import { priceText } from '@/domain/swap/price'
import { swapLink } from '@/domain/swap/swap-link'
import { formatBalance } from '@/domain/wallet/balance'
import { common } from '@/texts/common'
import { pairs as pairsTexts } from '@/texts/pairs'
import { ExternalLink } from '@/ui/external-link'
import { lazyNamed } from '@/ui/lazy-named'
import styles from './swap.module.css'

const MarketValueAmount = lazyNamed(() => import('../market-value'), 'MarketValueAmount')

/** The size of the sparkline of 24 hours, CSS pixels. */
const spark = { width: 64, height: 15 }

/** The significant digits of a price on a narrow screen. */
const narrowDigits = 4

type PairCellsProps = {
  row: PairRow
  /** The shown columns after the name. */
  columns: readonly PairColumn[]
  /** The line of 24 hours is shown. */
  hasLine: boolean
  /** Prices are shorter, without their unit, which the name of the pair has. */
  isNarrow: boolean
  market: readonly MarketPair[]
  absent: string
  tabIndex: (column: number) => number
}

export function PairCells({ row, columns, hasLine, isNarrow, market, absent, tabIndex }: PairCellsProps) {
  const [base, token] = pairSymbols(row.name)
  const amount = (value: bigint | null) =>
    value === null ? null : `${formatBalance(value, row.decimals)} ${base}`
  const figureOf = (column: PairColumn) => {
    if (column === 'price' && isNarrow) return row.price && priceText(row.price, narrowDigits)
    if (column === 'price') return row.price && `${priceText(row.price)} ${token}`
    if (column === 'change') return row.change === null ? null : changeText(row.change)
    return amount(column === 'volume' ? row.volume : row.liquidity)
  }
  const path = sparkLine(row.closes, spark.width, spark.height)
  return (
    <>
      {columns.map((column, index) => {
        if (column === 'chain')
          return (
            <td key={column} tabIndex={tabIndex(index + 1)}>
              {row.chain}
            </td>
          )
        const figure = column === 'value' ? null : figureOf(column)
        return (
          <td key={column} data-number tabIndex={tabIndex(index + 1)}>
            {column === 'value' && row.supply !== null ? (
              <Suspense fallback={pairsTexts.unknown}>
                <MarketValueAmount name={row.name} pairs={market} />
              </Suspense>
            ) : (
              <ChangingText
                text={figure ?? (column === 'price' ? absent : pairsTexts.unknown)}
                isKnown={figure !== null}
              />
            )}
          </td>
        )
      })}
      {hasLine && (
        <td tabIndex={tabIndex(columns.length + 1)} aria-label={path ? undefined : pairsTexts.noLine}>
          {path && (
            <svg className={styles.spark} width={spark.width} height={spark.height} role="img">
              <title>{pairsTexts.lineOf(changeText(row.change ?? 0))}</title>
              <path d={path} />
            </svg>
          )}
        </td>
      )}
    </>
  )
}

type ChangingTextProps = { text: string; isKnown: boolean }

/** The text of a cell, which flashes once when a known value changes. */
function ChangingText({ text, isKnown }: ChangingTextProps) {
  const [shown, setShown] = useState({ text, isKnown, changes: 0 })
  if (shown.text !== text) {
    const isChange = shown.isKnown && isKnown
    setShown({ text, isKnown, changes: shown.changes + (isChange ? 1 : 0) })
  }
  // A new key restarts the animation.
  return (
    <span
      key={shown.changes}
      className={isKnown ? undefined : styles.absent}
      data-changed={shown.changes > 0 || undefined}
    >
      {text}
    </span>
  )
}

type SwapCellProps = {
  pair: SwapPair
  site: string | null
  tokens: Parameters<typeof swapLink>[2]
  place: MarketChain
  isKnown: boolean
  tabIndex: number
  /** Opens the exchange window of the pair; null if the pair cannot be swapped here. */
  onSwap: (() => void) | null
}

export function SwapCell({ pair, site, tokens, place, isKnown, tabIndex, onSwap }: SwapCellProps) {
  if (onSwap) {
    const onClick = (event: MouseEvent) => {
      // The browser itself opens a link in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      onSwap()
    }
    return (
      <td>
        <a
          href={programPath({ program: 'swap', argument: pair.name })}
          tabIndex={tabIndex}
          aria-label={pairsTexts.swapPair(pair.name)}
          onClick={onClick}
        >
          {pairsTexts.swap}
        </a>
      </td>
    )
  }
  const href = site === null ? null : swapLink(site, pair, tokens, place)
  if (href === null)
    return (
      <td tabIndex={tabIndex}>
        <span className={styles.absent}>{isKnown ? common.notConfigured : '…'}</span>
      </td>
    )
  return (
    <td>
      <ExternalLink href={href} tabIndex={tabIndex} aria-label={pairsTexts.swapPairElsewhere(pair.name)}>
        {pairsTexts.swap}
      </ExternalLink>
    </td>
  )
}
