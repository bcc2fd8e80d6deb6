import { expect, test } from 'vitest'
import { chartGeometry } from '@/domain/charts/chart-geometry'
import { type ChartColors, paintChart } from './paint-chart'

const colors: ChartColors = {
  ...{ field: 'field', axis: 'text', grid: 'grid', outline: 'outline', up: 'up', down: 'down' },
  ...{ line: 'line', volume: 'volume', mark: 'mark', markText: 'markText' },
  ...{ alert: 'alert', alertText: 'alertText' },
}
const bars = Array.from({ length: 60 }, (_, index) => {
  const open = 1 + Math.sin(index / 5) / 2
  const close = 1 + Math.sin((index + 1) / 5) / 2
  return {
    time: index * 60,
    open,
    close,
    high: Math.max(open, close) + 0.1,
    low: Math.min(open, close) - 0.1,
    volume: 5,
  }
})

function recorder(width: number, height: number) {
  const rectangles: { color: string; box: number[] }[] = []
  const texts: { text: string; x: number; y: number; color: string }[] = []
  const context = {
    canvas: { width, height },
    fillStyle: '',
    textAlign: 'left',
    fillRect: (...box: number[]) => rectangles.push({ color: context.fillStyle, box }),
    fillText: (text: string, x: number, y: number) => texts.push({ text, x, y, color: context.fillStyle }),
    measureText: (text: string) => ({ width: text.length * 6 }),
  }
  return { context: context as unknown as CanvasRenderingContext2D, rectangles, texts }
}

function paint(
  kind: 'candles' | 'line',
  at: number | null,
  [width, height, ratio] = [640, 400, 1],
  alerts: readonly number[] = [],
) {
  const canvas = { width, height, ratio, line: 14 * ratio, digit: 6 * ratio }
  const geometry = chartGeometry(bars, { from: 0, to: 3_600, step: 60 }, canvas, { kind, offset: 0, alerts })
  if (!geometry) throw new Error('nothing to draw')
  const painted = recorder(width, height)
  paintChart(painted.context, {
    ...{ geometry, kind, colors, at, font: '11px sans-serif', line: canvas.line },
    timeText: (time) => `at ${time}`,
    priceText: (price) => price.toFixed(3),
  })
  return { ...painted, geometry }
}

test.each([
  ['candles', 1],
  ['line', 1],
  ['candles', 3],
  ['line', 2],
] as const)('%s are drawn in whole pixels within the canvas at %i pixels per CSS pixel', (kind, ratio) => {
  const [width, height] = [640 * ratio, 400 * ratio]
  const { rectangles } = paint(kind, 20, [width, height, ratio])
  const isWrong = ({ box: [x = 0, y = 0, across = 0, down = 0] }: (typeof rectangles)[number]) =>
    ![x, y, across, down].every(Number.isInteger) || x < 0 || y < 0 || x + across > width || y + down > height
  expect(rectangles.length).toBeGreaterThan(100)
  expect(rectangles.filter(isWrong)).toEqual([])
})

test('candles and the line have different colors, and both show the volume', () => {
  const inks = (kind: 'candles' | 'line') => new Set(paint(kind, null).rectangles.map(({ color }) => color))
  expect([...inks('candles')].toSorted()).toEqual([
    ...['down', 'field', 'grid', 'mark', 'outline', 'text', 'up', 'volume'],
  ])
  expect([...inks('line')].toSorted()).toEqual(['field', 'grid', 'line', 'mark', 'text', 'volume'])
})

test('the last price is marked, and so is that of the bar under the crosshair', () => {
  const marks = (at: number | null) =>
    paint('candles', at)
      .texts.filter(({ color }) => color === 'markText')
      .map(({ text }) => text)
  const [last, pointed] = [bars.at(-1), bars[10]]
  expect(marks(null)).toEqual([last?.close.toFixed(3)])
  expect(marks(10)).toEqual([last?.close.toFixed(3), pointed?.close.toFixed(3)])
})

test('labels stay within the canvas', () => {
  const { texts } = paint('candles', null)
  expect(texts.filter(({ text }) => text.startsWith('at ')).length).toBeGreaterThan(2)
  expect(texts.filter(({ x, y }) => x < 0 || x > 640 || y < 0 || y > 400)).toEqual([])
})

/** The texts next to the plot, from top to bottom. */
function axisLabels({ texts, geometry }: ReturnType<typeof paint>) {
  const { plot } = geometry.layout
  return texts.filter(({ x }) => x > plot.width).toSorted((one, other) => one.y - other.y)
}

// Proves S10.14
test('no two prices next to the plot are in the same line of text', () => {
  const size: [number, number, number] = [640, 400, 1]
  const alerts = [0.41, 0.6, 0.602, 1, 1.2, 1.58]
  for (const at of [null, ...bars.keys()]) {
    const labels = axisLabels(paint('candles', at, size, alerts))
    // The label of the bar under the crosshair may cover the one of the last price alone.
    const above = at === null ? labels : labels.filter(({ text }) => text !== bars.at(-1)?.close.toFixed(3))
    const gaps = above.slice(1).map(({ y }, index) => y - (above[index]?.y ?? 0))
    expect(gaps.filter((gap) => gap < 14)).toEqual([])
  }
})

// Proves S10.14
test('an alert within the prices is a dashed line across the plot with its price, and one outside is not drawn', () => {
  const without = paint('candles', null)
  const within = paint('candles', null, [640, 400, 1], [1.25])
  const { plot, unit } = within.geometry.layout
  const labels = (painted: ReturnType<typeof paint>) =>
    painted.texts.filter(({ color }) => color === 'alertText').map(({ text }) => text)
  expect(labels(without)).toEqual([])
  expect(labels(within)).toEqual(['1.250'])
  const row = within.texts.find(({ color }) => color === 'alertText')?.y
  const dashes = within.rectangles.filter(
    ({ color, box: [x = 0, y, across, down] }) =>
      color === 'text' && y === row && across === 4 * unit && down === unit && x < plot.width,
  )
  expect(dashes.length).toBe(Math.ceil(plot.width / 6))
  const outside = paint('candles', null, [640, 400, 1], [0.01, 90])
  expect(outside.rectangles).toEqual(without.rectangles)
  expect(outside.texts).toEqual(without.texts)
})
