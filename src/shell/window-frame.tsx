import { memo, useEffect, useRef } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { depthOf, focusedWindow } from '@/domain/windows'
import { Icon } from '@/ui/icon'
import { ProgramBody } from './program-body'
import { useWindowDrag } from './use-window-drag'
import { WindowBorder } from './window-border'
import styles from './window-frame.module.css'

/** The frame around every window: caption, buttons, edges. It knows nothing of the program inside. */
export const WindowFrame = memo(function WindowFrame({ id }: { id: string }) {
  const store = useDesktopStore()
  const window = useDesktop((desktop) => desktop.windows[id])
  const depth = useDesktop((desktop) => depthOf(desktop, id))
  const active = useDesktop((desktop) => focusedWindow(desktop) === id)
  const frame = useRef<HTMLElement>(null)
  const drag = useWindowDrag(frame, id)
  useWindowFocus(frame, id, window?.minimised ?? false)
  if (!window) return null

  const { rect, minimised, maximised, resizable, title, icon } = window
  const raise = () => {
    if (focusedWindow(store.getState()) !== id) store.dispatch({ type: 'focused', id })
  }
  const toggleSize = () => resizable && store.dispatch({ type: maximised ? 'restored' : 'maximised', id })

  return (
    <section
      ref={frame}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      id={id}
      hidden={minimised}
      className={styles.frame}
      data-window=""
      data-active={active || undefined}
      data-maximised={maximised || undefined}
      style={{
        zIndex: depth + 1,
        '--x': `${rect.x}px`,
        '--y': `${rect.y}px`,
        '--width': `${rect.width}px`,
        '--height': `${rect.height}px`,
      }}
      onPointerDown={raise}
      onFocus={raise}
    >
      <div className={styles.window}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is the pointer's way; the buttons beside serve every other */}
        <div
          className={styles.caption}
          data-caption=""
          {...drag}
          onDoubleClick={(event) => !onButton(event.target) && toggleSize()}
        >
          <Icon name={icon} size={16} />
          <h2 id={`${id}-title`}>{title}</h2>
          <span className={styles.buttons}>
            <button
              type="button"
              className="caption-button"
              data-glyph="minimise"
              aria-label="Minimize"
              onClick={() => store.dispatch({ type: 'minimised', id })}
            />
            <button
              type="button"
              className="caption-button"
              data-glyph={maximised ? 'restore' : 'maximise'}
              aria-label={maximised ? 'Restore' : 'Maximize'}
              disabled={!resizable}
              onClick={toggleSize}
            />
            <button
              type="button"
              className="caption-button"
              data-glyph="close"
              aria-label="Close"
              onClick={() => void store.close(id)}
            />
          </span>
        </div>
        <div className={styles.body}>
          <ProgramBody windowId={id} program={window.program} title={title} />
        </div>
      </div>
      {resizable && !maximised && <WindowBorder id={id} frame={frame} />}
    </section>
  )
})

function onButton(target: EventTarget): boolean {
  return target instanceof Element && target.closest('button') !== null
}

/** A window takes the focus when it opens or comes back, and gives it back to its opener when it goes. */
function useWindowFocus(frame: React.RefObject<HTMLElement | null>, id: string, minimised: boolean): void {
  // Focus is the document's, not React's.
  useEffect(() => {
    const element = frame.current
    if (!element || minimised) return
    const opener = document.activeElement
    element.focus({ preventScroll: true })
    return () => {
      const others = [...document.querySelectorAll<HTMLElement>('[data-window]:not([hidden])')]
      const next = others.filter((other) => other.id !== id).sort((a, b) => zIndex(b) - zIndex(a))[0]
      const target =
        opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : next
      target?.focus({ preventScroll: true })
    }
  }, [frame, id, minimised])
}

function zIndex(element: HTMLElement): number {
  return Number(element.style.zIndex)
}
