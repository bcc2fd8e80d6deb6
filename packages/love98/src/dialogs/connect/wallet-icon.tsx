import { useState } from 'react'
import { Icon } from '@/ui/icon'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import styles from './wallet-icon.module.css'

/** The icon that a wallet announces, or our own one if that is missing or broken. */
export function WalletIcon({ choice }: { choice: Pick<WalletChoice, 'icon' | 'known'> }) {
  const [isBroken, setIsBroken] = useState(false)
  if (choice.icon === null || isBroken)
    return choice.known ? <KnownWalletIcon wallet={choice.known} /> : <Icon name="browser-wallet" size={32} />
  return (
    <img
      className={styles.picture}
      src={choice.icon}
      width={32}
      height={32}
      alt=""
      onError={() => setIsBroken(true)}
    />
  )
}

export function KnownWalletIcon({ wallet }: { wallet: WalletDefinition }) {
  return (
    <span className={styles.tile} style={{ '--tile': wallet.iconBackground }}>
      <Icon name={wallet.iconUrl.replace('icon:', '')} size={32} />
    </span>
  )
}
