import { readStored } from '@/browser/storage'
import { smoothFontsKey } from '@/domain/storage-keys'
import { pixelFontEm, pixelFontFaces, pixelFontFamily } from '@/ui/generated/pixel-font'

/**
 * Events at which the font may change. A click or a key applies a font that has arrived. Zooming resizes the window.
 * `pointerdown` is not listed, because the pressed control would move below the pointer.
 */
const occasions = ['click', 'keydown', 'resize'] as const

/** Attributes of the root element: the size of controls, and the setting for smooth edges of fonts. */
const chosen = ['data-density', 'data-smooth-fonts']

/** A change this soon after input does not count as a layout shift, ms. */
const afterInput = 300

/**
 * Draws the text of controls with the pixel font if each of its dots is a whole number of device pixels: 11 CSS pixels
 * at an integer scale, or a size and a scale whose product is a multiple of 11. In all other cases, and with smooth
 * edges, the font is not requested. The font changes the width of words, so it is applied only after input of the
 * visitor (Layout Instability ignores shifts within 500 ms after input).
 * @returns a function that stops it
 */
export function wearPixelFont(): () => void {
  const faces = pixelFontFaces.map(
    ([weight, file]) => new FontFace(pixelFontFamily, `url(/assets/fonts/${file})`, { weight }),
  )
  const follow = (inputAt: number) => {
    const size = Number.parseFloat(getComputedStyle(document.body).fontSize) * window.devicePixelRatio
    const isWanted = size % pixelFontEm === 0 && readStored(smoothFontsKey) === null
    for (const face of faces) {
      if (!isWanted) document.fonts.delete(face)
      else if (face.status === 'loaded') document.fonts.add(face)
      else
        face.load().then(
          () => performance.now() - inputAt < afterInput && document.fonts.add(face),
          // Without a network the smooth font stays.
          () => undefined,
        )
    }
  }
  const onInput = ({ timeStamp }: Event) => follow(timeStamp)
  const onChange = () => follow(Number.NEGATIVE_INFINITY)
  onChange()
  const root = new MutationObserver(onChange)
  root.observe(document.documentElement, { attributeFilter: chosen })
  for (const type of occasions) window.addEventListener(type, onInput)
  return () => {
    root.disconnect()
    for (const type of occasions) window.removeEventListener(type, onInput)
  }
}
