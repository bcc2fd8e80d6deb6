import { type SchemeColors, schemeOf } from '@/domain/appearance/schemes/colors'
import type { Color } from '@/domain/appearance/skin'

/** Reads the colors of a skin from its style sheet, as the start of a new scheme. */
export function skinColors(skinId: string): SchemeColors {
  const sample = document.createElement('div')
  sample.className = `theme-${skinId}`
  document.body.append(sample)
  const style = getComputedStyle(sample)
  const context = document.createElement('canvas').getContext('2d')
  const colors = schemeOf((name): Color => {
    const value = style.getPropertyValue(`--${name}`).trim()
    if (!context) return /^#[\da-f]{6}$/.test(value) ? (value as Color) : '#000000'
    // A canvas returns any opaque color as six hexadecimal digits.
    context.fillStyle = '#000000'
    context.fillStyle = value
    return context.fillStyle as Color
  })
  sample.remove()
  return colors
}
