import { expect, test } from 'vitest'
import { emptyHistory, mostBytes, mostSteps, redo, remember, undo } from './history'
import { copyRaster, createRaster, type Raster } from './raster'
import { flippedHorizontally, flippedVertically, inverted, resized, wouldCut } from './whole-picture'

function withPixel(raster: Raster, at: number, pixel: number): Raster {
  const changed = copyRaster(raster)
  changed.pixels[at] = pixel
  return changed
}

test('undo and redo restore every picture, also over a change of size', () => {
  const pictures = [createRaster(8, 6, 0)]
  const add = (picture: Raster) => pictures.push(picture)
  add(withPixel(pictures[0] as Raster, 5, 7))
  add(resized(pictures[1] as Raster, 4, 9, 3))
  add(withPixel(pictures[2] as Raster, 35, 9))
  let history = emptyHistory
  for (const [index, picture] of pictures.entries())
    if (index > 0) history = remember(history, pictures[index - 1] as Raster, picture)
  let picture = pictures.at(-1) as Raster
  const versions = [history.version]
  for (const expected of pictures.slice(0, -1).reverse()) {
    const step = undo(history, picture)
    if (!step) throw new Error('nothing to undo')
    ;({ history, picture } = step)
    versions.push(history.version)
    expect(picture).toEqual(expected)
  }
  expect(undo(history, picture)).toBeNull()
  expect(versions).toEqual([3, 2, 1, 0])
  for (const expected of pictures.slice(1)) {
    const step = redo(history, picture)
    if (!step) throw new Error('nothing to redo')
    ;({ history, picture } = step)
    expect(picture).toEqual(expected)
  }
  expect(redo(history, picture)).toBeNull()
  expect(history.version).toBe(3)
})

test('an unchanged picture is no step, and a new change forgets undone ones but not their versions', () => {
  const before = createRaster(4, 4, 0)
  expect(remember(emptyHistory, before, copyRaster(before))).toBe(emptyHistory)
  const changed = withPixel(before, 0, 1)
  const back = undo(remember(emptyHistory, before, changed), changed)
  if (!back) throw new Error('nothing to undo')
  const next = remember(back.history, back.picture, withPixel(before, 1, 1))
  expect(next.future).toEqual([])
  expect(next.version).toBe(2)
})

test('the stored pixels and the steps are bounded', () => {
  const [one, other] = [createRaster(640, 480, 1), createRaster(640, 480, 2)]
  let history = emptyHistory
  for (let times = 0; times < 40; times++)
    history = remember(history, times % 2 ? other : one, times % 2 ? one : other)
  const bytes = history.past.reduce((sum, { part }) => sum + part.pixels.byteLength, 0)
  expect(bytes).toBeLessThanOrEqual(mostBytes)
  expect(history.past).toHaveLength(Math.floor(mostBytes / (640 * 480 * 4)))
  let dots = emptyHistory
  const [empty, dot] = [createRaster(2, 2, 0), withPixel(createRaster(2, 2, 0), 1, 5)]
  for (let times = 0; times < mostSteps + 20; times++)
    dots = remember(dots, times % 2 ? dot : empty, times % 2 ? empty : dot)
  expect(dots.past).toHaveLength(mostSteps)
})

test('a picture is flipped, inverted and resized without loss', () => {
  const picture: Raster = { width: 2, height: 2, pixels: Uint32Array.from([1, 2, 3, 4]) }
  expect([...flippedHorizontally(picture).pixels]).toEqual([2, 1, 4, 3])
  expect([...flippedVertically(picture).pixels]).toEqual([3, 4, 1, 2])
  expect(inverted(inverted(picture))).toEqual(picture)
  expect(inverted(createRaster(1, 1, 0xff000000)).pixels[0]).toBe(0xffffffff)
  expect([...resized(picture, 3, 1, 9).pixels]).toEqual([1, 2, 9])
  expect(wouldCut(picture, 2, 1, 9)).toBe(true)
  expect(wouldCut({ ...picture, pixels: Uint32Array.from([1, 9, 3, 9]) }, 1, 2, 9)).toBe(false)
})
