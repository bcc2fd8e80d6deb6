import { common } from '@/texts/common'
import { safe } from '@/texts/safe'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { Icon } from '@/ui/icon'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useSafe } from '@/wallet/safe/use-safe'
import { useWallet } from '@/wallet/use-wallet'
import styles from './chain-dialog.module.css'

/** The network of the Safe that hosts the page. A Safe is on one chain, so there is no switch. */
export function SafeChainDialog({ chainId, onClose }: { chainId: number; onClose: () => void }) {
  const { config, settings } = useWallet()
  const { chainName } = useSafe()
  const isOurs = settings.chains.some(({ id }) => id === chainId)
  const configured = settings.chains.map(({ name }) => name).join(safe.or)
  return (
    <Dialog title={safe.title} onClose={onClose}>
      <div className={styles.notice}>
        <Icon name={isOurs ? 'safe' : 'wrong-network'} size={32} />
        <p>
          {isOurs ? `${safe.chain}: ${chainName(chainId)}` : safe.otherChain(chainName(chainId), configured)}
        </p>
      </div>
      <DialogButtons primary={{ label: common.ok, onClick: onClose, hasFocus: true }}>
        <button type="button" onClick={() => void disconnectWallet(config)}>
          {safe.disconnect}
        </button>
      </DialogButtons>
    </Dialog>
  )
}
