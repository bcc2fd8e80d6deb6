import { connect } from '@/texts/connect'

import styles from './connect-dialog.module.css'

/** The Ethereum Foundation's page about wallets, without tracking parameters. */
const learnMoreUrl = 'https://ethereum.org/wallets/'

/** The pane "What is a Wallet?" `[S2.7]`. */
export function AboutWallets({ onGet }: { onGet: () => void }) {
  return (
    <fieldset className={styles.about}>
      <legend>{connect.whatIsAWallet}</legend>
      <h3>{connect.home}</h3>
      <p>{connect.homeText}</p>
      <h3>{connect.logIn}</h3>
      <p>{connect.logInText}</p>
      <div className={styles.actions}>
        <button type="button" onClick={onGet}>
          {connect.getAWallet}
        </button>
        <a className="button" href={learnMoreUrl} target="_blank" rel="noopener noreferrer">
          {connect.learnMore}
        </a>
      </div>
    </fieldset>
  )
}
