import type { ReactNode } from 'react'
import { askedWallet } from '@/texts/asked-wallet'
import { connect } from '@/texts/connect'

import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import styles from './pending-wallet.module.css'
import { WalletIcon } from './wallet-icon'

type PendingWalletProps = {
  attempt: Exclude<ConnectAttempt, { phase: 'idle' }>
  isExtension: boolean
  onLearn: () => void
}

/** The requested wallet, and the next step in it `[S2.7]`. */
export function PendingWallet({
  attempt: { phase, choice },
  isExtension,
  onLearn,
}: PendingWalletProps): ReactNode {
  const { whatIsAWallet } = connect
  const isWaiting = phase === 'waiting'
  return (
    <section className={styles.asked}>
      <h3 className={styles.heading}>
        <WalletIcon choice={choice} />
        {isWaiting ? askedWallet.waiting(choice.name) : askedWallet.failed(choice.name)}
      </h3>
      {isWaiting ? (
        <>
          <p>{isExtension ? askedWallet.inExtension(choice.name) : askedWallet.elsewhere(choice.name)}</p>
          <p>{askedWallet.addressOnly}</p>
        </>
      ) : (
        <p>{askedWallet.retryHint}</p>
      )}
      <div>
        <button type="button" onClick={onLearn}>
          {whatIsAWallet}
        </button>
      </div>
    </section>
  )
}
