import { useEffect, useMemo, useRef, useState } from 'react'
import { useOnline } from '@/browser/use-online'
import { shortenAddressForKit } from '@/domain/address'
import { errorMessage } from '@/domain/errors'
import { isLargeTrade } from '@/domain/market/large-trade'
import type { MarketPair } from '@/domain/market/snapshot'
import { isNewerTrade, type Trade, writeTradeCursor } from '@/domain/market/trade'
import { pairSymbols } from '@/domain/swap/pair'
import { formatBalance } from '@/domain/wallet/balance'
import { charts } from '@/texts/charts'
import { common } from '@/texts/common'
import { trades as tradesTexts } from '@/texts/trades'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { ExplorerLink } from '@/ui/explorer-link/explorer-link'
import { ScrollTable } from '@/ui/scroll-table'
import { useListKeys } from '@/ui/use-list-keys'
import { readCachedNames } from '@/wallet/names/cached-names'
import { barTimeText } from './chart-times'
import styles from './trade-list.module.css'
import { useTrades } from './use-trades'

type TradeListProps = {
  pair: string
  /** The pair in the newest snapshot; null while it is unknown. */
  listed: MarketPair | null
  /** The newest block of the market. Each new one requests the newest trades. */
  block: string | null
  isShown: boolean
  /** The number of times that the visitor has asked for newer trades. */
  refreshes: number
}

/** The newest trades of a pair, and pages of older ones. */
export function TradeList({ pair, listed, block, isShown, refreshes }: TradeListProps) {
  const [before, setBefore] = useState<string | null>(null)
  const { page, failure, refresh } = useTrades({ pair, before, block, isShown, refreshes })
  const isOnline = useOnline()
  const news = useTradeNews(pair, before === null ? (page?.trades ?? null) : null)
  const words = () => {
    if (page) return page.trades.length === 0 ? tradesTexts.none(pair) : ''
    if (!isOnline) return tradesTexts.isOffline
    return failure ? errorMessage(failure) : tradesTexts.loading
  }
  const status = page && (!isOnline ? tradesTexts.isOffline : failure ? tradesTexts.isOld : '')
  const { next = null } = page ?? {}
  return (
    <>
      {page && page.trades.length > 0 ? (
        <TradeTable pair={pair} trades={page.trades} listed={listed} explorer={page.explorer} />
      ) : (
        <div className={styles.notice} role="status">
          <p>{words()}</p>
          {failure !== null && !page && (
            <button type="button" onClick={refresh}>
              {common.retry}
            </button>
          )}
        </div>
      )}
      <nav aria-label={charts.trades} className={styles.pages}>
        <button type="button" disabled={before === null} onClick={() => setBefore(null)}>
          {tradesTexts.newest}
        </button>
        <button type="button" disabled={next === null} onClick={() => setBefore(next)}>
          {tradesTexts.older}
        </button>
        <span role="status">{status}</span>
      </nav>
      <span className="visually-hidden" role="status">
        {news}
      </span>
    </>
  )
}

type TradeTableProps = {
  pair: string
  trades: readonly Trade[]
  listed: MarketPair | null
  explorer: string | null
}

/** The trades as a report, newest first. The arrow keys move from account to account. */
function TradeTable({ pair, trades, listed, explorer }: TradeTableProps) {
  const names = useMemo(readCachedNames, [])
  const [active, setActive] = useState<string | null>(null)
  const onKeyDown = useListKeys()
  const [base, token] = pairSymbols(pair)
  const { columns } = tradesTexts
  const amount = (text: string, symbol: string, decimals: number | undefined) =>
    decimals === undefined ? '…' : `${formatBalance(BigInt(text), decimals)} ${symbol}`
  const stop =
    trades.find((trade) => writeTradeCursor(trade) === active) ?? trades.find(({ account }) => account)
  return (
    <ScrollTable
      label={tradesTexts.label(pair)}
      heads={[
        charts.columns.time,
        columns.type,
        columns.amount,
        columns.worth,
        columns.account,
        columns.block,
      ]}
      className={styles.trades}
      onKeyDown={onKeyDown}
    >
      {trades.map((trade) => {
        const { time, side, account, block, transactionHash } = trade
        const key = writeTradeCursor(trade)
        const isLarge = isLargeTrade(trade, listed?.depth ?? null)
        const tabIndex = trade === stop || !account ? 0 : -1
        return (
          <tr key={key} data-large={isLarge || undefined} onFocus={() => setActive(key)}>
            <td>{barTimeText(time, 1)}</td>
            <td>{isLarge ? tradesTexts.large(tradesTexts.sides[side]) : tradesTexts.sides[side]}</td>
            <td data-number>{amount(trade.base, base, listed?.decimals.base)}</td>
            <td data-number>{amount(trade.token, token, listed?.decimals.token)}</td>
            <td>
              {account ? (
                <CopyButton
                  className={styles.account}
                  tabIndex={tabIndex}
                  text={account}
                  data-tip={account}
                  label={
                    <>
                      <bdi>{names.get(account.toLowerCase()) ?? shortenAddressForKit(account)}</bdi>
                      <span className="visually-hidden">{common.copy}</span>
                    </>
                  }
                />
              ) : (
                <span className={styles.unknown}>{tradesTexts.unknown}</span>
              )}
            </td>
            <td>
              <ExplorerLink
                explorer={explorer === null ? null : { url: explorer }}
                path={`tx/${transactionHash}`}
                tabIndex={tabIndex}
                fallback={blockText(block)}
              >
                {blockText(block)}
                <span className="visually-hidden">{tradesTexts.transaction}</span>
              </ExplorerLink>
            </td>
          </tr>
        )
      })}
    </ScrollTable>
  )
}

function blockText(block: string): string {
  return BigInt(block).toLocaleString('en-US')
}

/** The shortest time between two announcements to screen readers, ms. */
const quietTime = 60_000

/**
 * Returns the announcement of new trades for screen readers, which changes at most once a minute. The trades of the
 * first answer are not announced.
 * @param newest the newest page; null while it is unknown or another page is shown
 */
function useTradeNews(pair: string, newest: readonly Trade[] | null): string {
  const [text, setText] = useState('')
  const seen = useRef<{ readonly last: Trade | null } | null>(null)
  const unannounced = useRef(0)
  const announcedAt = useRef(Number.NEGATIVE_INFINITY)

  useEffect(() => {
    if (!newest) return
    const last = seen.current?.last ?? null
    if (seen.current)
      unannounced.current += newest.filter((trade) => !last || isNewerTrade(trade, last)).length
    seen.current = { last: newest[0] ?? last }
    if (unannounced.current === 0) return
    const wait = Math.max(0, announcedAt.current + quietTime - performance.now())
    const timer = setTimeout(() => {
      announcedAt.current = performance.now()
      setText(tradesTexts.news(unannounced.current, pair))
      unannounced.current = 0
    }, wait)
    return () => clearTimeout(timer)
  }, [pair, newest])

  return text
}
