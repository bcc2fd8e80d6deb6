import { memo, type RefObject, useEffect, useRef } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { depthOf, focusedWindow } from '@/domain/windows/windows'
import { common } from '@/texts/common'
import { windows } from '@/texts/windows'
import { Icon } from '@/ui/icon'
import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import { openWindowMenu, prepareWindowMenu } from './open-window-menu'
import { ProgramBody } from './program-body'
import { useWindowDrag } from './use-window-drag'
import { WindowBorder } from './window-border'
import styles from './window-frame.module.css'

/**
 * Manages the focus of a window. It takes the focus when it opens or is restored. When closed, it returns the focus to
 * its opener, or else to the next window. When minimized, it passes the focus to the next window, or else to its
 * taskbar button.
 */
function useWindowFocus(frame: RefObject<HTMLElement | null>, id: string, isShown: boolean): void {
  const opener = useRef<Element>(null)
  useEffect(() => {
    const element = frame.current
    if (!element || !isShown) return
    const { activeElement } = document
    // Restoring a minimized window does not change its opener.
    opener.current ??= activeElement
    if (element.dataset.active !== undefined && !element.contains(activeElement))
      element.focus({ preventScroll: true })
    return () => {
      // A background window was closed: the focus stays where it is.
      const { activeElement } = document
      if (activeElement && activeElement !== document.body && !element.contains(activeElement)) return
      const next = frontWindow(id)
      const task = document.querySelector<HTMLElement>(`[data-task='${id}']`)
      // Closing a window activates the next one, not the desktop.
      const first = opener.current?.closest('nav') ? next : null
      const candidates = element.isConnected ? [next, task] : [first, opener.current, next, task]
      candidates.find(takesFocus)
    }
  }, [frame, id, isShown])
}

function frontWindow(except: string): HTMLElement | undefined {
  const others = [...document.querySelectorAll<HTMLElement>('[data-window]:not([hidden])')]
  return others.filter(({ id }) => id !== except).sort((a, b) => zIndex(b) - zIndex(a))[0]
}

function takesFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement) || element === document.body || !element.isConnected) return false
  element.focus({ preventScroll: true })
  return document.activeElement === element
}

function zIndex(element: HTMLElement): number {
  return Number(element.style.zIndex)
}

/** The small icon of a caption: one click opens the system menu below it, a double click closes the window. */
function CaptionIcon({ id, icon, title }: { id: string; icon: string; title: string }) {
  const store = useDesktopStore()
  const button = useRef<HTMLButtonElement>(null)
  return (
    <button
      ref={button}
      type="button"
      className={styles.icon}
      aria-haspopup="menu"
      aria-label={windows.systemMenu(title)}
      onPointerEnter={prepareWindowMenu}
      onFocus={prepareWindowMenu}
      onClick={({ detail }) => {
        if (detail > 1) void store.close(id)
        else if (button.current) openWindowMenu(store, id, button.current)
      }}
    >
      <Icon name={icon} size={16} />
    </button>
  )
}

export const WindowFrame = memo(function WindowFrame({ id }: { id: string }) {
  const store = useDesktopStore()
  const window = useDesktop((desktop) => desktop.windows[id])
  const depth = useDesktop((desktop) => depthOf(desktop, id))
  const active = useDesktop((desktop) => focusedWindow(desktop) === id)
  const frame = useRef<HTMLElement>(null)
  const drag = useWindowDrag(frame, id, {
    onDoubleClick: () => toggleSize(),
    onLongPress: (at) => openWindowMenu(store, id, at),
  })
  const isShown = window?.minimized === false
  // A window that is restored in minimized state loads its program when it is first shown.
  const wasShown = useRef(false)
  wasShown.current ||= isShown
  useWindowFocus(frame, id, isShown)
  if (!window) return null

  const { rect, minimized, maximized, resizable, dialog, title, icon } = window
  const raise = () => {
    if (focusedWindow(store.getState()) !== id) store.dispatch({ type: 'focused', id })
  }
  function toggleSize() {
    if (resizable) store.dispatch({ type: maximized ? 'restored' : 'maximized', id })
  }

  return (
    <section
      ref={frame}
      role="dialog"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      id={id}
      hidden={minimized}
      className={styles.frame}
      data-window=""
      data-active={active || undefined}
      data-maximized={maximized || undefined}
      data-dialog={dialog ?? undefined}
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging needs a pointer; the system menu has keys */}
        <div
          className={styles.caption}
          data-caption=""
          {...drag}
          onContextMenu={(event) => {
            event.preventDefault()
            // On touch screens a long press has already opened the menu.
            if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType !== 'mouse') return
            openWindowMenu(store, id, { x: event.clientX, y: event.clientY })
          }}
        >
          <CaptionIcon id={id} icon={icon} title={title} />
          <h2 id={`${id}-title`} onPointerEnter={({ currentTarget }) => setTooltipIfTruncated(currentTarget)}>
            {title}
          </h2>
          <span className={styles.buttons}>
            {!dialog && (
              <>
                <button
                  type="button"
                  className="caption-button"
                  data-glyph="minimize"
                  aria-label={windows.minimize}
                  onClick={() => store.dispatch({ type: 'minimized', id })}
                />
                <button
                  type="button"
                  className="caption-button"
                  data-glyph={maximized ? 'restore' : 'maximize'}
                  aria-label={maximized ? windows.restore : windows.maximize}
                  disabled={!resizable}
                  onClick={toggleSize}
                />
              </>
            )}
            <button
              type="button"
              className="caption-button"
              data-glyph="close"
              aria-label={common.close}
              onClick={() => void store.close(id)}
            />
          </span>
        </div>
        <div className={styles.body}>
          {wasShown.current && <ProgramBody windowId={id} program={window.program} title={title} />}
        </div>
      </div>
      {resizable && !maximized && <WindowBorder id={id} frame={frame} />}
    </section>
  )
})
