import { type KeyboardEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { skin } from '@/desktop/preferences/skin'
import { useCommunity } from '@/desktop/use-community'
import { useDesktopStore } from '@/desktop/use-desktop'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { largest, pixelOf } from '@/domain/paint/raster'
import { flippedHorizontally, flippedVertically, inverted, resized } from '@/domain/paint/whole-picture'
import { paint } from '@/texts/paint'
import { lazyNamed } from '@/ui/lazy-named'
import { MenuBar } from '@/ui/menu-bar/menu-bar'
import type { ProgramProps } from '../program-props'
import { findProgram } from '../registry'
import { windowRequest } from '../window-request'
import { colorsOfSkin } from './colors'
import { usePaintFiles } from './files/use-paint-files'
import { paintShortcuts } from './keys'
import { type PaintBar, type PaintCommands, paintMenus } from './menus'
import { createPaintSession } from './session/session'
import { ColorBox } from './view/color-box'
import { PictureView } from './view/picture-view'
import { StatusBar } from './view/status-bar'
import { ToolBox } from './view/tool-box'
import styles from './window.module.css'

const AttributesDialog = lazyNamed(() => import('./view/attributes-dialog'), 'AttributesDialog')

/** Paint: one picture of whole pixels, in the colors of the skin. */
export function PaintProgram({ setTitle, close, guardClose }: ProgramProps) {
  const { defaultSkin } = useCommunity()
  const skinId = useStore(skin) ?? defaultSkin
  const colors = colorsOfSkin(skinId)
  const desktop = useDesktopStore()
  const root = useRef<HTMLDivElement>(null)
  const [session] = useState(() => {
    const [foreground = '#000000', background = '#ffffff'] = [colors[0], colors[8]]
    return createPaintSession(firstSize(), [foreground, background], Math.random)
  })
  const state = useStore(session)
  const [news, tell] = useState<string>(paint.hint)
  const [bars, setBars] = useState<Readonly<Record<PaintBar, boolean>>>(everyBar)
  const [asksSize, setAsksSize] = useState(false)
  /** The text that was typed last, until it is drawn. */
  const typed = useRef<Promise<void>>(Promise.resolve())
  const files = usePaintFiles(session, { typed, tell })
  const title = paint.title(state.name ?? paint.untitled)

  useEffect(() => setTitle(title), [setTitle, title])
  const mayClose = useEffectEvent(() => files.mayDiscard())
  const { isDirty } = state
  // Asks before the window is closed with changes.
  useEffect(() => (isDirty ? guardClose(() => mayClose()) : undefined), [guardClose, isDirty])

  const commands: PaintCommands = {
    ...files.commands,
    exit: close,
    undo: () => {
      tell(session.getState().canUndo ? paint.undone : paint.nothingToUndo)
      session.undo()
    },
    redo: () => {
      tell(session.getState().canRedo ? paint.redone : paint.nothingToRedo)
      session.redo()
    },
    cut: session.cut,
    copy: session.copy,
    paste: () => session.paste(visibleCorner(root.current, state.zoom)),
    remove: session.remove,
    selectAll: session.selectAll,
    toggleGrid: session.toggleGrid,
    flipHorizontally: () => session.change(flippedHorizontally),
    flipVertically: () => session.change(flippedVertically),
    invert: () => session.change(inverted),
    attributes: () => setAsksSize(true),
    clear: () => session.change(({ width, height }) => blank(width, height)),
    topics: () => {
      const help = findProgram('help')
      if (help) desktop.dispatch({ type: 'opened', request: windowRequest(help, 'paint') })
    },
    zoomTo: session.zoomTo,
    toggle: (bar) => setBars({ ...bars, [bar]: !bars[bar] }),
  }
  const blank = (width: number, height: number) =>
    resized({ width: 0, height: 0, pixels: new Uint32Array(0) }, width, height, pixelOf(state.background))

  const onKeyDown = (event: KeyboardEvent) => {
    // The text that is being typed has the keys of a field.
    if (event.defaultPrevented || asksSize || event.target instanceof HTMLTextAreaElement) return
    const { key, altKey, shiftKey } = event
    // On a Mac, CMD is pressed for CTRL.
    const press = { key, altKey, shiftKey, ctrlKey: event.ctrlKey || event.metaKey, metaKey: false }
    const isHandled = handleShortcut(paintShortcuts, press, {
      'undo-drawing': {
        'Control+z': shiftKey ? commands.redo : commands.undo,
        'Control+y': commands.redo,
      },
      'edit-part': {
        ...{ 'Control+x': commands.cut, 'Control+c': commands.copy, 'Control+v': commands.paste },
        ...{ 'Control+a': commands.selectAll, Delete: commands.remove },
      },
      'picture-file': { 'Control+o': commands.open, 'Control+s': commands.save },
    })
    if (isHandled) event.preventDefault()
  }
  const menus = paintMenus(commands, { ...state, hasSelection: state.selection !== null, bars })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole window
    <div ref={root} className={styles.paint} onKeyDown={onKeyDown}>
      <MenuBar label={paint.name} menus={menus} />
      <div className={styles.room}>
        <div className={styles.work}>
          {bars.tools && <ToolBox session={session} skinId={skinId} tell={tell} />}
          <PictureView session={session} tell={tell} typed={typed} />
        </div>
        {bars.colors && <ColorBox session={session} colors={colors} />}
        {bars.status && <StatusBar session={session} news={news} />}
      </div>
      {asksSize && (
        <Suspense>
          <AttributesDialog session={session} onClose={() => setAsksSize(false)} />
        </Suspense>
      )}
    </div>
  )
}

const everyBar = { tools: true, colors: true, status: true }

/** Returns the size of the first picture, which fits the window, in pixels. */
function firstSize(): { width: number; height: number } {
  const { innerWidth, innerHeight } = window
  const isNarrow = innerWidth < 600
  // The rest is the height of the caption, the bars and the taskbar.
  const room = innerHeight - (isNarrow ? 430 : 220)
  return {
    width: isNarrow ? Math.max(120, innerWidth - 36) : 468,
    height: Math.min(isNarrow ? largest.height : 312, Math.max(120, room)),
  }
}

/** Returns the first pixel that is on screen. */
function visibleCorner(root: HTMLElement | null, zoom: number): { x: number; y: number } {
  const desk = root?.querySelector(`.${styles.desk}`)
  return {
    x: Math.floor((desk?.scrollLeft ?? 0) / zoom),
    y: Math.floor((desk?.scrollTop ?? 0) / zoom),
  }
}
