import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { scheme } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { chartRoles } from './chart-roles'
import type { ChartColors } from './paint-chart'

/** The palette of the skin or of the color scheme, in the roles of a chart; the system's own colors where they are forced. */
export function useChartColors(host: RefObject<HTMLElement | null>): ChartColors | null {
  const skinId = useStore(skin)
  const colorScheme = useStore(scheme)
  const isForced = useMedia('(forced-colors: active)')
  const contrast = useMedia('(prefers-contrast: more)')
  const isDark = useMedia('(prefers-color-scheme: dark)')
  const [colors, setColors] = useState<ChartColors | null>(null)

  // Computed style.
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
