import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMediaQuery } from '@/browser/use-media'
import { scheme } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { boardColors } from './board-colors'
import { drawTileSheet } from './tile-sheet'

/** `url`: the same as a CSS `url()`. */
export type TileSheet = { readonly image: HTMLCanvasElement; readonly url: string }

/** The tile sheet in the current colors; redrawn when the skin or the color scheme changes. */
export function useTileSheet(host: RefObject<HTMLElement | null>, size: number): TileSheet | undefined {
  const skinId = useStore(skin)
  const colorScheme = useStore(scheme)
  const plain = useMediaQuery('(forced-colors: active)')
  const contrast = useMediaQuery('(prefers-contrast: more)')
  const [sheet, setSheet] = useState<TileSheet>()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a color scheme changes computed colors
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return
    const style = getComputedStyle(element)
    const token = (name: string, system: string) =>
      plain ? system : style.getPropertyValue(`--${name}`).trim()
    const colors = {
      face: token('ButtonFace', 'Canvas'),
      text: token('ButtonText', 'CanvasText'),
      light: token('ButtonHilight', 'ButtonBorder'),
      shadow: token('ButtonShadow', 'ButtonBorder'),
      darkest: token('ButtonDkShadow', 'ButtonBorder'),
      board: boardColors(skinId, contrast),
      plain,
    }
    const image = drawTileSheet(size, colors)
    setSheet(image && { image, url: `url(${image.toDataURL()})` })
  }, [host, size, skinId, colorScheme, plain, contrast])

  return sheet
}
