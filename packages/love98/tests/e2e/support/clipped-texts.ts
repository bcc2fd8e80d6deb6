/**
 * Runs in the page. Returns texts on the screen that are partly hidden and cannot be scrolled to, each with the element
 * that cuts it off. Titles that end in dots are ignored, because their tooltip has the full text; so are rows of the
 * Treasury, whose details have it.
 */
export function clippedTexts(): string[] {
  const excluded =
    '[data-caption] h2, [data-title], .visually-hidden, [data-skip], [aria-hidden="true"], [role="option"] > :nth-child(2)'
  const lost: string[] = []
  const pen = document.createElement('canvas').getContext('2d')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.nodeValue?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue
    if (element.closest(excluded) || getComputedStyle(element).clipPath !== 'none') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    if (range.getBoundingClientRect().width === 0) continue
    const cutter = cutterOf(element, drawnBox(element, range))
    if (cutter) lost.push(`"${node.nodeValue.trim().slice(0, 40)}" by ${cutter}`)
  }
  return lost

  /**
   * Returns the rectangle in which lines of text are drawn. A font's own box can be much higher than its letters (1.45
   * em for Chinese and Japanese in Noto). For such a box, only the em in its middle counts, and the parts of letters
   * that extend beyond it.
   */
  function drawnBox(element: Element, range: Range): DOMRect {
    const text = range.getBoundingClientRect()
    const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element)
    const [height, em] = [range.getClientRects()[0]?.height ?? 0, Number.parseFloat(fontSize)]
    if (!pen || height < em * 1.3) return text
    pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
    const letters = pen.measureText(range.toString())
    const [ascent, descent] = [letters.fontBoundingBoxAscent, letters.fontBoundingBoxDescent]
    // If the canvas uses another font than the page, its measurements are useless.
    if (Math.abs(ascent + descent - height) > 2) return text
    const spare = (height - em) / 2
    const above = Math.max(0, Math.min(spare, ascent - letters.actualBoundingBoxAscent))
    const below = Math.max(0, Math.min(spare, descent - letters.actualBoundingBoxDescent))
    return new DOMRect(text.left, text.top + above, text.width, text.height - above - below)
  }

  function cutterOf(element: Element, text: DOMRect): string | null {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(at)
      if (clipPath !== 'none') return null
      const box = at.getBoundingClientRect()
      const isOver = {
        x: text.left < box.left - 1 || text.right > box.right + 1,
        y: text.top < box.top - 1 || text.bottom > box.bottom + 1,
      }
      const [scrolls, cuts] = [/auto|scroll/, /hidden|clip/]
      if ((isOver.x && cuts.test(overflowX)) || (isOver.y && cuts.test(overflowY)))
        return `${at.tagName.toLowerCase()}.${at.className}`
      if (scrolls.test(overflowX) || scrolls.test(overflowY)) return null
      if (position === 'fixed') break
    }
    const isOff =
      text.left < -1 || text.top < -1 || text.right > innerWidth + 1 || text.bottom > innerHeight + 1
    return isOff ? 'the screen' : null
  }
}

/**
 * Runs in the page. Returns texts of buttons, tabs and columns that are wider than their element and extend over its
 * edge.
 */
export function overflowingTexts(): string[] {
  const holders = 'button, .button, [role="tab"], [role="menuitem"], th, legend'
  return [...document.querySelectorAll(holders)].flatMap((holder) => {
    if (!holder.checkVisibility({ visibilityProperty: true })) return []
    const box = holder.getBoundingClientRect()
    const isOver = textsOf(holder).some((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { left, right, width } = range.getBoundingClientRect()
      return width > 0 && (left < box.left - 1 || right > box.right + 1)
    })
    return isOver && getComputedStyle(holder).overflowX === 'visible'
      ? [`"${holder.textContent?.trim().slice(0, 40)}" over the edge of its ${holder.localName}`]
      : []
  })

  /**
   * Returns the visible texts of the element, without texts for screen readers and without those that `clippedTexts`
   * checks.
   */
  function textsOf(holder: Element): Text[] {
    const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const style = node.parentElement && getComputedStyle(node.parentElement)
      if (node instanceof Text && style?.clipPath === 'none' && style.overflowX === 'visible')
        texts.push(node)
    }
    return texts
  }
}

/** Runs in the page. Returns pairs of lines of text that overlap and are both visible where they meet. */
export function overlappingTexts(): string[] {
  const lines: { text: string; node: Node; element: Element; box: DOMRect }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue?.trim()
    if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const box = shownPart(element, line)
      if (box && isInFront(element, box)) lines.push({ text: text.slice(0, 30), node, element, box })
    }
  }
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter((other) => other.node !== one.node && shared(one.box, other.box) && areSeen(one, other))
      .map((other) => `"${one.text}" and "${other.text}"`),
  )

  /**
   * Returns the part of a line that its ancestors do not clip, or null. A name that ends in dots is longer than its
   * drawn part.
   */
  function shownPart(element: Element, line: DOMRect): DOMRect | null {
    let { left, top, right, bottom } = line
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { overflow, clipPath } = getComputedStyle(at)
      if (clipPath !== 'none') return null
      if (overflow === 'visible') continue
      const box = at.getBoundingClientRect()
      left = Math.max(left, box.left)
      top = Math.max(top, box.top)
      right = Math.min(right, box.right)
      bottom = Math.min(bottom, box.bottom)
    }
    return right - left < 3 || bottom - top < 3 ? null : new DOMRect(left, top, right - left, bottom - top)
  }

  /** Returns true if neither line is covered where they meet. A window may cover part of a label. */
  function areSeen(one: { element: Element; box: DOMRect }, other: { element: Element; box: DOMRect }) {
    const left = Math.max(one.box.left, other.box.left)
    const top = Math.max(one.box.top, other.box.top)
    const width = Math.min(one.box.right, other.box.right) - left
    const height = Math.min(one.box.bottom, other.box.bottom) - top
    const meeting = new DOMRect(left, top, width, height)
    return isInFront(one.element, meeting) && isInFront(other.element, meeting)
  }

  /**
   * Returns true if the element is in front at this point. `elementFromPoint` never returns elements without pointer
   * events, so their nearest ancestor with pointer events counts.
   */
  function isInFront(element: Element, { x, y, width, height }: DOMRect): boolean {
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && (hit.contains(element) || element.contains(hit)) && hit !== document.body
  }

  /**
   * Returns true if two lines overlap by more than a touch. Their boxes are higher than their letters, so they may
   * touch.
   */
  function shared(one: DOMRect, other: DOMRect): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > 2 && down > Math.min(one.height, other.height) / 3
  }
}
