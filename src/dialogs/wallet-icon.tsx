import { useState } from 'react'
import { Icon } from '@/ui/icon'
import type { WalletChoice } from '@/wallet/wallet-choice'
import styles from './wallet-icon.module.css'

/** A wallet's own picture, or ours where it has none that can be trusted or drawn. */
export function WalletIcon({ choice }: { choice: WalletChoice }) {
  const [isBroken, setIsBroken] = useState(false)
  if (choice.icon === null || isBroken) return <Icon name="browser-wallet" size={32} />
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
