import { useId } from 'react'
import { useCommunity } from '@/desktop/use-community'
import { languageName } from '@/language/language-name'
import { common } from '@/texts/common'
import { terms as termsTexts } from '@/texts/terms'
import { Dialog } from '@/ui/dialog/dialog'
import { Icon } from '@/ui/icon'
import { agreeToTerms } from '@/wallet/connect/terms'
import { disconnectWallet } from '@/wallet/disconnect-wallet'
import { useConnectionState } from '@/wallet/use-connection-state'
import { useWallet } from '@/wallet/use-wallet'
import styles from './terms-dialog.module.css'

/** The terms `[S2.6]`: every connected account agrees once, or disconnects. After that the dialog can be closed. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const textId = useId()
  const { terms } = useCommunity()
  const { config } = useWallet()
  const connection = useConnectionState()
  if (connection.status !== 'connected') return null
  const { address, agreed } = connection
  return (
    <Dialog title={terms.title} describedBy={textId} onClose={onClose} closable={agreed} width={420}>
      <div className={styles.terms}>
        <Icon name="terms" size={32} />
        <div id={textId} className={`well selectable ${styles.text}`}>
          {terms.language && <p>{termsTexts.inLanguage(languageName(terms.language))}</p>}
          {terms.paragraphs.map((paragraph) => (
            <p key={paragraph} lang={terms.language} dir="auto">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      {agreed ? (
        <div className="button-row">
          <button type="button" data-default data-autofocus onClick={onClose}>
            {common.ok}
          </button>
        </div>
      ) : (
        <div className="button-row">
          <button type="button" data-default data-autofocus onClick={() => agreeToTerms(address)}>
            {termsTexts.agree}
          </button>
          <button type="button" onClick={() => void disconnectWallet(config)}>
            {termsTexts.disconnect}
          </button>
        </div>
      )}
    </Dialog>
  )
}
