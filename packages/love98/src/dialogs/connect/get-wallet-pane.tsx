import { useState } from 'react'
import type { ConnectStep } from '@/domain/wallet/connect-steps'
import { getWallet } from '@/texts/get-wallet'
import { ExternalLink } from '@/ui/external-link'
import type { Device } from '@/wallet/connect/device'
import { visitorBrowser } from '@/wallet/connect/visitor-browser'
import { type Download, downloadsFor } from '@/wallet/connect/wallet-links'
import { useWallet } from '@/wallet/use-wallet'
import type { WalletDefinition } from '@/wallet/wallets/wallet-definition'
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
  return (
    <section className={styles.get}>
      <h3>{getWallet.title}</h3>
      <ul className={styles.downloads}>
        {downloads.map(({ wallet, extension, mobile }) => (
          <li key={wallet.id}>
            <KnownWalletIcon wallet={wallet} />
            <div className={styles.facts}>
              <b>{wallet.name}</b>
              <p>
                {extension && mobile ? getWallet.both : extension ? getWallet.extension : getWallet.mobile}
              </p>
            </div>
            {device === 'desktop' ? (
              <button
                type="button"
                aria-label={getWallet.getNamed(wallet.name)}
                onClick={() => onGo({ name: 'options', walletId: wallet.id })}
              >
                {getWallet.get}
              </button>
            ) : (
              <ExternalLink
                className="button"
                href={mobile ?? ''}
                aria-label={getWallet.getNamed(wallet.name)}
              >
                {getWallet.get}
              </ExternalLink>
            )}
          </li>
        ))}
      </ul>
      <h3>{getWallet.otherWallet}</h3>
      <p>{getWallet.selectOtherWallet}</p>
    </section>
  )
}

type GetWalletInstructionsProps = {
  wallet: WalletDefinition
  for: 'extension' | 'mobile'
  onConnect: (walletId: string) => void
}

function GetWalletInstructions({ wallet, for: kind, onConnect }: GetWalletInstructionsProps) {
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
