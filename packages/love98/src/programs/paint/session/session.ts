import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Color } from '@/domain/appearance/skin'
import { floodFill } from '@/domain/paint/flood-fill'
import { emptyHistory, redo, remember, undo } from '@/domain/paint/history'
import {
  type Box,
  colorOf,
  copyRaster,
  createRaster,
  isInside,
  type Point,
  paste,
  pixelAt,
  pixelOf,
  type Raster,
} from '@/domain/paint/raster'
import { type Gesture, startGesture } from './gestures'
import { createSelection, type Selection } from './selection'
import { firstOptions, type ToolId, type ToolOptions, zooms } from './tools'

type PaintState = {
  /** Changes with every pixel that changes. */
  readonly tick: number
  readonly size: { readonly width: number; readonly height: number }
  /** The name of the file without its ending, or null for a picture that was never saved. */
  readonly name: string | null
  readonly tool: ToolId
  readonly options: ToolOptions
  readonly foreground: Color
  readonly background: Color
  readonly zoom: number
  readonly hasGrid: boolean
  /** The pixel under the pointer or the keys. */
  readonly at: Point | null
  readonly selection: Box | null
  /** The place of the text that is being typed. */
  readonly textAt: Point | null
  readonly isDrawing: boolean
  readonly isDirty: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canPaste: boolean
}

/** A press: the second button draws with the background color. SHIFT constrains lines and shapes. */
export type Press = { readonly isSecond: boolean; readonly isConstrained: boolean; readonly isCopy: boolean }

export type PaintSession = Pick<StoreApi<PaintState>, 'getState' | 'getInitialState' | 'subscribe'> &
  ReturnType<typeof createActions>

/** The part that was cut or copied last. It stays in this program. */
const clipboard: { part: Raster | null } = { part: null }

/** Creates an empty picture with its undo steps and tools. `random` returns numbers from 0 to below 1. */
export function createPaintSession(
  size: { width: number; height: number },
  [foreground, background]: readonly [Color, Color],
  random: () => number,
): PaintSession {
  const store = createStore<PaintState>(() => ({
    ...{ tick: 0, size, name: null, tool: 'pencil', options: firstOptions, foreground, background },
    ...{ zoom: 1, hasGrid: true, at: null, selection: null, textAt: null },
    ...{ isDrawing: false, isDirty: false, canUndo: false, canRedo: false },
    canPaste: clipboard.part !== null,
  }))
  const { getState, getInitialState, subscribe } = store
  return { getState, getInitialState, subscribe, ...createActions(store, random) }
}

