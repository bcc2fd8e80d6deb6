import { useId } from 'react'
import { type DesktopCommunity, useCommunity } from '@/desktop/use-community'
import { languageName } from '@/language/language-name'
import { common } from '@/texts/common'
import { terms as termsTexts } from '@/texts/terms'
import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
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
          <TermsText terms={terms} />
        </div>
      </div>
      {agreed ? (
        <DialogButtons primary={{ label: common.ok, onClick: onClose, hasFocus: true }} />
      ) : (
        <DialogButtons
          primary={{ label: termsTexts.agree, hasFocus: true, onClick: () => agreeToTerms(address) }}
          dismiss={{ label: termsTexts.disconnect, onClick: () => void disconnectWallet(config) }}
        />
      )}
    </Dialog>
  )
}

export function TermsText({ terms }: Pick<DesktopCommunity, 'terms'>) {
  return (
    <>
      {terms.language && <p>{termsTexts.inLanguage(languageName(terms.language))}</p>}
      {terms.paragraphs.map((paragraph) => {
        const [Element, text] =
          typeof paragraph === 'string' ? (['p', paragraph] as const) : (['h3', paragraph.heading] as const)
        return (
          <Element key={text} lang={terms.language} dir="auto">
            {text}
          </Element>
        )
      })}
    </>
  )
}
