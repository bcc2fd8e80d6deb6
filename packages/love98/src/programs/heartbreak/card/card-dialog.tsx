import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { saveBlob } from '@/browser/save-blob'
import { skin } from '@/desktop/preferences/skin'
import { useCommunity } from '@/desktop/use-community'
import { common } from '@/texts/common'
import { heartbreakCard } from '@/texts/heartbreak-card'

import { Dialog } from '@/ui/dialog/dialog'
import { DialogButtons } from '@/ui/dialog-buttons/dialog-buttons'
import { iconNames } from '@/ui/generated/icons'
import { boardColors } from '../board/board-colors'
import type { GameSession } from '../game/game-session'
import styles from './card.module.css'
import { cardFacts } from './card-facts'
import { type CardAppearance, cardSize, drawCard } from './draw-card'

/**
 * Shows the picture of a won game, which is drawn in the browser. The visitor can save it, copy it, and share it if the
 * browser supports that.
 */
export function CardDialog({ session, onClose }: { session: GameSession; onClose: () => void }) {
  const { site } = useCommunity()
  const skinId = useStore(skin)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [status, setStatus] = useState('')
  const [facts] = useState(() => cardFacts(session.getState(), new Date().toISOString().slice(0, 10)))
  const [canShare] = useState(() => mayShare(new File([], heartbreakCard.fileName, { type })))

  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !facts) return
    const style = getComputedStyle(element)
    const { digits } = boardColors(skinId)
    const icons = new Image()
    const draw = (picture: CardAppearance['icons']) =>
      drawCard(context, facts, {
        token: (name) => style.getPropertyValue(`--${name}`).trim(),
        digits,
        font: style.fontFamily,
        icons: picture,
        iconAt: 32 * iconNames.indexOf('heartbreak'),
        site: `${site.name} · ${window.location.host}`,
      })
    draw(null)
    icons.src = /url\("?([^")]+)"?\)/.exec(style.getPropertyValue('--icons'))?.[1] ?? ''
    icons.decode().then(
      () => draw(icons),
      // The picture could not be loaded, for example offline: the card has no icon.
      () => undefined,
    )
  }, [facts, skinId, site])

  const picture = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.current?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type)
    })
  const reportWhenDone = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => setStatus(text),
      (error: unknown) => {
        // An AbortError means that the visitor closed the browser's share dialog.
        if (!(error instanceof DOMException && error.code === DOMException.ABORT_ERR))
          setStatus(heartbreakCard.failed)
      },
    )
  const save = async () => saveBlob(heartbreakCard.fileName, await picture())
  // Safari requires that the press passes the promise of the picture, and not the finished picture.
  const copy = async () => navigator.clipboard.write([new ClipboardItem({ [type]: picture() })])
  const share = async () =>
    navigator.share({ files: [new File([await picture()], heartbreakCard.fileName, { type })] })

  return (
    <Dialog title={heartbreakCard.heading} onClose={onClose} width={520}>
      <canvas
        ref={canvas}
        {...cardSize}
        className={styles.card}
        role="img"
        aria-label={facts ? [facts.title, facts.result, facts.board, ...facts.lines].join(', ') : ''}
      />
      <p role="status">{status}</p>
      <DialogButtons
        primary={{
          label: heartbreakCard.save,
          hasFocus: true,
          onClick: () => reportWhenDone(save(), heartbreakCard.saved),
        }}
        dismiss={{ label: common.close, onClick: onClose }}
      >
        <button type="button" onClick={() => reportWhenDone(copy(), heartbreakCard.copied)}>
          {heartbreakCard.copy}
        </button>
        {canShare && (
          <button type="button" onClick={() => reportWhenDone(share(), '')}>
            {heartbreakCard.send}
          </button>
        )}
      </DialogButtons>
    </Dialog>
  )
}

const type = 'image/png'

function mayShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
