import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Canvas } from '@/domain/charts/chart-geometry'

/** A canvas with a CSS font in device pixels. */
export type MeasuredCanvas = Canvas & { readonly font: string }

/**
 * Measures a canvas in device pixels and sets the same size in pixels, so that nothing is scaled at any zoom. Null
 * until it is measured.
 * @param redraw changes when fonts may have changed
 */
export function useCanvasSize(
  canvas: RefObject<HTMLCanvasElement | null>,
  redraw: unknown,
): MeasuredCanvas | null {
  const [size, setSize] = useState<MeasuredCanvas | null>(null)

  // A maximized window gets only a `resize` event for zooming, and no event of the ResizeObserver.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts are measured again
  useLayoutEffect(() => {
    const element = canvas.current
    if (!element) return
    let pixels: ResizeObserverSize | undefined
    const measure = () => {
      const { width, height } = element.getBoundingClientRect()
      const ratio = window.devicePixelRatio || 1
      setSize(
        measured(element, {
          width: wholePixels(pixels?.inlineSize, width * ratio),
          height: wholePixels(pixels?.blockSize, height * ratio),
          ratio,
        }),
      )
    }
    const observer = new ResizeObserver(([entry]) => {
      pixels = entry?.devicePixelContentBoxSize?.[0]
      measure()
    })
    try {
      observer.observe(element, { box: 'device-pixel-content-box' })
    } catch {
      // Safari does not support `device-pixel-content-box`.
      observer.observe(element)
    }
    window.addEventListener('resize', measure)
    return () => {
      window.removeEventListener('resize', measure)
      observer.disconnect()
    }
  }, [canvas, redraw])

  return size
}

/** Returns the browser's count, unless it does not match the zoom of the page: emulated screens count CSS pixels. */
function wholePixels(counted: number | undefined, expected: number): number {
  return counted !== undefined && Math.abs(counted - expected) < 1 ? counted : Math.round(expected)
}

function measured(
  element: HTMLCanvasElement,
  size: Pick<Canvas, 'width' | 'height' | 'ratio'>,
): MeasuredCanvas {
  const style = getComputedStyle(element)
  const letters = Math.round(Number.parseFloat(style.fontSize) * size.ratio)
  const font = `${letters}px ${style.fontFamily}`
  const context = element.getContext('2d')
  if (context) context.font = font
  const digit = Math.ceil(context?.measureText('0').width ?? letters)
  return { ...size, line: Math.round(letters * 1.3), digit, font }
}
