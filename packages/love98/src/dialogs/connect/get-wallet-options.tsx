import type { ConnectStep } from '@/domain/wallet/connect-steps'
import { getWallet } from '@/texts/get-wallet'
import { ExternalLink } from '@/ui/external-link'
import { QrCode } from '@/ui/qr-code/qr-code'
import type { Device } from '@/wallet/connect/device'
import type { VisitorBrowser } from '@/wallet/connect/visitor-browser'
import { type Download, mobileUrl } from '@/wallet/connect/wallet-links'
import styles from './get-wallet-pane.module.css'

type GetWalletOptionsProps = {
  download: Download
  browser: VisitorBrowser
  device: Device
  isDownload: boolean
  onGo: (step: ConnectStep) => void
}

export function GetWalletOptions({ download, browser, device, isDownload, onGo }: GetWalletOptionsProps) {
  const { wallet, extension, mobile } = download
  const browserName = browser.name ?? getWallet.thisBrowser
  if (isDownload && mobile)
    return (
      <section className={styles.get}>
        <h3>{getWallet.install(wallet.name)}</h3>
        <QrCode text={mobile} label={getWallet.codeOfDownload(wallet.name)} size={200} />
        <p>{getWallet.installText}</p>
        <div>
          <button
            type="button"
            onClick={() => onGo({ name: 'instructions', walletId: wallet.id, for: 'mobile' })}
          >
            {getWallet.continue}
          </button>
        </div>
      </section>
    )
  return (
    <section className={styles.get}>
      <h3>{getWallet.getWallet(wallet.name)}</h3>
      {extension && (
        <fieldset>
          <legend>{getWallet.forBrowser(wallet.name, browserName)}</legend>
          <p>{getWallet.forBrowserText}</p>
          <ExternalLink
            className="button"
            href={extension}
            onClick={() => onGo({ name: 'instructions', walletId: wallet.id, for: 'extension' })}
          >
            {getWallet.addTo(browserName)}
          </ExternalLink>
        </fieldset>
      )}
      {mobile && (
        <fieldset>
          <legend>{getWallet.forMobile(wallet.name)}</legend>
          <p>{device === 'desktop' ? getWallet.forMobileText : getWallet.forMobileHereText}</p>
          {device === 'desktop' ? (
            <button type="button" onClick={() => onGo({ name: 'download', walletId: wallet.id })}>
              {getWallet.getApp}
            </button>
          ) : (
            <ExternalLink className="button" href={mobileUrl(wallet.downloadUrls, device) ?? mobile}>
              {getWallet.getApp}
            </ExternalLink>
          )}
        </fieldset>
      )}
    </section>
  )
}
