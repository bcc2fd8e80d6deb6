import { exchange } from '@/texts/exchange'

import { Icon } from '@/ui/icon'
import { useRecentTransactions } from '@/wallet/transactions/use-recent-transactions'
import styles from './exchange.module.css'
import { swapIntent } from './swap-intent'

/** The swap of this pair that was sent and is in no block yet, by this tab or another, before a reload or after. */
export function UnderWay({ pair }: { pair: string }) {
  const ending = ` ${swapIntent(pair).toLowerCase()}`
  const pending = useRecentTransactions().find(
    ({ status, intent }) => status === 'pending' && intent?.endsWith(ending),
  )
  if (!pending) return null
  return (
    <p className={styles.said} role="status">
      <Icon name="hourglass" size={16} />
      <span>{exchange.onItsWay(pending.description)}</span>
    </p>
  )
}
