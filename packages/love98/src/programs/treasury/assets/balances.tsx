import { listText } from '@/language/list-text'
import { moneyText } from '@/safe/amount'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { treasury } from '@/texts/treasury'
import { treasuryReview } from '@/texts/treasury-review'
import { treasuryStatus } from '@/texts/treasury-status'
import { ScrollBox } from '@/ui/scroll-box/scroll-box'
import { ListNotice, ReportedColumn, ReportedNote, StaleLine, UnknownTokens } from '../list/list-notice'
import { type Gateway, useSafeBalances } from '../safe/use-safe-queries'
import { Warnings } from '../transaction/warnings'
import styles from './asset-table.module.css'
import { useAssets } from './use-assets'

type BalancesProps = {
  gateway: Gateway
  safe: SafeId
  visible: boolean
  currency: string
  nativeSymbol: string
}

/**
 * The balances of the Safe, read from the chain, and their value in the chosen currency at the prices of the
 * gateway.
 */
export function Balances({ gateway, safe, visible, currency, nativeSymbol }: BalancesProps) {
  const query = useSafeBalances({ gateway, safe, visible, currency })
  const { assets, isPending, isProven, leftOut, retry } = useAssets(query, { safe, nativeSymbol })
  // If the chain did not answer at all, the total consists of the gateway's balances.
  const counted = assets.filter((asset) => asset.fiatBalance !== null && (asset.isProven || !isProven))
  const worth = counted.reduce((sum, { fiatBalance }) => sum + Number(fiatBalance), 0)
  const total = moneyText(String(worth), currency)
  const otherDecimals = assets.filter(({ hasOtherDecimals }) => hasOtherDecimals).map(({ name }) => name)
  const notes = [
    leftOut > 0 ? treasuryStatus.entriesLeftOut(leftOut) : '',
    otherDecimals.length > 0 ? treasuryStatus.otherDecimals(listText(otherDecimals)) : '',
  ]

  function totalName(): string {
    const uncounted = assets.length - counted.length
    if (uncounted === 0) return treasury.total
    const isPriced = assets.some((asset) => asset.fiatBalance !== null && !counted.includes(asset))
    return isPriced ? treasuryStatus.totalProven(uncounted) : treasuryStatus.totalWithout(uncounted)
  }

  return (
    <>
      <StaleLine query={query} />
      <UnknownTokens retry={retry} />
      {!isPending && <Warnings icon="info" lines={notes.filter((line) => line !== '')} />}
      <ListNotice
        query={query}
        isEmpty={assets.length === 0 && !isPending}
        empty={treasury.noBalances}
        unreadable={query.data?.unreadable}
      />
      {assets.length > 0 && (
        <>
          <ScrollBox className={styles.table}>
            <table aria-label={treasury.balances}>
              <thead>
                <tr>
                  <th scope="col">{treasury.asset}</th>
                  <th scope="col" className={styles.number}>
                    {treasury.balance}
                  </th>
                  <ReportedColumn name={treasury.value} className={styles.number} />
                  <ReportedColumn name={treasury.change} className={`${styles.number} ${styles.wideOnly}`} />
                </tr>
              </thead>
              <tbody className="selectable">
                {assets.map(({ token, name, amount, fiatBalance, fiatChange }) => (
                  <tr key={token}>
                    <th scope="row" title={token ?? undefined}>
                      {isPending ? '…' : name}
                    </th>
                    <td className={styles.number}>
                      <bdi>{isPending ? '…' : amount}</bdi>
                    </td>
                    <td className={styles.number}>
                      {isPending
                        ? '…'
                        : fiatBalance === null
                          ? treasuryStatus.noPrice
                          : moneyText(fiatBalance, currency)}
                    </td>
                    <td className={`${styles.number} ${styles.wideOnly}`}>
                      <bdi>{changeText(fiatChange)}</bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
          <p className={styles.total}>
            <span>{totalName()}</span>
            <span className="selectable">
              {isPending ? '…' : isProven ? total : treasuryReview.reported(total)}
            </span>
          </p>
          {isProven && <p className={styles.listed}>{treasuryStatus.listedBy}</p>}
          <ReportedNote />
        </>
      )}
    </>
  )
}

/** Formats a change in percent with its sign; a dash if it is unknown. */
function changeText(change: string | null): string {
  const value = Number(change)
  if (change === null || !Number.isFinite(value)) return '–'
  return `${value > 0 ? '+' : ''}${value.toFixed(2)} %`
}
