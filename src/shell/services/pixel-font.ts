import { hasSmoothFonts, smoothFonts } from '@/desktop/preferences/smooth-fonts'
import { pixelFont, pixelFontFaces } from '@/ui/generated/pixel-font'

/**
 * Draws the text of controls with the pixel font, where each of its dots is a whole number of device pixels: at 11 CSS
 * pixels and a whole scale, or where both come to a multiple. Elsewhere, and with smooth edges chosen, the font is not
 * requested. Its line metrics are those of the lines it comes into. @returns stops following the screen and the choice
 */
export function wearPixelFont(): () => void {
  const { family, em, ascent, descent } = pixelFont
  const metrics = { ascentOverride: ascent, descentOverride: descent, lineGapOverride: '0%' }
  let faces: readonly FontFace[] = []
  const isWanted = () => {
    const size = Number.parseFloat(getComputedStyle(document.body).fontSize) * window.devicePixelRatio
    return !hasSmoothFonts() && size % em === 0
  }
  const update = async () => {
    if (!isWanted()) {
      for (const face of faces) document.fonts.delete(face)
      return
    }
    if (faces.length === 0) {
      faces = pixelFontFaces.map(
        ({ url, weight }) => new FontFace(family, `url(${url})`, { weight, ...metrics }),
      )
    }
    // Both at once: a line of regular and bold text changes once. Without a network the smooth letters stay.
    const isLoaded = await Promise.all(faces.map((face) => face.load())).then(
      () => true,
      () => false,
    )
    if (!isLoaded) faces = []
    else if (isWanted()) for (const face of faces) document.fonts.add(face)
  }
  const follow = () => void update()
  follow()
  const stop = smoothFonts.subscribe(follow)
  // Zooming resizes the window; the size of the controls is an attribute of the root.
  window.addEventListener('resize', follow)
  const size = new MutationObserver(follow)
  size.observe(document.documentElement, { attributeFilter: ['data-density'] })
  return () => {
    stop()
    window.removeEventListener('resize', follow)
    size.disconnect()
    for (const face of faces) document.fonts.delete(face)
  }
}
