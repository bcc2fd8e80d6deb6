// Reads computed values of CSS, which browsers write in one form: colors as functions, lengths in px.

/** Divides a value at its outer commas or spaces: a list of layers, or the parts of one layer. */
export function splitOuter(value: string, separator: ',' | ' '): readonly string[] {
  const parts: string[] = []
  let [depth, part] = [0, '']
  for (const letter of value) {
    if (letter === '(') depth++
    if (letter === ')') depth--
    if (letter === separator && depth === 0) {
      if (part.trim() !== '') parts.push(part.trim())
      part = ''
    } else part += letter
  }
  return part.trim() === '' ? parts : [...parts, part.trim()]
}

/** Returns a length in CSS pixels; null for a word such as `auto`. @param whole the length of 100%, CSS pixels */
export function lengthOf(value: string, whole: number): number | null {
  let [sum, isFound] = [0, false]
  for (const [, sign, number, unit] of value.matchAll(/([+-]?)\s*(\d*\.?\d+)(px|%)/g)) {
    const amount = unit === '%' ? (Number(number) * whole) / 100 : Number(number)
    sum += sign === '-' ? -amount : amount
    isFound = true
  }
  return isFound ? sum : null
}

const color = /(?:rgba?|color|oklab|oklch|lab|lch|hsla?)\([^()]*\)/g

export function colorsIn(value: string): readonly string[] {
  return value.match(color) ?? []
}

export function isTransparent(value: string): boolean {
  return value === 'transparent' || /^rgba\(.*, 0\)$|\/ 0\)$/.test(value)
}

/** Offsets and spread in CSS pixels. Blurred shadows do not exist in the look of Windows 98. */
export type Shadow = {
  readonly color: string
  readonly x: number
  readonly y: number
  readonly spread: number
  readonly isInset: boolean
}

/** Returns the shadows of `box-shadow` or `text-shadow`, the topmost first. */
export function shadowsOf(value: string): readonly Shadow[] {
  return splitOuter(value, ',').flatMap((layer) => {
    const [own] = colorsIn(layer)
    const [x = 0, y = 0, , spread = 0] = Array.from(
      layer.replace(color, '').matchAll(/-?\d*\.?\d+(?=px)/g),
      Number,
    )
    return own === undefined || isTransparent(own)
      ? []
      : [{ color: own, x, y, spread, isInset: layer.includes('inset') }]
  })
}

export type Fill =
  | { readonly kind: 'color'; readonly color: string }
  | {
      readonly kind: 'gradient'
      readonly to: 'right' | 'left' | 'bottom' | 'top'
      readonly colors: readonly string[]
    }
  | { readonly kind: 'checker'; readonly colors: readonly [string, string] }
  | { readonly kind: 'picture'; readonly address: string }

/** Reads one layer of `background-image`; null for a form that the desktop does not use. */
export function fillOf(image: string): Fill | null {
  const address = /^url\("?(.*?)"?\)$/.exec(image)?.[1]
  if (address !== undefined) return { kind: 'picture', address }
  const colors = colorsIn(image)
  const [first, second = first] = [...new Set(colors)]
  if (first === undefined || second === undefined) return null
  if (image.includes('conic-gradient')) return { kind: 'checker', colors: [first, second] }
  if (!image.startsWith('linear-gradient')) return null
  if (first === second) return { kind: 'color', color: first }
  const to = /\(to (right|left|top)/.exec(image)?.[1] ?? /\((90|270|0)deg/.exec(image)?.[1] ?? 'bottom'
  return { kind: 'gradient', to: directions[to] ?? 'bottom', colors }
}

const directions: Readonly<Record<string, 'right' | 'left' | 'top'>> = {
  ...{ right: 'right', left: 'left', top: 'top' },
  ...{ '90': 'right', '270': 'left', '0': 'top' },
}
