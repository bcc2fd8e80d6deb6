import { useRef } from 'react'
import { common } from '@/texts/common'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'
import { useCopy } from '@/ui/copy-button/use-copy'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { TextArea } from '@/ui/text-field/text-area'
import type { GameSession } from '../game/game-session'
import { shareableGameOf } from '../replay/shared-game'
import styles from './dialogs.module.css'

type ShareDialogProps = {
  session: GameSession
  onCard: () => void
  onClose: () => void
}

export function ShareDialog({ session, onCard, onClose }: ShareDialogProps) {
  const { close, share } = heartbreakDialogs
  const field = useRef<HTMLTextAreaElement>(null)
  const shared = shareableGameOf(session.getState(), location.origin)
  const isWon = session.getState().game?.phase === 'won'
  const [outcome, copyText] = useCopy()

  const copy = async (text: string) => {
    // When the clipboard is denied, the text is selected for the visitor to copy.
    if (!(await copyText(text))) field.current?.select()
  }

  return (
    <Dialog title={share.title} onClose={onClose} width={440}>
      {shared ? (
        <>
          <p>{share.note}</p>
          <TextArea
            ref={field}
            className={`well ${styles.text}`}
            aria-label={share.text}
            readOnly
            rows={6}
            value={shared.text}
          />
        </>
      ) : (
        <p>{share.ranked}</p>
      )}
      <p role="status" className={styles.problem}>
        {outcome !== 'idle' && (outcome === 'copied' ? common.copied : share.failed)}
      </p>
      <DialogButtons dismiss={{ label: close, onClick: onClose }}>
        {shared && (
          <>
            <button type="button" data-default data-autofocus onClick={() => void copy(shared.text)}>
              {share.copyText}
            </button>
            <button type="button" onClick={() => void copy(shared.url)}>
              {share.copyLink}
            </button>
            {isWon && (
              <button type="button" onClick={onCard}>
                {share.picture}
              </button>
            )}
            {shared.replay !== null && (
              <button type="button" onClick={() => void copy(shared.replay ?? '')}>
                {share.copyReplay}
              </button>
            )}
          </>
        )}
      </DialogButtons>
    </Dialog>
  )
}
