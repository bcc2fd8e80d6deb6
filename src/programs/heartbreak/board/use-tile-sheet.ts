import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { skin } from '@/desktop/preferences/skin'
import { boardColours } from './board-colors'
import { drawTileSheet } from './tile-sheet'

/** The pictures of the cells in the colours on screen, as the value of a background image; drawn anew with the skin. */
export function useTileSheet(host: RefObject<HTMLElement | null>, size: number): string | undefined {
  const skinId = useStore(skin)
  const plain = useMedia('(forced-colors: active)')
  const contrast = useMedia('(prefers-contrast: more)')
  const [sheet, setSheet] = useState<string>()

  // Colours are resolved by the browser, once the skin's class is on the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the contrast changes the colours that are read
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const style = getComputedStyle(element)
    const token = (name: string, system: string) =>
      plain ? system : style.getPropertyValue(`--${name}`).trim()
    const colours = {
      face: token('ButtonFace', 'Canvas'),
      text: token('ButtonText', 'CanvasText'),
      light: token('ButtonHilight', 'ButtonBorder'),
      shadow: token('ButtonShadow', 'ButtonBorder'),
      darkest: token('ButtonDkShadow', 'ButtonBorder'),
      board: boardColours(skinId),
      plain,
    }
    const drawn = drawTileSheet(size, colours)
    setSheet(drawn && `url(${drawn})`)
  }, [host, size, skinId, plain, contrast])

  return sheet
}
