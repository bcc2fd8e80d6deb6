import { askInMessageBox } from '@/desktop/message-boxes'
import { safeTexts } from '@/texts/en/wallet/safe'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import type { SafeHost } from '@/wallet/safe/safe-host'
import { useSafe } from '@/wallet/safe/use-safe'
import { WalletProviders } from '@/wallet/wallet-providers'
import styles from './safe-badge.module.css'

/** The Safe that embeds the page, and whether it is read-only; or that the Safe is unknown `[S8.6]`. */
export function SafeBadge() {
  return (
    <WalletProviders>
      <Badge />
    </WalletProviders>
  )
}

function Badge() {
  const texts = useTexts(safeTexts)
  const { host, chainName, retry } = useSafe()
  if (host.phase === 'failed')
    return (
      <button type="button" className={`button ${styles.badge}`} onClick={() => void tellFailure()}>
        <Icon name="warning" size={16} />
        <span className={styles.label}>{texts.failed}</span>
      </button>
    )
  if (host.phase !== 'inside') return null
  const { owners, threshold, isReadOnly } = host.info
  const label = (isReadOnly ? texts.badgeReadOnly : texts.badge)(threshold, owners.length)
  return (
    <button type="button" className={`button ${styles.badge}`} onClick={() => void tellAbout(host.info)}>
      <Icon name="safe" size={16} />
      <span className={styles.label}>{label}</span>
    </button>
  )

  async function tellFailure() {
    const buttons = [texts.retry, texts.ok]
    const answer = await askInMessageBox({
      title: texts.title,
      icon: 'warning',
      text: `${texts.failed}. ${texts.failedWhy}`,
      buttons,
    })
    if (answer === texts.retry) await retry()
  }

  async function tellAbout({
    address,
    chainId,
    isReadOnly,
    threshold,
    owners,
  }: Extract<SafeHost, { phase: 'inside' }>['info']) {
    await askInMessageBox({
      title: texts.title,
      icon: 'info',
      text: isReadOnly ? texts.aboutReadOnly : texts.about,
      buttons: [texts.ok],
      facts: [
        [texts.address, address],
        [texts.chain, chainName(chainId)],
        [texts.confirmations, texts.needed(threshold, owners.length)],
      ],
    })
  }
}
