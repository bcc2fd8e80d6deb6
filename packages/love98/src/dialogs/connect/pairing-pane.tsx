import { useState } from 'react'
import { pairing as pairingTexts } from '@/texts/pairing'
import { CopyButton } from '@/ui/copy-button/copy-button'
import type { CopyOutcome } from '@/ui/copy-button/use-copy'
import { QrCode } from '@/ui/qr-code/qr-code'
import { TextField } from '@/ui/text-field/text-field'
import type { Device } from '@/wallet/connect/device'
import { hasDownload } from '@/wallet/connect/has-download'
import type { Pairing } from '@/wallet/connect/pairing'
import type { ConnectAttempt } from '@/wallet/connect/use-connect-wallet'
import { useDeepLink } from '@/wallet/connect/use-deep-link'
import { useRemainingTime } from '@/wallet/connect/use-remaining-time'
import type { WalletChoice } from '@/wallet/connect/wallet-choice'
import { walletLink } from '@/wallet/connect/wallet-links'
import styles from './pairing-pane.module.css'
import { WalletIcon } from './wallet-icon'

type PairingPaneProps = {
  attempt: Exclude<ConnectAttempt, { phase: 'idle' }>
  device: Device
  /** True if the code is shown; otherwise a link opens the wallet on this device. */
  isCode: boolean
  onCode: () => void
  onGet: (walletId: string) => void
}

export function PairingPane({ attempt, device, isCode, onCode, onGet }: PairingPaneProps) {
  const { choice } = attempt
  const pairing = attempt.phase === 'waiting' ? attempt.pairing : null
  const isNamed = choice.id !== 'walletConnect'
  return (
    <section className={styles.pairing}>
      <h3 className={styles.heading}>
        <WalletIcon choice={choice} />
        {!isCode ? choice.name : isNamed ? pairingTexts.scanWith(choice.name) : pairingTexts.scanWithPhone}
      </h3>
      {isCode ? (
        <div className={styles.frame} aria-busy={pairing === null}>
          {pairing && <QrCode text={pairing.uri} label={pairingTexts.codeFor(choice.name)} size={220} />}
        </div>
      ) : (
        <OpenOnDevice choice={choice} device={device} pairing={pairing} onCode={onCode} />
      )}
      {pairing && <PairingLink key={pairing.uri} pairing={pairing} isCode={isCode} />}
      {hasDownload(choice) && (
        <p className={styles.get}>
          {pairingTexts.noWalletYet(choice.name)}
          <button type="button" onClick={() => onGet(choice.known?.id ?? choice.id)}>
            {pairingTexts.get}
          </button>
        </p>
      )}
    </section>
  )
}

type OpenOnDeviceProps = { choice: WalletChoice; device: Device; pairing: Pairing | null; onCode: () => void }

function OpenOnDevice({ choice, device, pairing, onCode }: OpenOnDeviceProps) {
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
          {pairingTexts.open(choice.name)}
        </a>
      )}
      <button type="button" onClick={onCode}>
        {pairingTexts.showCode}
      </button>
      <p role="status">{isMissing && pairingTexts.didNotOpen(choice.name)}</p>
    </div>
  )
}

function PairingLink({ pairing, isCode }: { pairing: Pairing; isCode: boolean }) {
  const time = useRemainingTime(pairing.expiresAt)
  const [copy, setCopy] = useState<CopyOutcome>('idle')
  return (
    <>
      <p>{isCode ? pairingTexts.codeExpiresIn(time) : pairingTexts.linkExpiresIn(time)}</p>
      <CopyButton
        className={`button ${styles.copy}`}
        text={pairing.uri}
        label={pairingTexts.copyLink}
        onOutcome={setCopy}
      />
      {copy === 'failed' && (
        <>
          <p role="status">{pairingTexts.cannotCopy}</p>
          <TextField
            className={styles.link}
            aria-label={pairingTexts.link}
            readOnly
            value={pairing.uri}
            onFocus={(event) => event.currentTarget.select()}
          />
        </>
      )}
    </>
  )
}
