import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { skin } from '@/desktop/preferences/skin'
import type { ChartColors } from './paint-chart'

/** The palette of the skin, in the roles of a chart; the system's own colors where they are forced. */
export function useChartColors(host: RefObject<HTMLElement | null>): ChartColors | null {
  const skinId = useStore(skin)
  const isForced = useMedia('(forced-colors: active)')
  const contrast = useMedia('(prefers-contrast: more)')
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const [colors, setColors] = useState<ChartColors | null>(null)

  // Computed style.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these changes computed colors
  useLayoutEffect(() => {
    if (!host.current) return
    const style = getComputedStyle(host.current)
    const color = (name: string, system: string) =>
      isForced ? system : style.getPropertyValue(`--${name}`).trim()
    setColors({
      field: color('Window', 'Canvas'),
      text: color('WindowText', 'CanvasText'),
      grid: color('ButtonShadow', 'GrayText'),
      outline: color('WindowText', 'CanvasText'),
      up: color('Window', 'Canvas'),
      down: color('Hilight', 'Highlight'),
      line: color('Hilight', 'Highlight'),
      volume: color('ButtonShadow', 'GrayText'),
      mark: color('Hilight', 'Highlight'),
      markText: color('HilightText', 'HighlightText'),
    })
  }, [host, skinId, isForced, contrast, isDark])

  return colors
}
