import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { dismissShortcuts } from '@/domain/keyboard/desktop-shortcuts'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { CaptionTitle } from '@/ui/dialog/caption-title'
import { placeMenu } from '@/ui/menu/menu-place'
import styles from './tray-panel.module.css'
import type { TrayPanelProps } from './use-tray-panel'

type PanelProps = TrayPanelProps & {
  title: string
  /** Draws the title in a caption with a Close button. @default false */
  hasCaption?: boolean
  children: ReactNode
}

/** A small window above its button in the tray: Escape, a press elsewhere and another window close it. */
export function TrayPanel({ title, hasCaption = false, button, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const element = panel.current
    const anchor = button.current?.getBoundingClientRect()
    if (!element || !anchor) return
    element.showPopover?.()
    const place = placeMenu({
      anchor,
      menu: element.getBoundingClientRect(),
      screen: { width: innerWidth, height: innerHeight },
      side: 'below',
      direction: element.matches(':dir(rtl)') ? 'rtl' : 'ltr',
    })
    element.style.left = `${place.x}px`
    element.style.top = `${place.y}px`
    ;(element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus({ preventScroll: true })
  }, [button])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const closeOutside = ({ target }: Event) => {
      const isInside = [panel, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      )
      if (!isInside) onClose()
    }
    document.addEventListener('pointerdown', closeOutside, { capture: true, signal })
    window.addEventListener('blur', onClose, { signal })
    window.addEventListener('resize', onClose, { signal })
    return () => stop.abort()
  }, [button, onClose])

  return (
    <div
      ref={panel}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      popover="manual"
      className={styles.panel}
      data-captioned={hasCaption || undefined}
      onKeyDown={(event) => {
        event.stopPropagation()
        handleShortcut(dismissShortcuts, event, { dismiss: onClose })
      }}
    >
      {hasCaption ? (
        <>
          <div className={styles.caption}>
            <CaptionTitle title={title} onClose={onClose} />
          </div>
          <div className={styles.content}>{children}</div>
        </>
      ) : (
        children
      )}
    </div>
  )
}
