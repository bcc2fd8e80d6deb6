import { fillOf, isTransparent, lengthOf, type Shadow, shadowsOf, splitOuter } from './css-values'

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }

/** The pictures of backgrounds by their address; one that could not be loaded is missing. */
export type Pictures = ReadonlyMap<string, HTMLImageElement>

export type Painter = { readonly context: CanvasRenderingContext2D; readonly pictures: Pictures }

/**
 * Paints the shadows, backgrounds and borders of a box.
 * @param scale CSS pixels of the page per CSS pixel of the element, which the larger icons of phones have
 */
export function paintBox(painter: Painter, style: CSSStyleDeclaration, box: Box, scale = 1): void {
  const { context } = painter
  const shadows = shadowsOf(style.boxShadow).toReversed()
  for (const { isInset, color, x, y, spread } of shadows) {
    if (isInset) continue
    context.fillStyle = color
    context.fillRect(box.x + x - spread, box.y + y - spread, box.width + 2 * spread, box.height + 2 * spread)
  }
  if (!isTransparent(style.backgroundColor)) {
    context.fillStyle = style.backgroundColor
    context.fillRect(box.x, box.y, box.width, box.height)
  }
  paintLayers(painter, style, box, scale)
  for (const shadow of shadows) if (shadow.isInset) paintInset(context, insideBorder(style, box), shadow)
  paintBorders(context, style, box)
}

function paintInset(context: CanvasRenderingContext2D, box: Box, { color, x, y, spread }: Shadow): void {
  const [top, left] = [Math.max(0, spread + y), Math.max(0, spread + x)]
  const [bottom, right] = [Math.max(0, spread - y), Math.max(0, spread - x)]
  context.fillStyle = color
  context.fillRect(box.x, box.y, box.width, top)
  context.fillRect(box.x, box.y + box.height - bottom, box.width, bottom)
  context.fillRect(box.x, box.y + top, left, box.height - top - bottom)
  context.fillRect(box.x + box.width - right, box.y + top, right, box.height - top - bottom)
}

export function insideBorder(style: CSSStyleDeclaration, { x, y, width, height }: Box): Box {
  const [top, right, bottom, left] = borderWidths(style)
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom }
}

function borderWidths(style: CSSStyleDeclaration): readonly [number, number, number, number] {
  const width = (side: string) => Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0
  return [width('top'), width('right'), width('bottom'), width('left')]
}

function paintBorders(context: CanvasRenderingContext2D, style: CSSStyleDeclaration, box: Box): void {
  const { x, y, width, height } = box
  const [top, right, bottom, left] = borderWidths(style)
  const side = (name: string, x: number, y: number, width: number, height: number) => {
    const color = style.getPropertyValue(`border-${name}-color`)
    const line = style.getPropertyValue(`border-${name}-style`)
    if (width <= 0 || height <= 0 || isTransparent(color) || line === 'none') return
    context.fillStyle = color
    if (line !== 'dotted') return context.fillRect(x, y, width, height)
    const step = Math.min(width, height)
    for (let at = 0; at < Math.max(width, height); at += 2 * step)
      context.fillRect(x + (width > height ? at : 0), y + (width > height ? 0 : at), step, step)
  }
  side('top', x, y, width, top)
  side('bottom', x, y + height - bottom, width, bottom)
  side('left', x, y, left, height)
  side('right', x + width - right, y, right, height)
}

function paintLayers(painter: Painter, style: CSSStyleDeclaration, box: Box, scale: number): void {
  const images = splitOuter(style.backgroundImage, ',')
  const lists = {
    position: splitOuter(style.backgroundPosition, ','),
    size: splitOuter(style.backgroundSize, ','),
    repeat: splitOuter(style.backgroundRepeat, ','),
    origin: splitOuter(style.backgroundOrigin, ','),
    clip: splitOuter(style.backgroundClip, ','),
  }
  for (let index = images.length - 1; index >= 0; index--) {
    const of = (list: readonly string[]) => list[index % Math.max(1, list.length)] ?? ''
    const area = of(lists.origin) === 'border-box' ? box : insideBorder(style, box)
    const clip = of(lists.clip) === 'border-box' ? box : insideBorder(style, box)
    paintLayer(painter, images[index] ?? '', {
      ...{ area, clip, scale },
      ...{ position: of(lists.position), size: of(lists.size), repeat: of(lists.repeat) },
    })
  }
}

