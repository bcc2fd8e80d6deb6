import { Suspense, useRef, useState } from 'react'
import { useMarket } from '@/browser/market/use-market'
import { useOnline } from '@/browser/use-online'
import { useCommunity } from '@/desktop/use-community'
import { errorMessage } from '@/domain/errors'
import { chainNameOf } from '@/domain/market/market-chain'
import { amountText } from '@/safe/amount'
import { common } from '@/texts/common'
import { holdings } from '@/texts/holdings'
import { FactList } from '@/ui/fact-list/fact-list'
import { lazyNamed } from '@/ui/lazy-named'
import { StatusText } from '@/ui/status-text/status-text'
import { heldChain, useHoldings } from '@/wallet/holdings/use-holdings'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import { ConnectionNotice } from '../connection-notice'
import { MarketStatus } from '../market-status'
import type { ProgramProps } from '../program-props'
import { Actions } from './actions'
import { type AssetRow, assetRows } from './asset-rows'
import { AssetTable } from './asset-table'
import { shareText, unitPriceText } from './asset-texts'
import styles from './holdings.module.css'

const MarketValueText = lazyNamed(() => import('../market-value'), 'MarketValueText')

export default function Holdings({ minimized }: ProgramProps) {
  const connection = useConnectionState()
  const { settings } = useWallet()
  const isOnline = useOnline()
  const { pairs } = useCommunity()
  const { list, error, isOld, retry } = useHoldings(!minimized, pairs)
  const chain = heldChain(settings, connection, pairs)
  const market = useMarket(!minimized, chain ?? null)
  const [selected, setSelected] = useState<string | null>(null)
  const root = useRef<HTMLDivElement>(null)

  const emptyTable = (
    <AssetTable
      // The order of this empty table is not the order of the real one.
      key="empty"
      rows={[]}
      native={settings.chains[0]?.nativeCurrency.symbol ?? ''}
      own={undefined}
      selected={null}
      onSelect={setSelected}
      isPriced={false}
    />
  )
  if (connection.status !== 'connected' || !connection.supported)
    return (
      <div className={styles.holdings}>
        {emptyTable}
        <ConnectionNotice
          connection={connection}
          notConnected={holdings.notConnected}
          className={styles.connect}
        />
        <div className="status-bar">
          <span />
        </div>
      </div>
    )
  if (!list)
    return (
      <div className={styles.holdings} ref={root} tabIndex={-1} aria-busy={!error}>
        {emptyTable}
        {error && (
          <div className={styles.failed}>
            <StatusText isProblem>{errorMessage(error)}</StatusText>
            <button
              type="button"
              onClick={() => {
                // The button is removed.
                root.current?.focus()
                retry()
              }}
            >
              {common.retry}
            </button>
          </div>
        )}
        <div className="status-bar">
          <span role="status">{error ? '' : common.loading}</span>
        </div>
      </div>
    )

  const isPriced = chain !== undefined
  const chainName = chain == null ? null : chainNameOf(settings, chain)
  const { rows, total, withoutPrice } = assetRows(list, isPriced ? market.snapshot : null)
  const native = list[0]?.symbol ?? ''
  const row: AssetRow | undefined = rows.find(({ symbol }) => symbol === selected) ?? rows[0]
  const isEmpty = rows.every(({ balance }) => balance === 0n)
  const news = !isOnline ? holdings.offline : error ? errorMessage(error) : ''
  return (
    <div className={styles.holdings} ref={root} tabIndex={-1}>
      <AssetTable
        rows={rows}
        native={native}
        own={Object.keys(settings.tokens)[0]}
        selected={row?.symbol ?? null}
        onSelect={setSelected}
        isPriced={isPriced && market.snapshot !== null}
      />
      {isEmpty && <p role="status">{holdings.empty}</p>}
      {row && <SelectedFacts row={row} native={native} isPriced={isPriced && market.snapshot !== null} />}
      {row && <Actions row={row} chainId={connection.chainId} />}
      <div className="status-bar">
        <span className={styles.total}>
          {isPriced && market.snapshot
            ? holdings.total(totalText(total), native)
            : isPriced
              ? common.loading
              : holdings.noPrices}
          {isPriced && market.snapshot && withoutPrice > 0 && ` (${holdings.totalWithout(withoutPrice)})`}
        </span>
        {isPriced && market.snapshot && (
          <Suspense>
            <MarketValueText pairs={market.snapshot.pairs} />
          </Suspense>
        )}
        {isPriced && <MarketStatus {...{ market, chainName }} />}
        <span hidden={!news && !isOld}>
          <StatusText isProblem={news !== ''}>{news || holdings.old}</StatusText>
        </span>
      </div>
    </div>
  )
}

/**
 * Groups the whole digits and truncates to four decimals.
 * @param wei of the native coin
 */
function totalText(wei: bigint): string {
  return amountText(String(wei / 10n ** 14n), 4)
}

type SelectedFactsProps = { row: AssetRow; native: string; isPriced: boolean }

/** The price and the share of the selected asset, for windows that are too narrow for these columns. */
function SelectedFacts({ row, native, isPriced }: SelectedFactsProps) {
  const facts = [
    [holdings.price(native), unitPriceText(row, isPriced)],
    [holdings.share, shareText(row)],
  ] as const
  return <FactList className={styles.facts} aria-label={row.symbol} facts={facts} />
}
