import { useEffect, useRef, useState } from 'react'
import { copyText } from '@/browser/clipboard'
import { common } from '@/texts/common'
import { heartbreakDialogs } from '@/texts/heartbreak-dialogs'

import { Dialog } from '@/ui/dialog/dialog'
import type { GameSession } from '../game/game-session'
import { sharedOf } from '../replay/shared-game'
import styles from './dialogs.module.css'

type ShareDialogProps = {
  session: GameSession
  /** The visitor wants the result as a picture. */
  onCard: () => void
  onClose: () => void
}

/** Milliseconds for which "Copied." is shown. */
const copiedMs = 1_500

/** The board, or the result of a finished game, as a text and links to copy. */
export function ShareDialog({ session, onCard, onClose }: ShareDialogProps) {
  const { close, share } = heartbreakDialogs
  const field = useRef<HTMLTextAreaElement>(null)
  const shared = sharedOf(session.getState(), location.origin)
  const isWon = session.getState().game?.phase === 'won'
  const [said, setSaid] = useState<'copied' | 'failed' | null>(null)

  // Timer.
  useEffect(() => {
    if (said !== 'copied') return
    const timer = setTimeout(() => setSaid(null), copiedMs)
    return () => clearTimeout(timer)
  }, [said])

  const copy = async (text: string) => {
    const done = await copyText(text)
    setSaid(done ? 'copied' : 'failed')
    if (!done) field.current?.select()
  }

  return (
    <Dialog title={share.title} onClose={onClose} width={440}>
      {shared ? (
        <>
          <p>{share.note}</p>
          <textarea
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
        {said && (said === 'copied' ? common.copied : share.failed)}
      </p>
      <div className="button-row">
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
        <button type="button" onClick={onClose}>
          {close}
        </button>
      </div>
    </Dialog>
  )
}
