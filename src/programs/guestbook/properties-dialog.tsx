import { shortenAddress } from '@/domain/address'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { common } from '@/texts/common'
import { guestbookProperties } from '@/texts/guestbook-properties'

import { Dialog } from '@/ui/dialog/dialog'
import { loadedWallet } from '@/wallet/boot'
import styles from './properties.module.css'
import { SignedBox } from './signed-box'
import { signedDecision, signedLine } from './signed-text'

/** The author of an entry, the signed message, and the result of verifying its signature in this page. */
export function PropertiesDialog({ entry, onClose }: { entry: GuestbookEntry; onClose: () => void }) {
  const { address, chainId, day, decision, kind, name, text, writtenAt } = entry
  const [line, decided] = [signedLine(entry), signedDecision(entry)]
  const chain =
    loadedWallet()?.settings.chains.find(({ id }) => id === chainId)?.name ??
    guestbookProperties.chain(chainId)

  return (
    <Dialog title={guestbookProperties.title} onClose={onClose} width={440}>
      <dl className={styles.facts}>
        <dt>{guestbookProperties.author}</dt>
        <dd className="selectable">
          {name && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          {address}
          {kind === 'contract' && ` (${guestbookProperties.contract(chain)})`}
        </dd>
        <dt>{guestbookProperties.day}</dt>
        <dd>{day}</dd>
        <dt>{guestbookProperties.received}</dt>
        <dd>{guestbookProperties.receivedAt(writtenAt.slice(0, 10), writtenAt.slice(11, 16))}</dd>
      </dl>
      {text !== null && (
        <p className={styles.said}>
          {guestbookProperties.saidBy(name ?? shortenAddress(address))}{' '}
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
      <div className="button-row">
        <button type="button" data-default onClick={onClose}>
          {common.close}
        </button>
      </div>
    </Dialog>
  )
}
