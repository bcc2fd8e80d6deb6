import { getWalletTexts } from '@/texts/en/wallet/get-wallet'
import { useTexts } from '@/texts/use-texts'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
import styles from './get-wallet-pane.module.css'

type GetWalletInstructionsProps = {
  wallet: WalletDefinition
  for: 'extension' | 'mobile'
  onConnect: (walletId: string) => void
}

/** The three steps after the download. */
export function GetWalletInstructions({ wallet, for: kind, onConnect }: GetWalletInstructionsProps) {
  const texts = useTexts(getWalletTexts)
  const steps = kind === 'extension' ? texts.extensionSteps : texts.mobileSteps
  return (
    <section className={styles.get}>
      <h3>{texts.started(wallet.name)}</h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div>
        {kind === 'extension' ? (
          <button type="button" onClick={() => window.location.reload()}>
            {texts.refresh}
          </button>
        ) : (
          <button type="button" onClick={() => onConnect(wallet.id)}>
            {texts.connect}
          </button>
        )}
      </div>
    </section>
  )
}
