import { expect, test } from 'vitest'
import { createRaster, pixelAt, pixelOf } from '@/domain/paint/raster'
import { createPaintSession, type PaintSession } from './session'
import type { ToolId } from './tools'

const [black, white] = ['#000000', '#ffffff'] as const
const first = { isSecond: false, isConstrained: false, isCopy: false }

const open = () => createPaintSession({ width: 20, height: 10 }, [black, white], () => 0.5)

type Place = readonly [x: number, y: number]

function drag(session: PaintSession, [x, y]: Place, [toX, toY]: Place, press = first): void {
  session.press({ x, y }, press)
  session.move({ x: toX, y: toY }, press.isConstrained)
  session.release()
}

/** The columns and rows of all pixels of a color. */
function pixelsOf(session: PaintSession, color: `#${string}`): string[] {
  const { width, pixels } = session.picture()
  const places = Array.from(pixels, (pixel, at) => (pixel === pixelOf(color) ? at : -1)).filter(
    (at) => at >= 0,
  )
  return places.map((at) => `${at % width},${Math.floor(at / width)}`)
}

test('a drag draws one step, which undo takes back and redo repeats', () => {
  const session = open()
  drag(session, [1, 1], [3, 1])
  expect(pixelsOf(session, black)).toEqual(['1,1', '2,1', '3,1'])
  expect(session.getState()).toMatchObject({ isDirty: true, canUndo: true, canRedo: false })
  session.undo()
  expect(pixelsOf(session, black)).toEqual([])
  expect(session.getState()).toMatchObject({ isDirty: false, canUndo: false, canRedo: true })
  session.redo()
  expect(pixelsOf(session, black)).toHaveLength(3)
})

test('the second button draws with the background color, and the eraser with the other one', () => {
  const session = open()
  session.setColor('#ff0000', true)
  drag(session, [0, 0], [0, 0], { ...first, isSecond: true })
  expect(pixelsOf(session, '#ff0000')).toEqual(['0,0'])
  session.chooseTool('eraser')
  session.setOptions({ eraser: 4 })
  session.press({ x: 10, y: 5 }, first)
  session.release()
  expect(pixelsOf(session, '#ff0000')).toHaveLength(17)
})

test('a canceled gesture leaves no trace and no step', () => {
  const session = open()
  session.chooseTool('rectangle')
  session.press({ x: 1, y: 1 }, first)
  session.move({ x: 9, y: 8 }, false)
  expect(pixelsOf(session, black).length).toBeGreaterThan(0)
  expect(session.cancel()).toBe(true)
  expect(pixelsOf(session, black)).toEqual([])
  expect(session.getState().canUndo).toBe(false)
  expect(session.cancel()).toBe(false)
})

test('SHIFT draws squares and level lines', () => {
  const session = open()
  session.chooseTool('line')
  drag(session, [2, 2], [9, 3], { ...first, isConstrained: true })
  expect(pixelsOf(session, black)).toEqual(['2,2', '3,2', '4,2', '5,2', '6,2', '7,2', '8,2', '9,2'])
  session.undo()
  session.chooseTool('rectangle')
  drag(session, [2, 2], [4, 7], { ...first, isConstrained: true })
  expect(pixelAt(session.picture(), { x: 7, y: 7 })).toBe(pixelOf(black))
})

test('a selected part moves as one step, leaves the background, and can be copied', () => {
  const session = open()
  drag(session, [1, 1], [2, 1])
  session.setColor('#00ff00', true)
  session.chooseTool('select')
  drag(session, [1, 1], [2, 1])
  expect(session.getState().selection).toEqual({ x: 1, y: 1, width: 2, height: 1 })
  drag(session, [1, 1], [11, 6])
  expect(pixelsOf(session, black)).toEqual(['11,6', '12,6'])
  expect(pixelsOf(session, '#00ff00')).toEqual(['1,1', '2,1'])
  session.copy()
  session.paste({ x: 0, y: 0 })
  expect(pixelsOf(session, black)).toEqual(['0,0', '1,0', '11,6', '12,6'])
  session.undo()
  expect(pixelsOf(session, black)).toEqual(['11,6', '12,6'])
  session.undo()
  expect(pixelsOf(session, black)).toEqual(['1,1', '2,1'])
})

test('a part that is moved beyond the edge is cut there, and Delete fills with the background', () => {
  const session = open()
  session.selectAll()
  drag(session, [5, 5], [50, 50])
  session.settle()
  expect(session.getState().size).toEqual({ width: 20, height: 10 })
  session.selectAll()
  session.setColor('#0000ff', true)
  session.remove()
  expect(pixelsOf(session, '#0000ff')).toHaveLength(200)
})

test('fill, pick and the magnifier act at once', () => {
  const session = open()
  const press = (tool: ToolId, x: number, y: number) => {
    session.chooseTool(tool)
    session.press({ x, y }, first)
    session.release()
  }
  session.setColor('#123456', false)
  press('fill', 0, 0)
  expect(pixelsOf(session, '#123456')).toHaveLength(200)
  session.setColor(black, false)
  press('pick', 3, 3)
  expect(session.getState()).toMatchObject({ foreground: '#123456', tool: 'fill' })
  press('magnifier', 3, 3)
  expect(session.getState().zoom).toBe(2)
  session.zoomTo(99)
  expect(session.getState().zoom).toBe(8)
})

test('a polygon needs several presses, and a curve three', () => {
  const session = open()
  session.chooseTool('polygon')
  session.setOptions({ style: 'solid' })
  drag(session, [1, 1], [9, 1])
  drag(session, [9, 8], [9, 8])
  expect(session.getState().isDrawing).toBe(true)
  expect(session.finish()).toBe(true)
  expect(pixelAt(session.picture(), { x: 8, y: 4 })).toBe(pixelOf(black))
  expect(pixelAt(session.picture(), { x: 2, y: 6 })).toBe(pixelOf(white))
  session.undo()
  expect(pixelsOf(session, black)).toEqual([])
  session.chooseTool('curve')
  drag(session, [1, 5], [18, 5])
  drag(session, [9, 0], [9, 0])
  drag(session, [9, 0], [9, 0])
  expect(session.getState()).toMatchObject({ isDrawing: false, canUndo: true })
  expect(pixelAt(session.picture(), { x: 1, y: 5 })).toBe(pixelOf(black))
  expect(pixelAt(session.picture(), { x: 18, y: 5 })).toBe(pixelOf(black))
})

test('a saved picture is clean until it changes, and an undone change to the saved one is clean', () => {
  const session = open()
  drag(session, [1, 1], [3, 1])
  session.saved('cat')
  expect(session.getState()).toMatchObject({ isDirty: false, name: 'cat' })
  drag(session, [1, 2], [3, 2])
  expect(session.getState().isDirty).toBe(true)
  session.undo()
  expect(session.getState().isDirty).toBe(false)
  session.replace(createRaster(3, 3, 0xff000000), 'other')
  expect(session.getState()).toMatchObject({ isDirty: false, canUndo: false, size: { width: 3, height: 3 } })
})
