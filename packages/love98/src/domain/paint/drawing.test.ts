import { expect, test } from 'vitest'
import { floodFill } from './flood-fill'
import { type Box, colorOf, createRaster, pixelOf, type Raster } from './raster'
import { drawShape, type FillStyle, type ShapeKind } from './shapes'
import { drawLine, linePoints, pencilTip, spray } from './strokes'

const signs: Readonly<Record<number, string>> = { 0: '.', 1: '#', 2: 'o' }

function drawn({ width, pixels }: Raster): string[] {
  const text = Array.from(pixels, (pixel) => signs[pixel] ?? '?').join('')
  return text.match(new RegExp(`.{${width}}`, 'g')) ?? []
}

function shape(
  kind: ShapeKind,
  width: number,
  height: number,
  style: FillStyle = 'outline',
  line = 1,
): Raster {
  const raster = createRaster(width, height, 0)
  drawShape(raster, kind, { x: 0, y: 0, width, height }, { style, line, edge: 1, inside: 2 })
  return raster
}

test('a color survives as a pixel', () => {
  expect(pixelOf('#123456')).toBe(0xff563412)
  expect(colorOf(pixelOf('#0a00fe'))).toBe('#0a00fe')
})

test('a line has one pixel per step of its longer side, in every direction', () => {
  for (const [x, y] of [
    [7, 3],
    [-7, 3],
    [3, -7],
    [-3, -7],
    [0, 5],
    [-5, 0],
    [4, 4],
    [0, 0],
  ] as const) {
    const points = linePoints({ x: 10, y: 10 }, { x: 10 + x, y: 10 + y })
    expect(points).toHaveLength(Math.max(Math.abs(x), Math.abs(y)) + 1)
    expect(points.at(-1)).toEqual({ x: 10 + x, y: 10 + y })
    for (const [index, point] of points.entries()) {
      // No pixel is farther than half a pixel from the exact line.
      const error = Math.abs((point.x - 10) * y - (point.y - 10) * x)
      expect(2 * error).toBeLessThanOrEqual(Math.max(Math.abs(x), Math.abs(y)))
      const before = points[index - 1] ?? point
      expect(Math.max(Math.abs(point.x - before.x), Math.abs(point.y - before.y))).toBeLessThanOrEqual(1)
    }
  }
})

test('a round tip is symmetric, and a line beyond the edge of the picture stays on its rows', () => {
  const raster = createRaster(9, 9, 0)
  drawLine(raster, { x: 4, y: 4 }, { x: 4, y: 4 }, { shape: 'round', size: 7 }, 1)
  expect(drawn(raster)).toEqual([
    '.........',
    '...###...',
    '..#####..',
    '.#######.',
    '.#######.',
    '.#######.',
    '..#####..',
    '...###...',
    '.........',
  ])
  const small = createRaster(3, 3, 0)
  drawLine(small, { x: -9, y: 1 }, { x: 9, y: 1 }, pencilTip, 1)
  expect(drawn(small)).toEqual(['...', '###', '...'])
})

test('an ellipse touches the edges of its box and has no gap', () => {
  expect(drawn(shape('ellipse', 9, 7))).toEqual([
    '..#####..',
    '.#.....#.',
    '#.......#',
    '#.......#',
    '#.......#',
    '.#.....#.',
    '..#####..',
  ])
  for (let width = 1; width <= 40; width += 5)
    for (let height = 1; height <= 40; height += 3) {
      const { pixels } = shape('ellipse', width, height)
      expect([...pixels].reverse(), `${width}x${height}`).toEqual([...pixels])
      const outline = createRaster(width + 2, height + 2, 0)
      drawShape(
        outline,
        'ellipse',
        { x: 1, y: 1, width, height },
        { style: 'outline', line: 1, edge: 1, inside: 2 },
      )
      floodFill(outline, { x: 0, y: 0 }, 2)
      // A fill from outside does not reach the inside, so the outline is closed.
      const middle = ((height >> 1) + 1) * (width + 2) + (width >> 1) + 1
      expect(outline.pixels[middle], `${width}x${height}`).not.toBe(2)
    }
})

test('a shape is an outline, filled with an outline, or one color', () => {
  expect(drawn(shape('rectangle', 4, 3))).toEqual(['####', '#..#', '####'])
  expect(drawn(shape('rectangle', 4, 3, 'both'))).toEqual(['####', '#oo#', '####'])
  expect(drawn(shape('rectangle', 4, 3, 'solid'))).toEqual(['####', '####', '####'])
  expect(drawn(shape('rectangle', 6, 5, 'both', 2))).toEqual([
    '######',
    '######',
    '##oo##',
    '######',
    '######',
  ])
  const rounded = drawn(shape('rounded', 20, 20))
  expect(rounded[0]).toMatch(/^\.{4,7}#+\.{4,7}$/)
  expect(rounded[10]).toBe('#..................#')
  expect(drawn(shape('ellipse', 1, 1))).toEqual(['#'])
})

test('flood fill stops at other colors and does not pass corners', () => {
  const raster: Raster = { width: 5, height: 4, pixels: Uint32Array.from('00100001000100000000', Number) }
  floodFill(raster, { x: 0, y: 0 }, 2)
  expect(drawn(raster)).toEqual(['oo#oo', 'oo#oo', 'o#ooo', 'ooooo'])
  const cornered: Raster = { width: 2, height: 2, pixels: Uint32Array.from([0, 1, 1, 0]) }
  floodFill(cornered, { x: 0, y: 0 }, 2)
  expect(drawn(cornered)).toEqual(['o#', '#.'])
  floodFill(cornered, { x: -1, y: 5 }, 2)
  expect(drawn(cornered)).toEqual(['o#', '#.'])
})

test('flood fill reaches every pixel of a comb in the largest picture', () => {
  const raster = createRaster(640, 480, 0)
  for (let x = 1; x < 640; x += 2)
    for (let y = x % 4 === 1 ? 1 : 0; y < (x % 4 === 1 ? 480 : 479); y++) raster.pixels[y * 640 + x] = 1
  floodFill(raster, { x: 0, y: 0 }, 2)
  expect(raster.pixels.includes(0)).toBe(false)
})

test('spray stays within its circle', () => {
  const raster = createRaster(21, 21, 0)
  let seed = 1
  const random = () => {
    seed = (seed * 48271) % 0x7fffffff
    return seed / 0x7fffffff
  }
  for (let times = 0; times < 200; times++) spray(raster, { x: 10, y: 10 }, 8, 1, random)
  for (const [at, pixel] of raster.pixels.entries()) {
    const distance = ((at % 21) - 10) ** 2 + (Math.floor(at / 21) - 10) ** 2
    if (distance > 64) expect(pixel).toBe(0)
  }
  expect(raster.pixels.filter((pixel) => pixel === 1).length).toBeGreaterThan(100)
})

test('a shape outside the picture draws nothing', () => {
  const raster = createRaster(3, 3, 0)
  const box: Box = { x: 5, y: -9, width: 4, height: 4 }
  drawShape(raster, 'ellipse', box, { style: 'both', line: 3, edge: 1, inside: 2 })
  expect(raster.pixels.every((pixel) => pixel === 0)).toBe(true)
})
