import { fillOf, isTransparent, splitOuter } from './css-values'
import { type Box, insideBorder, type Painter, type Pictures, paintBox } from './paint-box'
import { fieldLines, paintCentered, paintLine, paintTextNode } from './paint-text'

/** The largest side of the picture, in pixels. */
const largest = 4_096

/**
 * Draws the page as it is on screen: the wallpaper, the icons, the windows, the taskbar and the open dialogs. Pictures
 * and pages of other sites are left out, so the picture has only what this site drew.
 * @param plate the text in the corner, such as the address of the site
 */
export async function paintDesktop(plate: string): Promise<HTMLCanvasElement> {
  const root = document.querySelector<HTMLElement>('[data-backdrop]')
  if (!root) throw new Error('The page has no desktop.')
  const { width, height } = root.getBoundingClientRect()
  const scale = Math.min(window.devicePixelRatio, largest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser draws no pictures.')
  const pictures = await loadPictures(root)
  context.imageSmoothingEnabled = false
  context.scale(scale, scale)
  const painter = { context, pictures }
  paintElement(painter, root)
  for (const layer of topLayer()) paintElement(painter, layer)
  paintPlate(painter, root, plate)
  return canvas
}

/** Elements in front of the page, in the order of the document. */
function topLayer(): readonly Element[] {
  return [...document.querySelectorAll('dialog[open], [popover]')].filter(
    (element) => element.matches('dialog:modal') || element.matches(':popover-open'),
  )
}

async function loadPictures(root: Element): Promise<Pictures> {
  const addresses = new Set<string>()
  for (const element of [root, ...document.querySelectorAll('[data-backdrop] *, dialog[open] *')])
    for (const pseudo of [undefined, '::before', '::after'] as const)
      for (const layer of splitOuter(getComputedStyle(element, pseudo).backgroundImage, ',')) {
        const fill = fillOf(layer)
        if (fill?.kind === 'picture' && isOwn(fill.address)) addresses.add(fill.address)
      }
  const loaded = await Promise.all(
    [...addresses].map(async (address) => {
      const picture = new Image()
      picture.src = address
      // A picture that cannot be loaded, for example offline, is left out.
      const isThere = await picture.decode().then(
        () => true,
        () => false,
      )
      return isThere ? [[address, picture] as const] : []
    }),
  )
  return new Map(loaded.flat())
}

/** Pictures of this site, and those in its own style sheets and storage. */
function isOwn(address: string): boolean {
  return address.startsWith('data:') || new URL(address, location.href).origin === location.origin
}

function paintElement(painter: Painter, element: Element, isInFront = true): void {
  if (!isInFront && (element.matches('dialog') || element.matches(':popover-open'))) return
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility !== 'visible' || style.opacity === '0') return
  if (style.clipPath !== 'none') return
  const { context } = painter
  const box = element.getBoundingClientRect()
  context.save()
  context.globalAlpha *= Number(style.opacity)
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement))
    paintShape(context, element, style)
  else if (style.display !== 'contents' && box.width > 0 && box.height > 0)
    paintHtml(painter, element, style, box)
  if (style.overflowX !== 'visible' || style.overflowY !== 'visible')
    clipTo(context, insideBorder(style, box))
  paintPseudo(painter, element, box, '::before')
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement))
    paintChildren(painter, element, style)
  paintPseudo(painter, element, box, '::after')
  context.restore()
  paintScrollBars(painter, element, style, box)
}

function clipTo(context: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  context.beginPath()
  context.rect(x, y, width, height)
  context.clip()
}

