/**
 * A color by lightness 0…1, chroma 0…about 0.37 and hue in degrees (OKLCH, CSS Color 4, 8.4): equal steps look equal,
 * so that a change of lightness keeps the hue.
 *
 * @typedef {{ lightness: number, chroma: number, hue: number }} Oklch
 * @typedef {import('../../../src/domain/appearance/skin').Color} Color
 */

/**
 * @param {string} color `#rrggbb`
 * @returns {Oklch}
 */
export function toOklch(color) {
  const [red = 0, green = 0, blue = 0] = linear(color)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/**
 * The nearest color a screen can show: chroma is taken away until red, green and blue lie between 0 and 255.
 *
 * @param {Oklch} color
 * @returns {Color}
 */
export function fromOklch({ lightness, chroma, hue }) {
  for (let left = 40; left > 0; left--) {
    const channels = channelsOf(lightness, (chroma * left) / 40, hue)
    if (channels.every((value) => value >= -1e-4 && value <= 1.0001)) return hex(channels)
  }
  return hex(channelsOf(lightness, 0, 0))
}

/**
 * The contrast ratio 1…21 of two colors (WCAG 2.2, 1.4.3).
 *
 * @param {string} one `#rrggbb`
 * @param {string} other `#rrggbb`
 * @returns {number}
 */
export function contrast(one, other) {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** @param {string} color */
function luminance(color) {
  const [red = 0, green = 0, blue = 0] = linear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @param {string} color */
function linear(color) {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

/**
 * Red, green and blue in linear light, 0…1 where a screen can show them.
 *
 * @param {number} lightness
 * @param {number} chroma
 * @param {number} hue
 */
function channelsOf(lightness, chroma, hue) {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/**
 * @param {readonly number[]} channels linear light
 * @returns {Color}
 */
function hex(channels) {
  const digits = channels.map((value) => {
    const kept = Math.min(1, Math.max(0, value))
    const shown = kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055
    return Math.round(shown * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${digits.join('')}`
}
