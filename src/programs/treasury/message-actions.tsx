import type { SafeMessage } from '@/safe/gateway/message-shapes'
import { safeMessageHash } from '@/safe/safe-message'
import { signsWithoutChain } from '@/safe/version'
import { treasuryTexts } from '@/texts/en/treasury'
import { useTexts } from '@/texts/use-texts'
import { Icon } from '@/ui/icon'
import { isOwner, isSame, useHostOf } from './here'
import type { ListProps } from './list-props'
import styles from './treasury.module.css'
import { useMessageActs } from './use-message-acts'

/** What an owner can do with a message that waits: its hash was computed here before, of the text that is shown. */
export function MessageActions({ message, ...props }: ListProps & { message: SafeMessage }) {
  const texts = useTexts(treasuryTexts)
  const { safe, state, viewer } = props
  const { acting, confirm } = useMessageActs(props)
  const host = useHostOf(safe)
  if (message.status !== 'NEEDS_CONFIRMATION') return null
  const problem = problemOf(safeMessageHash(safe, message.message))
  if (problem)
    return (
      <p role="alert" className={styles.warning}>
        <Icon name="error" size={16} />
        <span>{problem}</span>
      </p>
    )
  if (host) return <p>{texts.actInSafe}</p>
  if (!isOwner(state, viewer)) return <p>{viewer === null ? texts.connectToSign : texts.notAnOwner}</p>
  const hasSigned = message.confirmations.some(({ owner }) => isSame(owner.value, viewer))
  return (
    <div className={styles.buttons}>
      <span role="status" className={styles.what}>
        {acting.text}
      </span>
      {!hasSigned && (
        <button
          type="button"
          disabled={acting.phase === 'waiting'}
          onClick={() => void confirm(message.message)}
        >
          {texts.sign}
        </button>
      )}
    </div>
  )

  function problemOf(computed: string | null): string | null {
    if (signsWithoutChain(state?.version ?? null)) return texts.old
    if (computed === null) return texts.incomplete
    return isSame(message.messageHash, computed) ? null : texts.tampered(message.messageHash, computed)
  }
}
