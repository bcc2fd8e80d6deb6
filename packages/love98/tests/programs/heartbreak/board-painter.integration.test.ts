// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fieldOf } from '@/domain/heartbreak/board/field'
import { createBoardPainter } from '@/programs/heartbreak/board/board-painter'
import { tile } from '@/programs/heartbreak/board/tiles'

const field = fieldOf(30, 16)
const size = 24
const fillRect = vi.fn()
let frames: FrameRequestCallback[] = []

beforeEach(() => {
  frames = []
  fillRect.mockClear()
  const context = { drawImage: vi.fn(), createPattern: () => ({}), fillRect }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never)
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame))
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = []
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a large board is drawn in one frame, and its cells are named for a few milliseconds per frame', () => {
  const { canvas, names, painter } = paintedBoard({ nameTakes: 0.02 })
  painter.paint(new Uint8Array(field.size).fill(tile.covered))
  expect(drawnCells(fillRect)).toBe(0)
  expect(runFrame()).toBe(1)
  expect(drawnCells(fillRect)).toBe(field.size)
  expect(canvas.width).toBe(30 * size)
  expect(names()).toBe(120)
  expect(runFrame()).toBe(1)
  // Naming stops at 3 ms: two clock readings are below, the third one is above.
  expect(names()).toBe(360)
  expect(runFrame()).toBe(1)
  expect(names()).toBe(480)
  expect(runFrame()).toBe(0)
})

test('a small change is drawn and named at once', () => {
  const { names, painter } = paintedBoard({ nameTakes: 1 })
  const tiles = new Uint8Array(field.size).fill(tile.closed)
  painter.paint(tiles)
  while (runFrame() > 0);
  fillRect.mockClear()
  tiles.fill(0, 60, 100)
  painter.paint(tiles)
  expect(drawnCells(fillRect)).toBe(40)
  expect(names('0')).toBe(40)
  expect(frames).toHaveLength(0)
})

test('a press before a large board is drawn is drawn with it', () => {
  const { painter } = paintedBoard({ nameTakes: 1 })
  const tiles = new Uint8Array(field.size).fill(tile.covered)
  painter.paint(tiles)
  painter.paint(tiles.fill(0, 0, 40))
  expect(frames).toHaveLength(1)
  runFrame()
  expect(drawnCells(fillRect)).toBeGreaterThanOrEqual(field.size)
})

test('a change while cells are being named starts over with the current board', () => {
  const { names, painter } = paintedBoard({ nameTakes: 1 })
  painter.paint(new Uint8Array(field.size).fill(tile.covered))
  runFrame()
  painter.paint(new Uint8Array(field.size).fill(tile.closed))
  expect(frames).toHaveLength(1)
  while (runFrame() > 0);
  expect(names(String(tile.closed))).toBe(field.size)
})

test('the tab stop is named first', () => {
  const { grid, painter } = paintedBoard({ nameTakes: 1 })
  painter.stopAt(479)
  painter.paint(new Uint8Array(field.size).fill(tile.covered))
  runFrame()
  expect(grid.querySelector('[data-cell="479"]')?.getAttribute('data-tile')).toBe(String(tile.covered))
})

test('a pressed heart is drawn open until it is released, a number stays as it is', () => {
  const { painter } = paintedBoard({ nameTakes: 0 })
  painter.paint(new Uint8Array(field.size).fill(tile.closed).fill(3, 0, 1))
  fillRect.mockClear()
  painter.press([0, 1])
  expect(fillRect.mock.calls).toEqual([
    [0, 0, size, size],
    [size, 0, size, size],
  ])
  painter.press([])
  expect(fillRect).toHaveBeenCalledTimes(4)
})

test('a lost canvas is drawn again when it is restored, until the painter ends', () => {
  const { canvas, painter } = paintedBoard({ nameTakes: 0 })
  fillRect.mockClear()
  canvas.dispatchEvent(new Event('contextrestored'))
  expect(drawnCells(fillRect)).toBe(field.size)
  painter.end()
  fillRect.mockClear()
  canvas.dispatchEvent(new Event('contextrestored'))
  expect(fillRect).not.toHaveBeenCalled()
})

/** @param nameTakes ms to name one cell */
function paintedBoard({ nameTakes }: { nameTakes: number }) {
  let time = 0
  const grid = document.createElement('div')
  for (let cell = 0; cell < field.size; cell++) {
    const element = document.createElement('div')
    element.tabIndex = -1
    element.dataset.cell = String(cell)
    grid.append(element)
  }
  const canvas = document.createElement('canvas')
  const sheet = document.createElement('canvas')
  sheet.width = size * 16
  sheet.height = size
  const nameOf = (row: number, column: number, picture: number) => {
    time += nameTakes
    return `${row} ${column} ${picture}`
  }
  const painter = createBoardPainter({ grid, canvas, field, nameOf, now: () => time })
  painter.drawWith(sheet)
  fillRect.mockClear()
  /** Returns the number of named cells, or of cells with the given picture. */
  const names = (picture?: string) =>
    grid.querySelectorAll(picture === undefined ? '[data-tile]' : `[data-tile="${picture}"]`).length
  return { canvas, grid, names, painter }
}

/** @returns the number of frames that were waiting */
function runFrame(): number {
  const waiting = frames
  frames = []
  for (const frame of waiting) frame(0)
  return waiting.length
}

function drawnCells({ mock }: typeof fillRect): number {
  return mock.calls.reduce((sum, [, , width, height]) => sum + (width * height) / size ** 2, 0)
}
