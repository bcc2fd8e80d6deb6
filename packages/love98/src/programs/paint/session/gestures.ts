import { onDirection, onSquare } from '@/domain/paint/constrain'
import { drawCurve, fillPolygon } from '@/domain/paint/curves'
import { boxOf, copyRaster, type Point, type Raster } from '@/domain/paint/raster'
import { drawShape, type ShapeKind } from '@/domain/paint/shapes'
import { drawLine, pencilTip, spray, type Tip } from '@/domain/paint/strokes'
import { shapeOfTool, type ToolId, type ToolOptions } from './tools'

/** A press of the pointer or of a key that draws, until its release. Some tools need several presses. */
export type Gesture = {
  /** The next press of a tool that needs several. */
  press?: (at: Point) => void
  move: (at: Point, isConstrained: boolean) => void
  /** @returns true if the tool needs no other press */
  release: () => boolean
  /** Ends a tool that accepts any number of presses. */
  finish?: () => void
}

export type Drawing = {
  /** The picture on screen, which a gesture changes. */
  readonly picture: Raster
  readonly options: ToolOptions
  /** The pixel of the pressed button's color, and that of the other one. */
  readonly pixel: number
  readonly other: number
  readonly random: () => number
}

/** Returns the gesture of a tool that draws, or null for another tool. */
export function startGesture(tool: ToolId, at: Point, drawing: Drawing): Gesture | null {
  const kind = shapeOfTool[tool]
  if (kind) return drawBox(kind, at, drawing)
  const { options, pixel, other } = drawing
  switch (tool) {
    case 'pencil':
      return drawFreely(at, drawing, pencilTip, pixel)
    case 'brush':
      return drawFreely(at, drawing, options.brush, pixel)
    case 'eraser':
      return drawFreely(at, drawing, { shape: 'square', size: options.eraser }, other)
    case 'airbrush':
      return sprayFreely(at, drawing)
    case 'line':
      return drawStraight(at, drawing)
    case 'curve':
      return bend(at, drawing)
    case 'polygon':
      return drawPolygon(at, drawing)
    default:
      return null
  }
}

const isDone = () => true

function drawFreely(start: Point, { picture }: Drawing, tip: Tip, pixel: number): Gesture {
  let last = start
  const move = (at: Point) => {
    drawLine(picture, last, at, tip, pixel)
    last = at
  }
  move(start)
  return { move, release: isDone }
}

function sprayFreely(start: Point, { picture, options, pixel, random }: Drawing): Gesture {
  const move = (at: Point) => spray(picture, at, options.spray, pixel, random)
  move(start)
  return { move, release: isDone }
}

/** Returns a function that draws on the picture as it was at the first press. */
function onUnchanged({ picture }: Drawing): (draw: () => void) => void {
  const before = copyRaster(picture)
  return (draw) => {
    picture.pixels.set(before.pixels)
    draw()
  }
}

const lineTip = ({ line }: ToolOptions): Tip => ({ shape: line < 3 ? 'square' : 'round', size: line })

function drawStraight(start: Point, drawing: Drawing): Gesture {
  const { picture, options, pixel } = drawing
  const again = onUnchanged(drawing)
  const move = (at: Point, isConstrained: boolean) =>
    again(() => {
      drawLine(picture, start, isConstrained ? onDirection(start, at) : at, lineTip(options), pixel)
    })
  move(start, false)
  return { move, release: isDone }
}

function drawBox(kind: ShapeKind, start: Point, drawing: Drawing): Gesture {
  const { picture, options, pixel, other } = drawing
  const again = onUnchanged(drawing)
  const { style, line } = options
  const move = (at: Point, isConstrained: boolean) =>
    again(() => {
      const box = boxOf(start, isConstrained ? onSquare(start, at) : at)
      drawShape(picture, kind, box, { style, line, edge: pixel, inside: other })
    })
  return { move, release: isDone }
}

/** The first press draws a line, and each of two further presses pulls it to a side. */
function bend(start: Point, drawing: Drawing): Gesture {
  const { picture, options, pixel } = drawing
  const again = onUnchanged(drawing)
  let presses = 1
  let points: [Point, Point, Point, Point] = [start, start, start, start]
  const draw = () => again(() => drawCurve(picture, points, lineTip(options), pixel))
  const move = (at: Point, isConstrained: boolean) => {
    const [from, first, , to] = points
    const end = isConstrained ? onDirection(from, at) : at
    if (presses === 1) points = [from, from, end, end]
    else if (presses === 2) points = [from, at, at, to]
    else points = [from, first, at, to]
    draw()
  }
  return {
    move,
    press: (at) => {
      presses++
      move(at, false)
    },
    release: () => presses === 3,
  }
}

/** Pixels around the first corner in which a press closes the polygon. */
const closing = 3

function drawPolygon(start: Point, drawing: Drawing): Gesture {
  const { picture, options, pixel, other } = drawing
  const again = onUnchanged(drawing)
  const corners = [start, start]
  let presses = 1
  const draw = (isClosed: boolean) =>
    again(() => {
      const { style } = options
      if (isClosed && style !== 'outline') fillPolygon(picture, corners, style === 'solid' ? pixel : other)
      for (const [index, corner] of corners.entries()) {
        const next = corners[index + 1] ?? (isClosed ? start : corner)
        drawLine(picture, corner, next, lineTip(options), pixel)
      }
    })
  const move = (at: Point, isConstrained: boolean) => {
    const from = corners.at(-2) ?? start
    corners[corners.length - 1] = isConstrained ? onDirection(from, at) : at
    draw(false)
  }
  const isAtStart = ({ x, y }: Point) => Math.abs(x - start.x) <= closing && Math.abs(y - start.y) <= closing
  return {
    move,
    press: (at) => {
      presses++
      corners.push(at)
      draw(false)
    },
    release: () => {
      if (presses < 3 || !isAtStart(corners.at(-1) ?? start)) return false
      draw(true)
      return true
    },
    finish: () => draw(true),
  }
}
