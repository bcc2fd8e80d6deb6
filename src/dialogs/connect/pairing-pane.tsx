import { Qr } from '@/dialogs/parts/qr'
import { pairingTexts } from '@/texts/en/wallet/get-wallet'
import { useTexts } from '@/texts/use-texts'
import type { Device } from '@/wallet/connect/device'
import { hasDownload } from '@/wallet/connect/has-download'
import type { Pairing } from '@/wallet/connect/pairing'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import { useDeepLink } from '@/wallet/connect/use-deep-link'
import { useRemainingTime } from '@/wallet/connect/use-remaining-time'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import { walletLink } from '@/wallet/connect/wallet-links'
import { useCopy } from '@/wallet/use-copy'
import styles from './pairing-pane.module.css'
import { WalletIcon } from './wallet-icon'

type PairingPaneProps = {
  attempt: Exclude<ConnectAttempt, { phase: 'idle' }>
  device: Device
  /** Whether the code is shown; otherwise a link opens the wallet on this device. */
  isCode: boolean
  onCode: () => void
  onGet: (walletId: string) => void
}

/** Pairing with a wallet on a phone: a QR code, or on the phone itself a deep link. */
export function PairingPane({ attempt, device, isCode, onCode, onGet }: PairingPaneProps) {
  const texts = useTexts(pairingTexts)
  const { choice } = attempt
  const pairing = attempt.phase === 'waiting' ? attempt.pairing : null
  const isNamed = choice.id !== 'walletConnect'
  return (
    <section className={styles.pairing}>
      <h3 className={styles.heading}>
        <WalletIcon choice={choice} />
        {!isCode ? choice.name : isNamed ? texts.scanWith(choice.name) : texts.scanWithPhone}
      </h3>
      {isCode ? (
        <div className={styles.frame} aria-busy={pairing === null}>
          {pairing && <Qr text={pairing.uri} label={texts.codeFor(choice.name)} size={220} />}
        </div>
      ) : (
        <OpenOnDevice choice={choice} device={device} pairing={pairing} onCode={onCode} />
      )}
      {pairing && <PairingLink key={pairing.uri} pairing={pairing} isCode={isCode} />}
      {hasDownload(choice) && (
        <p className={styles.get}>
          {texts.noWalletYet(choice.name)}
          <button type="button" onClick={() => onGet(choice.known?.id ?? choice.id)}>
            {texts.get}
          </button>
        </p>
      )}
    </section>
  )
}

type OpenOnDeviceProps = { choice: WalletChoice; device: Device; pairing: Pairing | null; onCode: () => void }

function OpenOnDevice({ choice, device, pairing, onCode }: OpenOnDeviceProps) {
  const texts = useTexts(pairingTexts)
  const link = pairing && walletLink(choice.known ?? {}, device, pairing.uri)
  const [isMissing, onOpened] = useDeepLink(choice.name, link)
  return (
    <div className={styles.open}>
      {link && (
        <a
          className="button"
          data-default
          href={link}
          rel="noreferrer noopener"
          {...(/^https?:/.test(link) && { target: '_blank' })}
          onClick={onOpened}
        >
          {texts.open(choice.name)}
        </a>
      )}
      <button type="button" onClick={onCode}>
        {texts.showCode}
      </button>
      <p role="status">{isMissing && texts.didNotOpen(choice.name)}</p>
    </div>
  )
}

function PairingLink({ pairing, isCode }: { pairing: Pairing; isCode: boolean }) {
  const texts = useTexts(pairingTexts)
  const time = useRemainingTime(pairing.expiresAt)
  const [copy, copyText] = useCopy()
  return (
    <>
      <p>{isCode ? texts.codeExpiresIn(time) : texts.linkExpiresIn(time)}</p>
      <button type="button" className={`button ${styles.copy}`} onClick={() => copyText(pairing.uri)}>
        {copy === 'copied' ? texts.copied : texts.copyLink}
      </button>
      {copy === 'failed' && (
        <>
          <p role="status">{texts.cannotCopy}</p>
          <input
            className={styles.link}
            type="text"
            aria-label={texts.link}
            readOnly
            value={pairing.uri}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </>
  )
}
