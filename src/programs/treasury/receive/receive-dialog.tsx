import { useId, useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { prefixedAddress } from '@/safe/read-address'
import { common } from '@/texts/common'
import { treasury } from '@/texts/treasury'
import { treasuryStatus } from '@/texts/treasury-status'
import { treasuryTools } from '@/texts/treasury-tools'

import { Dialog } from '@/ui/dialog/dialog'
import { useCopy } from '@/wallet/use-copy'
import { useWallet } from '@/wallet/use-wallet'
import type { SelectedSafe } from '../use-selected-safe'
import { paymentLink, receiveCode } from './receive-code'
import styles from './receive-dialog.module.css'

type ReceiveDialogProps = { safe: SafeId; standing: SelectedSafe['standing']; onClose: () => void }

/** CSS pixels of a module. */
const modulePixels = 5

/** The address of a Safe to pay to: as text with its network (EIP-3770), and as a QR code. */
export function ReceiveDialog({ safe, standing, onClose }: ReceiveDialogProps) {
  const { other, copyAnyway } = treasuryStatus
  const { settings } = useWallet()
  const name = useId()
  const [copied, copy] = useCopy()
  const [hasNetwork, setHasNetwork] = useState(true)
  const network =
    settings.chains.find(({ id }) => id === safe.chainId)?.name ?? treasury.unknownNetwork(safe.chainId)
  const text = hasNetwork ? paymentLink(safe) : safe.address
  const code = receiveCode(text)
  const label = standing === 'other' ? copyAnyway : common.copy
  const outcome = copied === 'copied' ? common.copied : treasury.notCopied
  return (
    <Dialog title={treasuryTools.receiveTitle} onClose={onClose} width={320}>
      <div className={styles.receive}>
        {standing === 'other' && <strong role="status">{other}</strong>}
        <svg
          className={styles.code}
          role="img"
          aria-label={treasuryTools.qrLabel(text)}
          width={modulePixels * code.size}
          height={modulePixels * code.size}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <rect fill="#fff" width={code.size} height={code.size} />
          <path fill="#000" d={code.path} />
        </svg>
        <bdi className={`selectable ${styles.address}`}>{prefixedAddress(safe)}</bdi>
        <p>{treasuryTools.receiveHint(network)}</p>
        <fieldset>
          <legend>{treasuryTools.qrOf}</legend>
          {[true, false].map((isFull) => (
            <label key={String(isFull)} className="field-row">
              <input
                type="radio"
                name={name}
                checked={hasNetwork === isFull}
                onChange={() => setHasNetwork(isFull)}
              />
              {isFull ? treasuryTools.qrAll : treasuryTools.qrAddress}
            </label>
          ))}
        </fieldset>
        <div className="button-row">
          <button type="button" data-default onClick={() => copy(safe.address)}>
            {copied === 'idle' ? label : outcome}
          </button>
          <button type="button" onClick={onClose}>
            {common.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