function paintHtml(painter: Painter, element: Element, style: CSSStyleDeclaration, box: DOMRect): void {
  const { context } = painter
  const scale =
    element instanceof HTMLElement && element.offsetWidth > 0 ? box.width / element.offsetWidth : 1
  if (style.maskImage === 'none') paintBox(painter, style, box, scale)
  if (element instanceof HTMLCanvasElement || (element instanceof HTMLImageElement && isDrawable(element)))
    context.drawImage(element, box.x, box.y, box.width, box.height)
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const value = element.type === 'password' ? '' : element.value
    const inside = insideBorder(style, box)
    const [left, right] = [style.paddingLeft, style.paddingRight].map(Number.parseFloat)
    const top = element instanceof HTMLTextAreaElement ? Number.parseFloat(style.paddingTop) : 0
    const line = Number.parseFloat(style.lineHeight) || 14
    const width = inside.width - (left ?? 0) - (right ?? 0)
    const isText = element instanceof HTMLTextAreaElement || /text|search|url|number|email/.test(element.type)
    if (!isText) return
    context.save()
    clipTo(context, inside)
    for (const [row, text] of fieldLines(context, value, width, style).entries()) {
      const y =
        element instanceof HTMLTextAreaElement ? inside.y + top + row * line - element.scrollTop : inside.y
      const height = element instanceof HTMLTextAreaElement ? line : inside.height
      // From right to left a line ends at the left, wherever that is.
      const before = style.direction === 'rtl' ? width - context.measureText(text).width : 0
      const room = { x: inside.x + (left ?? 0) + before - element.scrollLeft, y, width, height }
      if (y < inside.y + inside.height) paintLine(context, text, room, style)
    }
    context.restore()
  }
}

function isDrawable(image: HTMLImageElement): boolean {
  return (
    image.complete &&
    image.naturalWidth > 0 &&
    isOwn(image.currentSrc) &&
    !image.currentSrc.startsWith('data:')
  )
}

/** Lines and areas of small charts. */
function paintShape(
  context: CanvasRenderingContext2D,
  shape: SVGGraphicsElement,
  style: CSSStyleDeclaration,
): void {
  const matrix = shape.getScreenCTM()
  const path = pathOf(shape)
  if (!matrix || !path) return
  context.save()
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f)
  if (style.fill !== 'none') {
    context.fillStyle = style.fill
    context.fill(path)
  }
  if (style.stroke !== 'none') {
    context.strokeStyle = style.stroke
    context.lineWidth = Number.parseFloat(style.strokeWidth) || 1
    context.stroke(path)
  }
  context.restore()
}

function pathOf(shape: SVGGraphicsElement): Path2D | null {
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '')
  if (shape instanceof SVGPolylineElement || shape instanceof SVGPolygonElement)
    return new Path2D(`M${shape.getAttribute('points') ?? ''}`)
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0)
  if (shape instanceof SVGLineElement)
    return new Path2D(`M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`)
  if (!(shape instanceof SVGRectElement)) return null
  const path = new Path2D()
  path.rect(number('x'), number('y'), number('width'), number('height'))
  return path
}

/** Glyphs are boxes at fixed places; others are left out. */
function paintPseudo(painter: Painter, element: Element, box: DOMRect, pseudo: '::before' | '::after'): void {
  const style = getComputedStyle(element, pseudo)
  if (style.content === 'none' || style.content === 'normal' || style.display === 'none') return
  const text = /^"(.+)"$/.exec(style.content)?.[1]
  if (text !== undefined && element.childNodes.length === 0) paintCentered(painter.context, text, box, style)
  if (style.position !== 'absolute' || style.maskImage !== 'none') return
  const [left, top, width, height] = [style.left, style.top, style.width, style.height].map(Number.parseFloat)
  if (![left, top, width, height].every(Number.isFinite)) return
  const isBorderBox = style.boxSizing === 'border-box'
  const border = (side: string) =>
    isBorderBox ? 0 : Number.parseFloat(style.getPropertyValue(`border-${side}-width`)) || 0
  const [moveX = 0, moveY = 0] =
    style.translate === 'none' ? [] : style.translate.split(' ').map(Number.parseFloat)
  const inside = insideBorder(getComputedStyle(element), box)
  paintBox(painter, style, {
    x: inside.x + (left ?? 0) + moveX,
    y: inside.y + (top ?? 0) + moveY,
    width: (width ?? 0) + border('left') + border('right'),
    height: (height ?? 0) + border('top') + border('bottom'),
  })
}

