import { connectTexts } from '@/texts/en/wallet/connect'
import { useTexts } from '@/texts/use-texts'
import styles from './connect-dialog.module.css'

/** The Ethereum Foundation's page about wallets, without tracking parameters. */
const learnMoreUrl = 'https://ethereum.org/wallets/'

/** What is a Wallet? `[S2.7]` */
export function AboutWallets({ onGet }: { onGet: () => void }) {
  const texts = useTexts(connectTexts)
  return (
    <fieldset className={styles.about}>
      <legend>{texts.whatIsAWallet}</legend>
      <h3>{texts.home}</h3>
      <p>{texts.homeText}</p>
      <h3>{texts.logIn}</h3>
      <p>{texts.logInText}</p>
      <div className={styles.actions}>
        <button type="button" onClick={onGet}>
          {texts.getAWallet}
        </button>
        <a className="button" href={learnMoreUrl} target="_blank" rel="noopener noreferrer">
          {texts.learnMore}
        </a>
      </div>
    </fieldset>
  )
}
