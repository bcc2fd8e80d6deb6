import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { density } from '@/desktop/preferences/density'
import { useDesktop } from '@/desktop/use-desktop'
import { fittingSize } from '../game/options'

const byDensity = { standard: 24, large: 28, 'extra-large': 32 } as const
/** CSS pixels around the board: window frame, border of the board and a scroll bar. */
const chromeWidth = 24

/** The size of a cell in CSS pixels: the chosen one, or one that fits the screen. */
export function useCellSize(chosen: number | null, columns: number): number {
  const coarse = useMedia('(pointer: coarse)')
  const width = useDesktop(({ area }) => area.width)
  const size = byDensity[useStore(density)]
  return chosen ?? fittingSize({ coarse, width: width - chromeWidth, columns, density: size })
}