function paintChildren(painter: Painter, element: Element, style: CSSStyleDeclaration): void {
  const children = [...element.childNodes].map((node) => ({
    node,
    depth: node instanceof Element ? depthOf(node) : 0,
  }))
  for (const { node } of children.sort((one, other) => one.depth - other.depth)) {
    if (node instanceof Element) paintElement(painter, node, false)
    else if (node instanceof Text && node.data.trim() !== '') paintText(painter.context, node, element, style)
  }
}

/** Positioned elements are in front of the others, by their z-index. */
function depthOf(element: Element): number {
  const { position, zIndex } = getComputedStyle(element)
  if (zIndex !== 'auto') return Number(zIndex) || 0.5
  return position === 'static' ? 0 : 0.5
}

function paintText(
  context: CanvasRenderingContext2D,
  node: Text,
  owner: Element,
  style: CSSStyleDeclaration,
): void {
  const isCut = style.textOverflow === 'ellipsis' && owner.scrollWidth > owner.clientWidth
  if (isCut) paintLine(context, node.data.trim(), owner.getBoundingClientRect(), style, owner.clientWidth)
  else paintTextNode(context, node, style)
}

/** Scroll bars have no elements. Their track is a checker, and their thumb is raised. */
function paintScrollBars(painter: Painter, element: Element, style: CSSStyleDeclaration, box: DOMRect): void {
  if (!(element instanceof HTMLElement) || !/auto|scroll/.test(style.overflowY)) return
  const inside = insideBorder(style, box)
  const size = inside.width - element.clientWidth
  if (size < 8) return
  const { context } = painter
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const x = style.direction === 'rtl' ? inside.x : inside.x + inside.width - size
  context.fillStyle = token('CheckerA')
  context.fillRect(x, inside.y, size, element.clientHeight)
  const room = element.clientHeight - 2 * size
  const part = element.clientHeight / element.scrollHeight
  const thumb = Math.max(8, Math.round(room * part))
  const at = element.scrollTop / Math.max(1, element.scrollHeight - element.clientHeight)
  const raised = (y: number, height: number) => {
    for (const [inset, name] of ['ButtonDkShadow', 'ButtonShadow', 'ButtonFace'].entries()) {
      context.fillStyle = token(name)
      context.fillRect(x, y, size - inset, height - inset)
    }
    context.fillStyle = token('ButtonHilight')
    context.fillRect(x + 1, y + 1, size - 3, 1)
    context.fillRect(x + 1, y + 1, 1, height - 3)
  }
  raised(inside.y, size)
  raised(inside.y + element.clientHeight - size, size)
  if (part < 1) raised(inside.y + size + Math.round((room - thumb) * at), thumb)
  context.fillStyle = token('ButtonText')
  for (let row = 0; row < 4; row++) {
    const middle = x + Math.floor(size / 2) - 1
    context.fillRect(middle - row, inside.y + 6 + row, 2 * row + 1, 1)
    context.fillRect(middle - row, inside.y + element.clientHeight - 7 - row, 2 * row + 1, 1)
  }
}

/** A small tip with the address of the site, above the end of the taskbar. */
function paintPlate({ context }: Painter, root: HTMLElement, text: string): void {
  const style = getComputedStyle(root)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const bar = document.getElementById('taskbar')?.getBoundingClientRect()
  context.font = `${style.fontSize} ${style.fontFamily}`
  const width = Math.ceil(context.measureText(text).width) + 12
  const height = 19
  const isMirrored = style.direction === 'rtl'
  const x = isMirrored ? 6 : Math.round(root.clientWidth - width - 6)
  const y = Math.round((bar?.top ?? root.clientHeight) - height - 6)
  context.fillStyle = token('InfoText')
  context.fillRect(x, y, width, height)
  context.fillStyle = isTransparent(token('InfoWindow')) ? 'white' : token('InfoWindow')
  context.fillRect(x + 1, y + 1, width - 2, height - 2)
  context.fillStyle = token('InfoText')
  context.direction = 'ltr'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillText(text, x + 6, y + 13)
}
