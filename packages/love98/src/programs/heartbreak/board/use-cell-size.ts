import { useStore } from 'zustand'
import { useMediaQuery } from '@/browser/use-media'
import { density } from '@/desktop/preferences/density'
import { useDesktop } from '@/desktop/use-desktop'
import { fittingSize } from '../game/options'

const byDensity = { standard: 24, large: 28, 'extra-large': 32 } as const
/** The width around the board, CSS pixels: window frame, border of the board and scroll bar. */
const chromeWidth = 24
/** The height around the board if the counters are beside it, CSS pixels: caption, menu bar, status bar and borders. */
const chromeHeight = 112
/** A work area that is lower than this is that of a phone in landscape, CSS pixels. */
const lowArea = 460

/** Returns the size of a cell in CSS pixels: the chosen size, or one that fits the screen. */
export function useCellSize(
  chosen: number | null,
  { columns, rows }: { readonly columns: number; readonly rows: number },
): number {
  const coarse = useMediaQuery('(pointer: coarse)')
  const { width, height } = useDesktop(({ area }) => area)
  const size = byDensity[useStore(density)]
  const room = {
    width: width - chromeWidth,
    // On other screens a board may be higher than the screen and scrolls, so that its cells are large enough
    // for fingers.
    height: height < lowArea ? height - chromeHeight : null,
  }
  return chosen ?? fittingSize({ coarse, ...room, columns, rows, density: size })
}
