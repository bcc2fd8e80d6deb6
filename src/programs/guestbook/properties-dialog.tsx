import { shortenAddress } from '@/domain/address'
import type { GuestbookEntry } from '@/domain/guestbook/guestbook-wire'
import { guestbookPropertyTexts } from '@/texts/en/guestbook/guestbook'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { loadedWallet } from '@/wallet/boot'
import styles from './properties.module.css'
import { SignedBox } from './signed-box'
import { signedDecision, signedLine } from './signed-text'

/** Who said what, what was signed for it, and whether this page could verify it. */
export function PropertiesDialog({ entry, onClose }: { entry: GuestbookEntry; onClose: () => void }) {
  const texts = useTexts(guestbookPropertyTexts)
  const { address, chainId, day, decision, kind, name, text, writtenAt } = entry
  const [line, decided] = [signedLine(entry), signedDecision(entry)]
  const chain = loadedWallet()?.settings.chains.find(({ id }) => id === chainId)?.name ?? texts.chain(chainId)

  return (
    <Dialog title={texts.title} onClose={onClose} width={440}>
      <dl className={styles.facts}>
        <dt>{texts.author}</dt>
        <dd className="selectable">
          {name && (
            <>
              <bdi>{name}</bdi>
              <br />
            </>
          )}
          {address}
          {kind === 'contract' && ` (${texts.contract(chain)})`}
        </dd>
        <dt>{texts.day}</dt>
        <dd>{day}</dd>
        <dt>{texts.received}</dt>
        <dd>{texts.receivedAt(writtenAt.slice(0, 10), writtenAt.slice(11, 16))}</dd>
      </dl>
      {text !== null && (
        <p className={styles.said}>
          {texts.saidBy(name ?? shortenAddress(address))} <bdi className="selectable">{text}</bdi>
        </p>
      )}
      {line && <SignedBox signed={line} label={texts.message} />}
      {decision && (
        <p className={styles.said}>
          {decision.isHidden ? texts.hiddenBy(decision.address) : texts.shownBy(decision.address)}
        </p>
      )}
      {decided && !line && <SignedBox signed={decided} label={texts.decision} />}
      <div className="button-row">
        <button type="button" data-default onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}
