import { amountText, moneyText } from '@/safe/amount'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { plainText } from '@/safe/plain-text'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { useTexts } from '@/texts/use-texts'
import type { Gateway } from '../gateway/use-gateway'
import { useSafeBalances } from '../gateway/use-safe-lists'
import styles from './asset-table.module.css'
import { ListNotice, StaleLine } from './list-notice'

type BalancesProps = { gateway: Gateway; safe: SafeId; visible: boolean; currency: string }

/** What the Safe holds, and what it is worth in the chosen currency. */
export function Balances({ gateway, safe, visible, currency }: BalancesProps) {
  const texts = useTexts(treasuryTexts)
  const query = useSafeBalances({ gateway, safe, visible, currency })
  const items = query.data?.items ?? []
  return (
    <>
      <StaleLine query={query} />
      <ListNotice query={query} isEmpty={items.length === 0} empty={texts.noBalances} />
      {items.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
          <div className={`well ${styles.table}`} tabIndex={0}>
            <table aria-label={texts.balances}>
              <thead>
                <tr>
                  <th scope="col">{texts.asset}</th>
                  <th scope="col" className={styles.number}>
                    {texts.balance}
                  </th>
                  <th scope="col" className={styles.number}>
                    {texts.value}
                  </th>
                  <th scope="col" className={`${styles.number} ${styles.wideOnly}`}>
                    {texts.change}
                  </th>
                </tr>
              </thead>
              <tbody className="selectable">
                {items.map(({ tokenInfo, balance, fiatBalance, fiatBalance24hChange }, index) => {
                  const { address, symbol, name, decimals } = tokenInfo
                  const title = plainText(symbol, 16) || texts.unnamedToken
                  return (
                    <tr key={address ?? index}>
                      <th scope="row" title={plainText(name)}>
                        {title}
                      </th>
                      <td className={styles.number}>{amountText(balance, decimals)}</td>
                      <td className={styles.number}>{moneyText(fiatBalance, currency)}</td>
                      <td className={`${styles.number} ${styles.wideOnly}`}>
                        {changeText(fiatBalance24hChange)}
                      </td>
                    </tr>
                  )
                })}
              </tbody>
            </table>
          </div>
          <p className={styles.total}>
            <span>{texts.total}</span>
            <span className="selectable">{moneyText(query.data?.fiatTotal ?? null, currency)}</span>
          </p>
        </>
      )}
    </>
  )
}

/** A change in percent with its sign; a dash when it is unknown. */
function changeText(change: string | null): string {
  const value = Number(change)
  if (change === null || !Number.isFinite(value)) return '–'
  return `${value > 0 ? '+' : ''}${value.toFixed(2)} %`
}
