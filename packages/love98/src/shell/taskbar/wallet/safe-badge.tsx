import { showMessageBox } from '@/desktop/message-boxes'
import { common } from '@/texts/common'
import { safe } from '@/texts/safe'

import { Icon } from '@/ui/icon'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { useSafe } from '@/wallet/safe/use-safe'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './safe-badge.module.css'

/** The Safe that embeds the page, with a mark if it is read-only or unknown `[S8.6]`. */
export function SafeBadge() {
  return (
    <WalletProviders>
      <Badge />
    </WalletProviders>
  )
}

function Badge() {
  const { host, chainName, retry } = useSafe()
  if (host.phase === 'failed')
    return (
      <button type="button" className={`button ${styles.badge}`} onClick={() => void showFailure()}>
        <Icon name="warning" size={16} />
        <span className={styles.label}>{safe.failed}</span>
      </button>
    )
  if (host.phase !== 'inside') return null
  const { owners, threshold, isReadOnly } = host.info
  const label = (isReadOnly ? safe.badgeReadOnly : safe.badge)(threshold, owners.length)
  return (
    <button type="button" className={`button ${styles.badge}`} onClick={() => void showSafeInfo(host.info)}>
      <Icon name="safe" size={16} />
      <span className={styles.label}>{label}</span>
    </button>
  )

  async function showFailure() {
    const buttons = [common.retry, common.ok]
    const answer = await showMessageBox({
      title: safe.title,
      icon: 'warning',
      text: `${safe.failed}. ${safe.failedWhy}`,
      buttons,
    })
    if (answer === common.retry) await retry()
  }

  async function showSafeInfo({
    address,
    chainId,
    isReadOnly,
    threshold,
    owners,
  }: Extract<SafeHost, { phase: 'inside' }>['info']) {
    await showMessageBox({
      title: safe.title,
      icon: 'info',
      text: isReadOnly ? safe.aboutReadOnly : safe.about,
      buttons: [common.ok],
      facts: [
        [safe.address, address],
        [safe.chain, chainName(chainId)],
        [safe.confirmations, safe.needed(threshold, owners.length)],
      ],
    })
  }
}
