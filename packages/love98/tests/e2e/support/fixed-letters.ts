import { expect, type Locator } from '@playwright/test'

/** Expects a hash in cells of 8 by 16 pixels, at one device pixel per CSS pixel. */
export async function expectFixedLetters(part: Locator): Promise<void> {
  await expect(async () => {
    const { letters, family, size, width } = await part.evaluate((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const node = texts.nextNode()
      const range = document.createRange()
      if (node) range.selectNodeContents(node)
      const { fontFamily, fontSize } = getComputedStyle(node?.parentElement ?? element)
      const lines = [...range.getClientRects()]
      return {
        letters: node?.textContent?.length ?? 0,
        ...{ family: fontFamily, size: fontSize, width: lines.reduce((sum, line) => sum + line.width, 0) },
      }
    })
    expect(letters).toBeGreaterThan(8)
    expect(family).toMatch(/^"Pixel Fixed"/)
    expect(size).toBe('16px')
    // The fonts that replace it have cells of 0.6 em.
    expect(width).toBe(8 * letters)
  }).toPass({ timeout: 10_000 })
}
