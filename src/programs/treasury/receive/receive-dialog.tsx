import { useId, useState } from 'react'
import type { SafeId } from '@/safe/gateway/gateway-queries'
import { prefixedAddress } from '@/safe/read-address'
import { treasuryTexts } from '@/texts/en/programs/treasury'
import { treasuryStatusTexts } from '@/texts/en/programs/treasury-status'
import { treasuryToolsTexts } from '@/texts/en/programs/treasury-tools'
import { useTexts } from '@/texts/use-texts'
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
  const texts = useTexts(treasuryTexts)
  const tools = useTexts(treasuryToolsTexts)
  const { other, copyAnyway } = useTexts(treasuryStatusTexts)
  const { settings } = useWallet()
  const name = useId()
  const [copied, copy] = useCopy()
  const [hasNetwork, setHasNetwork] = useState(true)
  const network =
    settings.chains.find(({ id }) => id === safe.chainId)?.name ?? texts.unknownNetwork(safe.chainId)
  const text = hasNetwork ? paymentLink(safe) : safe.address
  const code = receiveCode(text)
  const label = standing === 'other' ? copyAnyway : texts.copy
  const outcome = copied === 'copied' ? texts.copied : texts.notCopied
  return (
    <Dialog title={tools.receiveTitle} onClose={onClose} width={320}>
      <div className={styles.receive}>
        {standing === 'other' && <strong role="status">{other}</strong>}
        <svg
          className={styles.code}
          role="img"
          aria-label={tools.qrLabel(text)}
          width={modulePixels * code.size}
          height={modulePixels * code.size}
          viewBox={`0 0 ${code.size} ${code.size}`}
          shapeRendering="crispEdges"
        >
          <rect fill="#fff" width={code.size} height={code.size} />
          <path fill="#000" d={code.path} />
        </svg>
        <bdi className={`selectable ${styles.address}`}>{prefixedAddress(safe)}</bdi>
        <p>{tools.receiveHint(network)}</p>
        <fieldset>
          <legend>{tools.qrOf}</legend>
          {[true, false].map((isFull) => (
            <label key={String(isFull)} className="field-row">
              <input
                type="radio"
                name={name}
                checked={hasNetwork === isFull}
                onChange={() => setHasNetwork(isFull)}
              />
              {isFull ? tools.qrAll : tools.qrAddress}
            </label>
          ))}
        </fieldset>
        <div className="button-row">
          <button type="button" data-default onClick={() => copy(safe.address)}>
            {copied === 'idle' ? label : outcome}
          </button>
          <button type="button" onClick={onClose}>
            {texts.close}
          </button>
        </div>
      </div>
    </Dialog>
  )
}
