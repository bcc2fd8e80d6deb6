import { createStore } from 'zustand/vanilla'
import type { Cells } from '@/domain/windows/icon-grid'

/** The cell of each icon on this screen, or null as long as the style sheet lays them out. */
export const iconPositions = createStore<{ cells: Cells | null }>(() => ({ cells: null }))
