import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Canvas } from '@/domain/charts/chart-geometry'

/** A canvas with the font of its letters, in device pixels. */
export type MeasuredCanvas = Canvas & { readonly font: string }

/**
 * The device pixels of a canvas, which has as many of its own: nothing is scaled, at any zoom. Null until it was measured.
 * @param redraw changes when fonts may have changed
 */
export function useCanvasSize(
  canvas: RefObject<HTMLCanvasElement | null>,
  redraw: unknown,
): MeasuredCanvas | null {
  const [size, setSize] = useState<MeasuredCanvas | null>(null)

  // ResizeObserver, zooming (which a maximized window hears as a resize alone), and computed style.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fonts are measured anew
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
      // Safari does not know whole device pixels.
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

/** What the browser counted, unless it is of another zoom than the page: a screen that is emulated counts CSS pixels. */
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