type Layer = {
  readonly area: Box
  readonly clip: Box
  readonly scale: number
  readonly position: string
  readonly size: string
  readonly repeat: string
}

function paintLayer({ context, pictures }: Painter, image: string, layer: Layer): void {
  const fill = fillOf(image)
  if (!fill) return
  const { area, clip, scale } = layer
  const picture = fill.kind === 'picture' ? pictures.get(fill.address) : undefined
  if (fill.kind === 'picture' && !picture) return
  const natural = picture
    ? { width: picture.naturalWidth * scale, height: picture.naturalHeight * scale }
    : { width: area.width, height: area.height }
  const [wide = 'auto', high = 'auto'] = splitOuter(layer.size, ' ')
  const given = {
    width: sized(wide, area.width, scale),
    height: sized(high, area.height, scale),
  }
  const ratio = natural.width / natural.height || 1
  const width = given.width ?? (given.height !== null && picture ? given.height * ratio : natural.width)
  const height = given.height ?? (given.width !== null && picture ? given.width / ratio : natural.height)
  const [across = '0%', down = '0%'] = splitOuter(layer.position, ' ')
  const x = area.x + placed(across, area.width - width, scale)
  const y = area.y + placed(down, area.height - height, scale)
  if (!(width > 0 && height > 0)) return
  const xs =
    layer.repeat === 'repeat' || layer.repeat === 'repeat-x' ? tiles(x, width, clip.x, clip.width) : [x]
  const ys =
    layer.repeat === 'repeat' || layer.repeat === 'repeat-y' ? tiles(y, height, clip.y, clip.height) : [y]
  context.save()
  context.beginPath()
  context.rect(clip.x, clip.y, clip.width, clip.height)
  context.clip()
  if (fill.kind === 'checker') paintChecker(context, fill.colors, clip)
  else
    for (const left of xs)
      for (const top of ys) {
        if (picture) context.drawImage(picture, left, top, width, height)
        else {
          context.fillStyle =
            fill.kind === 'gradient'
              ? gradientIn(context, fill, left, top, width, height)
              : fill.kind === 'color'
                ? fill.color
                : ''
          context.fillRect(left, top, width, height)
        }
      }
  context.restore()
}

function sized(value: string, whole: number, scale: number): number | null {
  const length = lengthOf(value, whole)
  return length === null || value.includes('%') ? length : length * scale
}

function placed(value: string, room: number, scale: number): number {
  const length = lengthOf(value, room) ?? 0
  return value.includes('%') ? length : length * scale
}

/** Returns the starts of the tiles that cover a length. */
function tiles(start: number, size: number, from: number, length: number): readonly number[] {
  const first = start - Math.ceil((start - from) / size) * size
  const count = Math.min(Math.ceil((from + length - first) / size), 4_000)
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * size)
}

function paintChecker(
  context: CanvasRenderingContext2D,
  [one, other]: readonly [string, string],
  box: Box,
): void {
  context.fillStyle = one
  context.fillRect(box.x, box.y, box.width, box.height)
  context.fillStyle = other
  for (let y = 0; y < box.height; y++)
    for (let x = y % 2; x < box.width; x += 2) context.fillRect(box.x + x, box.y + y, 1, 1)
}

function gradientIn(
  context: CanvasRenderingContext2D,
  { to, colors }: { readonly to: string; readonly colors: readonly string[] },
  x: number,
  y: number,
  width: number,
  height: number,
): CanvasGradient {
  const [fromX, toX] = to === 'right' ? [x, x + width] : to === 'left' ? [x + width, x] : [x, x]
  const [fromY, toY] = to === 'bottom' ? [y, y + height] : to === 'top' ? [y + height, y] : [y, y]
  const gradient = context.createLinearGradient(fromX, fromY, toX, toY)
  for (const [index, color] of colors.entries())
    gradient.addColorStop(index / Math.max(1, colors.length - 1), color)
  return gradient
}
