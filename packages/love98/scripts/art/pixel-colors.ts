/**
 * Blends two colors, `#rrggbb`.
 * @param part of the second color, 0…1
 */
export function mix(one: string, other: string, part: number): string {
  const [from, to] = [channels(one), channels(other)]
  return hexOf(from.map((value, index) => value + ((to[index] ?? 0) - value) * part))
}

/** Returns the nearest of 125 colors, which have five levels in each channel. */
export function toFewColors(color: string): string {
  return hexOf(channels(color).map((value) => (Math.round((value * 4) / 255) * 255) / 4))
}

/**
 * Returns the color of a hue (CSS Color 4, `hsl()`).
 * @param hue in degrees
 * @param saturation 0…1
 * @param lightness 0…1
 */
export function ofHue(hue: number, saturation: number, lightness: number): string {
  const amount = saturation * Math.min(lightness, 1 - lightness)
  const channel = (n: number) => {
    const k = (n + hue / 30) % 12
    return 255 * (lightness - amount * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return hexOf([channel(0), channel(8), channel(4)])
}

/** Returns red, green and blue, 0…255. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
}

export function hexOf(values: readonly number[]): string {
  return `#${values.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
