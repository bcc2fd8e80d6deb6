import { useMemo } from 'react'
import { useStore } from 'zustand'
import { skin } from '@/desktop/preferences/skin'
import { cardColors } from './card-colors'
import { drawCardSheet } from './card-sheet'

/** Returns the sheet of cards in the colors of the skin, as a canvas and as a CSS `url()`, and the colors. */
export function useCardSheet(width: number, height: number) {
  const skinId = useStore(skin)
  return useMemo(() => {
    const colors = cardColors(skinId)
    const sheet = drawCardSheet({ width, height }, colors)
    return { sheet, url: sheet && `url(${sheet.toDataURL()})`, colors, skinId }
  }, [skinId, width, height])
}
