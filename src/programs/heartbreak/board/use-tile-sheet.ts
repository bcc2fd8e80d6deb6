import { type RefObject, useLayoutEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { scheme } from '@/desktop/preferences/scheme'
import { skin } from '@/desktop/preferences/skin'
import { boardColors } from './board-colors'
import { drawTileSheet } from './tile-sheet'

/** The tile sheet in the current colors, as a CSS `url()`; redrawn when the skin or the color scheme changes. */
export function useTileSheet(host: RefObject<HTMLElement | null>, size: number): string | undefined {
  const skinId = useStore(skin)
  const colorScheme = useStore(scheme)
  const plain = useMedia('(forced-colors: active)')
  const contrast = useMedia('(prefers-contrast: more)')
  const [sheet, setSheet] = useState<string>()

  // Computed style.
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
    const drawn = drawTileSheet(size, colors)
    setSheet(drawn && `url(${drawn})`)
  }, [host, size, skinId, colorScheme, plain, contrast])

  return sheet
}
