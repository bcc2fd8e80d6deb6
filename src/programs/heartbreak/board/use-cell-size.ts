import { useStore } from 'zustand'
import { useMedia } from '@/browser/use-media'
import { density } from '@/desktop/preferences/density'
import { useDesktop } from '@/desktop/use-desktop'
import { fittingSize } from '../game/options'

const byDensity = { standard: 24, large: 28, 'extra-large': 32 } as const
/** CSS pixels beside the board: the window's edge, the border of the field, and a scroll bar at worst. */
const beside = 24

/** The size of a cell, CSS pixels: the chosen one, or what suits the screen. */
export function useCellSize(chosen: number | null, columns: number): number {
  const coarse = useMedia('(pointer: coarse)')
  const width = useDesktop(({ area }) => area.width)
  const size = byDensity[useStore(density)]
  return chosen ?? fittingSize({ coarse, width: width - beside, columns, density: size })
}
