/**
 * Runs in the page. Returns the elements that scroll within an element that scrolls in the same direction, and the pages
 * and dialogs of property sheets that scroll.
 */
export function nestedScrolling(): string[] {
  const scrolled = [...document.querySelectorAll('*')].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return []
    const axes = axesOf(element)
    return axes === '' ? [] : [{ element, axes }]
  })
  return scrolled.flatMap(({ element, axes }) => {
    const outer = scrolled.find(
      (other) =>
        other.element !== element &&
        other.element.contains(element) &&
        [...axes].some((axis) => other.axes.includes(axis)),
    )
    // A sheet is the tabs with their page, and a page may be in a separate element.
    const isPage = element.matches('[role="tabpanel"], [role="tabpanel"] > :only-child')
    const isSheet =
      (isPage && !element.matches('.well, .list')) || element.querySelector('[role="tablist"]') !== null
    return [
      ...(outer ? [`${nameOf(element)} scrolls within ${nameOf(outer.element)}`] : []),
      ...(isSheet ? [`${nameOf(element)} is a property sheet that scrolls`] : []),
    ]
  })

  /** Returns the directions in which a visitor can scroll the element. */
  function axesOf(element: Element): string {
    const { overflowX, overflowY } = getComputedStyle(element)
    const scrolls = /auto|scroll/
    const x = scrolls.test(overflowX) && element.scrollWidth > element.clientWidth + 1 ? 'x' : ''
    const y = scrolls.test(overflowY) && element.scrollHeight > element.clientHeight + 1 ? 'y' : ''
    return x + y
  }

  function nameOf(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 24) ?? ''
    return `${element.localName}.${element.className} "${label}" (${element.scrollHeight} in ${element.clientHeight})`
  }
}

/**
 * Runs in the page. Returns the boxes of open dialogs that scroll sideways, and those that are scrolled already. Fields
 * scroll with what is typed.
 */
export function scrolledInDialogs(): string[] {
  return [...document.querySelectorAll('dialog[open], dialog[open] :not(input, textarea)')].flatMap((box) => {
    const name = `${box.localName}.${box.className}`
    const isSideways =
      /auto|scroll/.test(getComputedStyle(box).overflowX) && box.scrollWidth > box.clientWidth + 1
    return [
      ...(isSideways ? [`${name} scrolls sideways (${box.scrollWidth} in ${box.clientWidth})`] : []),
      ...(box.scrollTop > 0 ? [`${name} is scrolled by ${box.scrollTop}`] : []),
    ]
  })
}

/**
 * Runs in the page. Returns addresses and hashes that break within their last letters.
 * @param fewest letters of the last line
 */
export function brokenAddresses(fewest: number): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
    for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(
      /0x(?:[\da-f]{64}|[\da-f]{40})(?![\da-f])/gi,
    )) {
      const last = lastLine(node, index, index + text.length)
      if (last < Math.min(fewest, text.length)) broken.push(`${text}: ${last} letters in the last line`)
    }
  }
  return broken

  /** Returns the number of letters in the last line, which is the whole text if it does not break. */
  function lastLine(node: Node, from: number, to: number): number {
    const range = document.createRange()
    const topOf = (at: number) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return range.getBoundingClientRect().top
    }
    const last = topOf(to - 1)
    let count = 0
    for (let at = to - 1; at >= from && Math.abs(topOf(at) - last) < 2; at--) count++
    return count
  }
}
