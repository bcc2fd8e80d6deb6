import type { ReactNode } from 'react'
import { askedWalletTexts } from '@/texts/en/wallet/asked-wallet'
import { connectTexts } from '@/texts/en/wallet/connect'
import { useTexts } from '@/texts/use-texts'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import styles from './asked-wallet.module.css'
import { WalletIcon } from './wallet-icon'

type AskedWalletProps = {
  attempt: Exclude<ConnectAttempt, { phase: 'idle' }>
  isExtension: boolean
  onLearn: () => void
}

/** The pane beside the list: the wallet that is being asked, and what the visitor does in it `[S2.7]`. */
export function AskedWallet({
  attempt: { phase, choice },
  isExtension,
  onLearn,
}: AskedWalletProps): ReactNode {
  const texts = useTexts(askedWalletTexts)
  const { whatIsAWallet } = useTexts(connectTexts)
  const isWaiting = phase === 'waiting'
  return (
    <section className={styles.asked}>
      <h3 className={styles.heading}>
        <WalletIcon choice={choice} />
        {isWaiting ? texts.waiting(choice.name) : texts.failed(choice.name)}
      </h3>
      {isWaiting ? (
        <>
          <p>{isExtension ? texts.inExtension(choice.name) : texts.elsewhere(choice.name)}</p>
          <p>{texts.addressOnly}</p>
        </>
      ) : (
        <p>{texts.again}</p>
      )}
      <div>
        <button type="button" onClick={onLearn}>
          {whatIsAWallet}
        </button>
      </div>
    </section>
  )
}
