import { getWallet } from '@/texts/get-wallet'

import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import styles from './get-wallet-pane.module.css'

type GetWalletInstructionsProps = {
  wallet: WalletDefinition
  for: 'extension' | 'mobile'
  onConnect: (walletId: string) => void
}

/** The three steps after the download. */
export function GetWalletInstructions({ wallet, for: kind, onConnect }: GetWalletInstructionsProps) {
  const steps = kind === 'extension' ? getWallet.extensionSteps : getWallet.mobileSteps
  return (
    <section className={styles.get}>
      <h3>{getWallet.started(wallet.name)}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        {kind === 'extension' ? (
          <button type="button" onClick={() => window.location.reload()}>
            {getWallet.refresh}
          </button>
        ) : (
          <button type="button" onClick={() => onConnect(wallet.id)}>
            {getWallet.connect}
          </button>
        )}
      </div>
    </section>
  )
}
