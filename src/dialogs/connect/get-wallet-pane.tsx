import { useState } from 'react'
import type { ConnectStep } from '@/domain/wallet/connect-steps'
import { getWalletTexts } from '@/texts/en/wallet/get-wallet'
import { useTexts } from '@/texts/use-texts'
import type { Device } from '@/wallet/connect/device'
import { visitorBrowser } from '@/wallet/connect/visitor-browser'
import { type Download, downloadsFor } from '@/wallet/connect/wallet-links'
import { useWallet } from '@/wallet/use-wallet'
import { GetWalletInstructions } from './get-wallet-instructions'
import { GetWalletOptions } from './get-wallet-options'
import styles from './get-wallet-pane.module.css'
import { KnownWalletIcon } from './wallet-icon'

type GetWalletPaneProps = {
  step: ConnectStep
  device: Device
  onGo: (step: ConnectStep) => void
  onConnect: (walletId: string) => void
}

/** Get a Wallet `[S2.8]`: the list of wallets, the downloads of one, and the instructions after it. */
export function GetWalletPane({ step, device, onGo, onConnect }: GetWalletPaneProps) {
  const [browser] = useState(() => visitorBrowser(navigator))
  const { knownWallets } = useWallet()
  const walletId = 'walletId' in step ? step.walletId : null
  const wallet = knownWallets.find(({ id }) => id === walletId)
  const download = wallet && downloadsFor([wallet], device, browser.store)[0]
  if (!download || step.name === 'get')
    return (
      <Downloads downloads={downloadsFor(knownWallets, device, browser.store)} device={device} onGo={onGo} />
    )
  if (step.name === 'instructions')
    return <GetWalletInstructions wallet={download.wallet} for={step.for} onConnect={onConnect} />
  return (
    <GetWalletOptions
      download={download}
      browser={browser}
      device={device}
      isDownload={step.name === 'download'}
      onGo={onGo}
    />
  )
}

type DownloadsProps = { downloads: readonly Download[]; device: Device; onGo: GetWalletPaneProps['onGo'] }

function Downloads({ downloads, device, onGo }: DownloadsProps) {
  const texts = useTexts(getWalletTexts)
  return (
    <section className={styles.get}>
      <h3>{texts.title}</h3>
      <ul className={styles.downloads}>
        {downloads.map(({ wallet, extension, mobile }) => (
          <li key={wallet.id}>
            <KnownWalletIcon wallet={wallet} />
            <div className={styles.facts}>
              <b>{wallet.name}</b>
              <p>{extension && mobile ? texts.both : extension ? texts.extension : texts.mobile}</p>
            </div>
            {device === 'desktop' ? (
              <button
                type="button"
                aria-label={texts.getNamed(wallet.name)}
                onClick={() => onGo({ name: 'options', walletId: wallet.id })}
              >
                {texts.get}
              </button>
            ) : (
              <a
                className="button"
                href={mobile ?? ''}
                target="_blank"
                rel="noreferrer noopener"
                aria-label={texts.getNamed(wallet.name)}
              >
                {texts.get}
              </a>
            )}
          </li>
        ))}
      </ul>
      <h3>{texts.notHere}</h3>
      <p>{texts.notHereList}</p>
    </section>
  )
}
