import { memo, useRef } from 'react'
import { useDesktop, useDesktopStore } from '@/desktop/use-desktop'
import { depthOf, focusedWindow } from '@/domain/desktop/windows'
import { common } from '@/texts/common'
import { windows } from '@/texts/windows'

import { setTooltipIfTruncated } from '@/ui/tooltip/tooltip-if-truncated'
import { CaptionIcon } from './caption-icon'
import { openWindowMenu } from './open-window-menu'
import { ProgramBody } from './program-body'
import { useWindowDrag } from './use-window-drag'
import { useWindowFocus } from './use-window-focus'
import { WindowBorder } from './window-border'
import styles from './window-frame.module.css'

/** The frame around every window: caption, buttons, edges. It does not depend on the program inside. */
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
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is the pointer's way; the system menu serves every other */}
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
