import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useStore } from 'zustand'
import { useMediaQuery } from '@/browser/use-media'
import { density } from '@/desktop/preferences/density'
import { scheme } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import type { Bar } from '@/domain/charts/bars'
import { chartGeometry } from '@/domain/charts/chart-geometry'
import { barAt } from '@/domain/charts/chart-layout'
import type { ChartSpan } from '@/domain/charts/chart-range'
import { handleShortcut } from '@/domain/keyboard/shortcuts'
import { numberPriceText } from '@/domain/swap/decimal-price'
import { axisText, clockOffset } from './chart-times'
import styles from './charts.module.css'
import { chartShortcuts } from './keys'
import type { ChartColors } from './paint-chart'
import { paintChart } from './paint-chart'
import { useCanvasSize } from './use-canvas-size'

export type ChartKind = 'candles' | 'line'

type ChartFieldProps = {
  label: string
  bars: readonly Bar[]
  span: ChartSpan
  kind: ChartKind
  /** The prices of alerts, tokens per base asset. */
  alerts: readonly number[]
  /** The time of the bar under the crosshair, or null. */
  at: number | null
  onPoint: (time: number | null) => void
  describe: (bar: Bar, step: number) => string
}

/** The number of bars that PAGE UP and PAGE DOWN skip. */
const page = 10

/**
 * The chart in its sunken field. For assistive technology it is a slider along time, whose value is the bar under the
 * crosshair, in words. Time goes from left to right in every language, as on the axis of any chart.
 */
export function ChartField({ label, bars, span, kind, alerts, at, onPoint, describe }: ChartFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const size = useCanvasSize(canvas, useStore(density))
  const colors = useChartColors(canvas)
  const offset = clockOffset(span.to, span.step)
  const geometry = useMemo(
    () => (size ? chartGeometry(bars, span, size, { kind, offset, alerts }) : null),
    [bars, span, size, kind, offset, alerts],
  )
  const drawn = geometry?.bars ?? []
  const last = drawn.length - 1
  const pointed = at === null ? -1 : drawn.findLastIndex(({ time }) => time <= at)
  const index = pointed < 0 ? null : pointed

  // The canvas is painted before the frame that shows the change.
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !size || !colors) return
    if (context.canvas.width !== size.width) context.canvas.width = size.width
    if (context.canvas.height !== size.height) context.canvas.height = size.height
    if (!geometry) return context.clearRect(0, 0, size.width, size.height)
    paintChart(context, {
      ...{ geometry, kind, colors, at: index, font: size.font, line: size.line },
      timeText: (time, isDay) => axisText(time + offset, isDay),
      priceText: numberPriceText,
    })
  }, [geometry, kind, colors, index, size, offset])

  const point = (to: number) => onPoint(drawn[Math.min(last, Math.max(0, to))]?.time ?? null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const from = index ?? last
    const isHandled = handleShortcut(chartShortcuts, event, {
      'move-in-chart': {
        ArrowLeft: () => point(index === null ? last : from - 1),
        ArrowRight: () => point(index === null ? last : from + 1),
      },
      'pages-of-chart': { PageUp: () => point(from - page), PageDown: () => point(from + page) },
      'ends-of-chart': { Home: () => point(0), End: () => point(last) },
      'leave-chart': () => index !== null && onPoint(null),
    })
    if (!isHandled) return
    event.preventDefault()
    event.stopPropagation()
  }
  const onPointer = ({ clientX, currentTarget }: PointerEvent) => {
    if (!geometry || !size) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const column = ((clientX - left) / width) * size.width
    const found = barAt(geometry.layout, geometry.span, drawn, column)
    onPoint(found === null ? null : (drawn[found]?.time ?? null))
  }
  const bar = drawn[index ?? last]
  const words = bar && geometry ? describe(bar, geometry.span.step) : ''
  return (
    <>
      <p className={styles.readout} aria-hidden="true">
        {words}
      </p>
      <div className={`well ${styles.field}`} dir="ltr">
        <div
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(0, last)}
          aria-valuenow={Math.max(0, index ?? last)}
          aria-valuetext={words}
          className={styles.plot}
          onKeyDown={onKeyDown}
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={({ pointerType }) => {
            if (pointerType === 'mouse') onPoint(null)
          }}
        >
          <canvas ref={canvas} className={styles.canvas} />
        </div>
      </div>
    </>
  )
}

function useChartColors(host: RefObject<HTMLElement | null>): ChartColors | null {
  const skinId = useStore(skin)
  const colorScheme = useStore(scheme)
  const isForced = useMediaQuery('(forced-colors: active)')
  const contrast = useMediaQuery('(prefers-contrast: more)')
  const isDark = useMediaQuery('(prefers-color-scheme: dark)')
  const [colors, setColors] = useState<ChartColors | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes computed colors
  useLayoutEffect(() => {
    if (!host.current) return
    const style = getComputedStyle(host.current)
    const color = ([token, system]: (typeof chartRoles)[keyof ChartColors]) =>
      isForced ? system : style.getPropertyValue(`--${token}`).trim()
    const entries = Object.entries(chartRoles).map(([role, source]) => [role, color(source)])
    setColors(Object.fromEntries(entries) as ChartColors)
  }, [host, skinId, colorScheme, isForced, contrast, isDark])

  return colors
}

/** The color of each role: a color of the skin, and the system color that replaces it in forced colors mode. */
export const chartRoles = {
  field: ['Window', 'Canvas'],
  axis: ['WindowText', 'CanvasText'],
  grid: ['GrayText', 'GrayText'],
  outline: ['WindowText', 'CanvasText'],
  up: ['Window', 'Canvas'],
  down: ['Hilight', 'Highlight'],
  line: ['Hilight', 'Highlight'],
  volume: ['GrayText', 'GrayText'],
  mark: ['Hilight', 'Highlight'],
  markText: ['HilightText', 'HighlightText'],
  alert: ['InfoWindow', 'Canvas'],
  alertText: ['InfoText', 'CanvasText'],
} as const satisfies Readonly<Record<keyof ChartColors, readonly [token: string, system: string]>>