function createActions(store: StoreApi<PaintState>, random: () => number) {
  const { size: first, background: paper } = store.getState()
  let picture = createRaster(first.width, first.height, pixelOf(paper))
  let history = emptyHistory
  let savedVersion = history.version
  let gesture: Gesture | null = null
  let before: Raster | null = null
  let toolBefore: ToolId = 'pencil'
  let stamp: Raster | null = null
  const set = (part: Partial<PaintState>) => store.setState(part)
  const state = () => store.getState()
  const background = () => pixelOf(state().background)

  const show = () =>
    set({
      tick: state().tick + 1,
      size: { width: picture.width, height: picture.height },
      selection: selection.box(),
      isDrawing: gesture !== null || selection.isDragged(),
      isDirty: history.version !== savedVersion || selection.isLifted() || gesture !== null,
      canUndo: history.past.length > 0 || selection.isLifted(),
      canRedo: history.future.length > 0,
      canPaste: clipboard.part !== null,
    })
  const commit = (old: Raster) => {
    history = remember(history, old, picture)
    show()
  }
  const selection: Selection = createSelection({
    picture: () => picture,
    background,
    isOpaque: () => state().options.isOpaque,
    commit,
    show,
  })

  /** Ends what is not finished: a gesture is taken back, and a moved part stays where it is. */
  const settle = () => {
    cancelGesture()
    selection.drop()
  }
  const cancelGesture = () => {
    if (gesture && before) picture.pixels.set(before.pixels)
    gesture = null
    show()
  }
  const endGesture = () => {
    const old = before
    gesture = null
    before = null
    if (old) commit(old)
  }
  /** Replaces the whole picture as one step. */
  const change = (changed: (raster: Raster) => Raster) => {
    settle()
    selection.clear()
    const old = picture
    picture = changed(old)
    commit(old)
  }
  const step = (move: typeof undo) => {
    if (gesture) return cancelGesture()
    selection.drop()
    selection.clear()
    const moved = move(history, picture)
    if (moved) ({ history, picture } = moved)
    show()
  }
  const replace = (raster: Raster, name: string | null) => {
    settle()
    selection.clear()
    picture = raster
    history = emptyHistory
    savedVersion = history.version
    set({ name, textAt: null, zoom: 1 })
    show()
  }
  const chooseTool = (tool: ToolId) => {
    if (gesture?.finish) {
      gesture.finish()
      endGesture()
    } else cancelGesture()
    selection.drop()
    selection.clear()
    if (state().tool !== 'pick' && state().tool !== 'magnifier') toolBefore = state().tool
    set({ tool, textAt: null })
    show()
  }
  const zoomTo = (zoom: number) => set({ zoom: Math.min(zooms.length, Math.max(1, zoom)) })

  /** Draws at once what needs no dragging. Returns false for another tool. */
  const drawAtOnce = (at: Point, { isSecond }: Press, pixel: number): boolean => {
    const { tool, zoom } = state()
    switch (tool) {
      case 'fill': {
        const old = copyRaster(picture)
        floodFill(picture, at, pixel)
        commit(old)
        return true
      }
      case 'pick':
        if (isInside(picture, at))
          set({ [isSecond ? 'background' : 'foreground']: colorOf(pixelAt(picture, at)) })
        chooseTool(toolBefore)
        return true
      case 'magnifier':
        zoomTo(isSecond ? zoom >> 1 : zoom * 2)
        return true
      case 'text':
        set({ textAt: at })
        return true
      case 'stamp':
        if (stamp) {
          const old = copyRaster(picture)
          paste(picture, stamp, { x: at.x - (stamp.width >> 1), y: at.y - (stamp.height >> 1) })
          commit(old)
        }
        return true
      default:
        return false
    }
  }

  return {
    /** The picture on screen. It changes with each gesture and must not be kept. */
    picture: () => picture,
    chooseTool,
    zoomTo,
    setOptions: (part: Partial<ToolOptions>) => {
      set({ options: { ...state().options, ...part } })
      selection.redraw()
    },
    setStamp: (name: string, icon: Raster | null) => {
      stamp = icon
      set({ options: { ...state().options, stamp: name } })
    },
    setColor: (color: Color, isBackground: boolean) =>
      set({ [isBackground ? 'background' : 'foreground']: color }),
    swapColors: () => set({ foreground: state().background, background: state().foreground }),
    toggleGrid: () => set({ hasGrid: !state().hasGrid }),
    point: (at: Point | null) => set({ at }),

    press: (at: Point, press: Press) => {
      const { tool, foreground, options, textAt } = state()
      // A press next to the text ends it.
      if (textAt) return set({ textAt: null })
      const colors = [pixelOf(foreground), background()] as const
      const [pixel, other] = press.isSecond ? [colors[1], colors[0]] : colors
      if (gesture?.press) gesture.press(at)
      else if (tool === 'select') selection.press(at, press.isCopy)
      else if (!drawAtOnce(at, press, pixel)) {
        before = copyRaster(picture)
        gesture = startGesture(tool, at, { picture, options, pixel, other, random })
      }
      show()
    },
    move: (at: Point, isConstrained: boolean) => {
      if (gesture) gesture.move(at, isConstrained)
      else if (!selection.isDragged()) return
      else selection.move(at)
      show()
    },
    release: () => {
      if (gesture?.release()) endGesture()
      else selection.release()
      show()
    },
    /** Ends a polygon. */
    finish: () => {
      if (!gesture?.finish) return false
      gesture.finish()
      endGesture()
      return true
    },
    /** Takes back a gesture, or removes the selection. @returns false if there was nothing to cancel */
    cancel: () => {
      const { textAt, selection: box } = state()
      if (!gesture && !box && !textAt) return false
      if (gesture) cancelGesture()
      else settle()
      selection.clear()
      set({ textAt: null })
      show()
      return true
    },
    /** Draws a part as one step: a typed text, or a stamp. */
    draw: (part: Raster, at: Point) => {
      const old = copyRaster(picture)
      paste(picture, part, at)
      commit(old)
    },
    leaveText: () => set({ textAt: null }),

    undo: () => step(undo),
    redo: () => step(redo),
    cut: () => {
      const part = selection.copy()
      if (part) clipboard.part = part
      selection.remove()
    },
    copy: () => {
      clipboard.part = selection.copy() ?? clipboard.part
      show()
    },
    paste: (at: Point) => {
      if (!clipboard.part) return
      chooseTool('select')
      selection.paste(clipboard.part, at)
    },
    remove: () => selection.remove(),
    selectAll: () => {
      chooseTool('select')
      selection.selectAll()
    },
    change,
    replace,
    /** Puts down a moved part, so that the picture is complete. */
    settle,
    saved: (name: string) => {
      settle()
      savedVersion = history.version
      set({ name })
      show()
    },
  }
}
