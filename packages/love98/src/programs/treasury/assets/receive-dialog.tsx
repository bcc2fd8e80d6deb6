import { useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { prefixedAddress } from '@/safe/read-address'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'
import { treasuryTools } from '@/texts/treasury-tools'
import { AddressText } from '@/ui/address-text/address-text'
import { CopyButton } from '@/ui/copy-button/copy-button'
import { addressWidth, Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { QrCode } from '@/ui/qr-code/qr-code'
import { RadioGroup } from '@/ui/radio-group/radio-group'
import { useChain } from '@/wallet/use-chain'
import type { SelectedSafe } from '../safe/selected-safe'
import styles from './receive-dialog.module.css'

type ReceiveDialogProps = { safe: SafeId; standing: SelectedSafe['standing']; onClose: () => void }

/** The size of a module of the QR code, CSS pixels. */
const modulePixels = 5

/** The address of a Safe to pay to: as text with its network (EIP-3770), and as a QR code. */
export function ReceiveDialog({ safe, standing, onClose }: ReceiveDialogProps) {
  const [hasNetwork, setHasNetwork] = useState(true)
  const network = useChain(safe.chainId)?.name ?? treasury.unknownNetwork(safe.chainId)
  const text = hasNetwork ? paymentLink(safe) : safe.address
  return (
    <Dialog title={treasuryTools.receiveTitle} onClose={onClose} width={addressWidth(54)}>
      <div className={styles.receive}>
        {standing === 'other' && <strong role="status">{treasuryStatus.other}</strong>}
        <QrCode text={text} label={treasuryTools.qrLabel(text)} modulePixels={modulePixels} />
        <AddressText className={`selectable ${styles.address}`} address={prefixedAddress(safe)} />
        <p>{treasuryTools.receiveHint(network)}</p>
        <RadioGroup
          label={treasuryTools.qrOf}
          options={[
            { id: true, label: treasuryTools.qrAll },
            { id: false, label: treasuryTools.qrAddress },
          ]}
          value={hasNetwork}
          onChange={setHasNetwork}
        />
        <DialogButtons dismiss={{ label: common.close, onClick: onClose }}>
          <CopyButton
            data-default
            text={safe.address}
            label={standing === 'other' ? treasuryStatus.copyAnyway : common.copy}
            failed={treasury.notCopied}
          />
        </DialogButtons>
      </div>
    </Dialog>
  )
}

/** The address of a Safe with its chain, as wallets read it from a QR code (EIP-681). */
export function paymentLink({ chainId, address }: SafeId): string {
  return `ethereum:${address}@${chainId}`
}
