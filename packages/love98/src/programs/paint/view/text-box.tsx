import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { smallLetters } from '@/domain/appearance/letter-fit'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { type Point, pixelOf } from '@/domain/paint/raster'
import { paint } from '@/texts/paint'
import { TextArea } from '@/ui/text-field/text-area'
import type { PaintSession } from '../session/session'
import styles from '../window.module.css'
import { drawText, lineHeight, loadTextFont, textFamily } from './small-rasters'

type TextBoxProps = {
  session: PaintSession
  at: Point
  style: CSSProperties
  zoom: number
  /** Set to the drawing of the text when the box is removed. */
  typed: RefObject<Promise<void>>
}

/** A text while it is typed. It becomes pixels when the box is removed: with another tool, or a press next to it. */
export function TextBox({ session, at, style, zoom, typed }: TextBoxProps) {
  const { options, foreground, background } = useStore(session)
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState('')
  const isCanceled = useRef(false)
  const { textScale: scale, isBold, isOpaque } = options

  const draw = useEffectEvent(async () => {
    if (isCanceled.current || text.trim() === '') return
    const behind = isOpaque ? pixelOf(background) : null
    const part = await drawText(text, { scale, isBold, pixel: pixelOf(foreground), behind })
    if (part) session.draw(part, at)
  })
  useEffect(() => {
    field.current?.focus()
    void loadTextFont()
    return () => {
      typed.current = draw()
    }
  }, [typed])

  return (
    <TextArea
      ref={field}
      aria-label={paint.typedText}
      className={styles.text}
      rows={1}
      wrap="off"
      spellCheck={false}
      value={text}
      onChange={setText}
      onKeyDown={(event) => {
        const isHandled = handleShortcut(dismissShortcuts, event, {
          dismiss: () => {
            isCanceled.current = true
            session.leaveText()
          },
        })
        if (isHandled) event.preventDefault()
        event.stopPropagation()
      }}
      style={{
        ...style,
        color: foreground,
        background: isOpaque ? background : 'transparent',
        fontFamily: `'${textFamily}', sans-serif`,
        fontWeight: isBold ? 700 : 400,
        '--text-size': `${smallLetters.dots * scale * zoom}px`,
        '--text-line': `${lineHeight * scale * zoom}px`,
      }}
    />
  )
}
