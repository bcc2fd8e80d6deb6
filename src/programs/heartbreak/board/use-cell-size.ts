import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { density } from '@/desktop/preferences/density'
import { useDesktop } from '@/desktop/use-desktop'
import { fittingSize } from '../game/options'

const byDensity = { standard: 24, large: 28, 'extra-large': 32 } as const
/** CSS pixels around the board: window frame, border of the board and a scroll bar. */
const chromeWidth = 24
/** CSS pixels above and below the board where the counters stand beside it: caption, menu bar, status bar and borders. */
const chromeHeight = 112
/** Work areas lower than this, in CSS pixels, are those of a phone in landscape. */
const lowArea = 460

/** The size of a cell in CSS pixels: the chosen one, or one that fits the screen. */
export function useCellSize(
  chosen: number | null,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number {
  const coarse = useMedia('(pointer: coarse)')
  const { width, height } = useDesktop(({ area }) => area)
  const size = byDensity[useStore(density)]
  const room = {
    width: width - chromeWidth,
    // Elsewhere a board that is higher than the screen is scrolled, so that fingers find its cells.
    height: height < lowArea ? height - chromeHeight : null,
  }
  return chosen ?? fittingSize({ coarse, ...room, columns, rows, density: size })
}
