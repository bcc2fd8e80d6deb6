import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { saveBlob } from '@/browser/save-blob'
import { skin } from '@/desktop/preferences/skin'
import { useCommunity } from '@/desktop/use-community'
import { heartbreakTexts } from '@/texts/en/heartbreak/heartbreak'
import { cardTexts } from '@/texts/en/heartbreak/heartbreak-card'
import { useTexts } from '@/texts/use-texts'
import { Dialog } from '@/ui/dialog/dialog'
import { iconNames } from '@/ui/generated/icons'
import { boardColors } from '../board/board-colors'
import type { GameSession } from '../game/game-session'
import styles from './card.module.css'
import { cardFacts } from './card-facts'
import { type CardLook, cardSize, drawCard } from './draw-card'

/** The picture of a won game, drawn in the browser: to save, to copy and, where the browser can, to share. */
export function CardDialog({ session, onClose }: { session: GameSession; onClose: () => void }) {
  const texts = useTexts(cardTexts)
  const names = useTexts(heartbreakTexts)
  const { site } = useCommunity()
  const skinId = useStore(skin)
  const canvas = useRef<HTMLCanvasElement>(null)
  const [said, setSaid] = useState('')
  const [facts] = useState(() =>
    cardFacts(session.getState(), new Date().toISOString().slice(0, 10), texts, names),
  )
  const [canShare] = useState(() => mayShare(new File([], texts.fileName, { type })))

  // Canvas, computed style, and the picture of the icons.
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context || !facts) return
    const style = getComputedStyle(element)
    const { digits } = boardColors(skinId)
    const icons = new Image()
    const draw = (picture: CardLook['icons']) =>
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
      // Offline: the card has no icon.
      () => undefined,
    )
  }, [facts, skinId, site])

  const picture = () =>
    new Promise<Blob>((resolve, reject) => {
      canvas.current?.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), type)
    })
  const tell = (done: Promise<unknown>, text: string) =>
    void done.then(
      () => setSaid(text),
      (error: unknown) => {
        // The visitor closed the browser's own list.
        if (!(error instanceof DOMException && error.name === 'AbortError')) setSaid(texts.failed)
      },
    )
  const save = async () => saveBlob(texts.fileName, await picture())
  // Safari wants the promise of the picture, within the press.
  const copy = async () => navigator.clipboard.write([new ClipboardItem({ [type]: picture() })])
  const share = async () =>
    navigator.share({ files: [new File([await picture()], texts.fileName, { type })] })

  return (
    <Dialog title={texts.heading} onClose={onClose} width={520}>
      <canvas
        ref={canvas}
        {...cardSize}
        className={styles.card}
        role="img"
        aria-label={facts ? [facts.title, facts.result, facts.board, ...facts.lines].join(', ') : ''}
      />
      <p role="status">{said}</p>
      <div className="button-row">
        <button type="button" data-default data-autofocus onClick={() => tell(save(), texts.saved)}>
          {texts.save}
        </button>
        <button type="button" onClick={() => tell(copy(), texts.copied)}>
          {texts.copy}
        </button>
        {canShare && (
          <button type="button" onClick={() => tell(share(), '')}>
            {texts.send}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </Dialog>
  )
}

const type = 'image/png'

/** Whether the browser hands pictures to other programs (Web Share, level 2). */
function mayShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
