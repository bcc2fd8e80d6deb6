import { readStored } from '@/browser/storage'
import { smoothFontsKey } from '@/domain/storage-keys'
import { pixelFontEm, pixelFontFaces, pixelFontFamily } from '@/ui/generated/pixel-font'

/**
 * What may change the letters: a click or a key, which takes up what has arrived, and zooming, which resizes the window. Not
 * the press of a click: what is pressed would move below the pointer.
 */
const occasions = ['click', 'keydown', 'resize'] as const

/** Attributes of the root: the size of controls, and the choice of smooth edges. */
const chosen = ['data-density', 'data-smooth-fonts']

/** A change so soon after input shifts no layout, ms. */
const afterInput = 300

/**
 * Draws the text of controls with the pixel font, where each of its dots is a whole number of device pixels: 11 CSS pixels
 * at a whole scale, or sizes and scales whose product is a multiple of it. Elsewhere, and with smooth edges chosen, the
 * font is not requested. Words change their width with it, so it is worn when the visitor does something and never while the
 * page is only looked at (Layout Instability: what moves within 500 ms of input is expected). @returns stops
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
          // Without a network the smooth letters stay.
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
