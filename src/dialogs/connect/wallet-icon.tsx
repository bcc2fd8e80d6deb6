import { useState } from 'react'
import { Icon } from '@/ui/icon'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import styles from './wallet-icon.module.css'

/** A wallet's own picture, or ours where it has none that can be trusted or drawn. */
export function WalletIcon({ choice }: { choice: Pick<WalletChoice, 'icon' | 'known'> }) {
  const [isBroken, setIsBroken] = useState(false)
  if (choice.icon === null || isBroken)
    return choice.known ? <KnownWalletIcon wallet={choice.known} /> : <Icon name="browser-wallet" size={32} />
  return (
    // biome-ignore lint/performance/noImgElement: a data: picture is its own address, Next cannot make it smaller
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

/** The drawing of ours for a wallet of the kit; its colour stands behind it. */
export function KnownWalletIcon({ wallet }: { wallet: WalletDefinition }) {
  return (
    <span className={styles.tile} style={{ '--tile': wallet.iconBackground }}>
      <Icon name={wallet.iconUrl.replace('icon:', '')} size={32} />
    </span>
  )
}
