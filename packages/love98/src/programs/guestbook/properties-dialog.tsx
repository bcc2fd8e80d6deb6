import { shortenAddress } from '@/domain/address'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbookProperties } from '@/texts/guestbook-properties'

import { AddressText } from '@/ui/address-text/address-text'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { FactList } from '@/ui/fact-list/fact-list'
import { loadedWallet } from '@/wallet/boot'
import styles from './properties.module.css'
import { SignedBox } from './signed-box'
import { signedDecision, signedLine } from './signed-text'

export function PropertiesDialog({ entry, onClose }: { entry: GuestbookEntry; onClose: () => void }) {
  const { address, chainId, day, decision, kind, name, text, writtenAt } = entry
  const [line, decided] = [signedLine(entry), signedDecision(entry)]
  const chain =
    loadedWallet()?.settings.chains.find(({ id }) => id === chainId)?.name ??
    guestbookProperties.chain(chainId)

  return (
    <Dialog title={guestbookProperties.title} onClose={onClose} width={440}>
      <FactList
        facts={[
          [
            guestbookProperties.author,
            <span key="author" className="selectable">
              {name && (
                <>
                  <bdi>{name}</bdi>
                  <br />
                </>
              )}
              <AddressText address={address} />
              {kind === 'contract' && ` (${guestbookProperties.contract(chain)})`}
            </span>,
          ],
          [guestbookProperties.day, day],
          [
            guestbookProperties.received,
            guestbookProperties.receivedAt(writtenAt.slice(0, 10), writtenAt.slice(11, 16)),
          ],
        ]}
      />
      {text !== null && (
        <p className={styles.said}>
          {guestbookProperties.textBy(name ?? shortenAddress(address))}{' '}
          <bdi className="selectable">{text}</bdi>
        </p>
      )}
      {line && <SignedBox signed={line} label={guestbookProperties.message} />}
      {decision && (
        <p className={styles.said}>
          {decision.isHidden
            ? guestbookProperties.hiddenBy(decision.address)
            : guestbookProperties.shownBy(decision.address)}
        </p>
      )}
      {decided && !line && <SignedBox signed={decided} label={guestbookProperties.decision} />}
      <DialogButtons primary={{ label: common.close, onClick: onClose }} />
    </Dialog>
  )
}
