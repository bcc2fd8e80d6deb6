import { Qr } from '@/dialogs/parts/qr'
import type { ConnectStep } from '@/domain/wallet/connect-steps'
import { getWalletTexts } from '@/texts/en/wallet/get-wallet'
import { useTexts } from '@/texts/use-texts'
import type { Device } from '@/wallet/connect/device'
import type { VisitorBrowser } from '@/wallet/connect/visitor-browser'
import { type Download, mobileUrl } from '@/wallet/connect/wallet-links'
import styles from './get-wallet-pane.module.css'

type GetWalletOptionsProps = {
  download: Download
  browser: VisitorBrowser
  device: Device
  /** Shows the QR code of the app's download page. */
  isDownload: boolean
  onGo: (step: ConnectStep) => void
}

/** The downloads of a wallet: an extension for this browser, an app for a phone. */
export function GetWalletOptions({ download, browser, device, isDownload, onGo }: GetWalletOptionsProps) {
  const texts = useTexts(getWalletTexts)
  const { wallet, extension, mobile } = download
  const browserName = browser.name ?? texts.thisBrowser
  if (isDownload && mobile)
    return (
      <section className={styles.get}>
        <h3>{texts.install(wallet.name)}</h3>
        <Qr text={mobile} label={texts.codeOfDownload(wallet.name)} size={200} />
        <p>{texts.installText}</p>
        <div>
          <button
            type="button"
            onClick={() => onGo({ name: 'instructions', walletId: wallet.id, for: 'mobile' })}
          >
            {texts.continue}
          </button>
        </div>
      </section>
    )
  return (
    <section className={styles.get}>
      <h3>{texts.getWallet(wallet.name)}</h3>
      {extension && (
        <fieldset>
          <legend>{texts.forBrowser(wallet.name, browserName)}</legend>
          <p>{texts.forBrowserText}</p>
          <a
            className="button"
            href={extension}
            target="_blank"
            rel="noreferrer noopener"
            onClick={() => onGo({ name: 'instructions', walletId: wallet.id, for: 'extension' })}
          >
            {texts.addTo(browserName)}
          </a>
        </fieldset>
      )}
      {mobile && (
        <fieldset>
          <legend>{texts.forMobile(wallet.name)}</legend>
          <p>{device === 'desktop' ? texts.forMobileText : texts.forMobileHereText}</p>
          {device === 'desktop' ? (
            <button type="button" onClick={() => onGo({ name: 'download', walletId: wallet.id })}>
              {texts.getApp}
            </button>
          ) : (
            <a
              className="button"
              href={mobileUrl(wallet.downloadUrls, device) ?? mobile}
              target="_blank"
              rel="noreferrer noopener"
            >
              {texts.getApp}
            </a>
          )}
        </fieldset>
      )}
    </section>
  )
}
