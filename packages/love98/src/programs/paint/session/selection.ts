import {
  type Box,
  boxOf,
  clipBox,
  copyRaster,
  cutOut,
  fillBox,
  type Point,
  paste,
  type Raster,
} from '@/domain/paint/raster'

type Picture = {
  readonly picture: () => Raster
  /** The pixel that a moved part leaves. */
  readonly background: () => number
  readonly isOpaque: () => boolean
  readonly commit: (before: Raster) => void
  readonly show: () => void
}

/** A part that was lifted from the picture: it moves over `under` until it is dropped. */
type Lifted = { readonly part: Raster; readonly under: Raster; readonly before: Raster }

export type Selection = ReturnType<typeof createSelection>

/** The selected rectangle of a picture, which can be moved, copied and removed. */
export function createSelection({ picture, background, isOpaque, commit, show }: Picture) {
  let box: Box | null = null
  let lifted: Lifted | null = null
  let drag: { readonly from: Point; readonly grip: Point | null } | null = null

  const draw = () => {
    if (!lifted || !box) return
    const { part, under } = lifted
    picture().pixels.set(under.pixels)
    paste(picture(), part, box, isOpaque() ? null : background())
  }
  const lift = (leavesCopy: boolean) => {
    if (!box || lifted) return
    const before = copyRaster(picture())
    const part = cutOut(before, box)
    const under = copyRaster(before)
    if (!leavesCopy) fillBox(under, box, background())
    lifted = { part, under, before }
  }
  const drop = () => {
    const old = lifted
    lifted = null
    drag = null
    if (!old || !box) return
    box = clipBox(picture(), box)
    commit(old.before)
  }
  const clear = () => {
    box = null
    drag = null
    show()
  }

  return {
    box: () => box,
    isLifted: () => lifted !== null,
    isDragged: () => drag !== null,
    redraw: () => {
      draw()
      show()
    },
    drop,
    clear,
    press: (at: Point, isCopy: boolean) => {
      if (box && contains(box, at)) {
        if (isCopy) drop()
        if (!box) return
        lift(isCopy)
        drag = { from: at, grip: { x: at.x - box.x, y: at.y - box.y } }
        draw()
        return
      }
      drop()
      box = null
      drag = { from: at, grip: null }
    },
    move: (at: Point) => {
      if (drag?.grip && box) {
        box = { ...box, x: at.x - drag.grip.x, y: at.y - drag.grip.y }
        draw()
      } else if (drag) box = clipBox(picture(), boxOf(drag.from, at))
    },
    release: () => {
      if (!drag?.grip && box && box.width * box.height === 1) box = null
      drag = null
    },
    /** Returns a copy of the selected part, or null if nothing is selected. */
    copy: () => {
      if (lifted) return copyRaster(lifted.part)
      return box && cutOut(picture(), box)
    },
    remove: () => {
      if (!box) return
      lift(false)
      if (lifted) picture().pixels.set(lifted.under.pixels)
      const old = lifted
      lifted = null
      clear()
      if (old) commit(old.before)
    },
    paste: (part: Raster, at: Point) => {
      drop()
      const before = copyRaster(picture())
      lifted = { part: copyRaster(part), under: copyRaster(before), before }
      box = { ...at, width: part.width, height: part.height }
      draw()
      show()
    },
    selectAll: () => {
      drop()
      box = { x: 0, y: 0, width: picture().width, height: picture().height }
      show()
    },
  }
}

function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height
}
