import { type RefObject, useEffect, useRef } from 'react'
import { basePath } from '@/domain/build/base-path'
import { basicCharacters, pixelFontFaces } from './pixel-font'

/** Files that were requested, because titles of many windows need the same ones. */
const requested = new Set<string>()

/** The characters of the first file of a cut, as `basicCharacters` lists them. */
const isBasic = /^[\u0020-\u007e\u00a0]*$/

/**
 * Loads the bold letters of the larger cut of the pixel font, which titles have (`--font-title`) and the first page
 * does not. Without a network the title keeps the smooth font.
 * @returns the ref of the title; its height and place do not depend on the font
 */
export function useTitleFont(): RefObject<HTMLHeadingElement | null> {
  const title = useRef<HTMLHeadingElement>(null)
  // The fonts of the document.
  useEffect(() => {
    const element = title.current
    if (!element) return
    const { fontFamily } = getComputedStyle(element)
    const areBasic = isBasic.test(element.textContent)
    for (const [family, weight, file, unicodeRange] of pixelFontFaces) {
      const isWanted = weight === '700' && fontFamily.includes(family)
      if (!isWanted || requested.has(file) || (areBasic && unicodeRange !== basicCharacters)) continue
      requested.add(file)
      new FontFace(family, `url(${basePath}/assets/fonts/${file})`, { weight, unicodeRange }).load().then(
        (face) => document.fonts.add(face),
        () => requested.delete(file),
      )
    }
  })
  return title
}
