import { createStore } from 'zustand/vanilla'
import type { Cells } from '@/domain/desktop/icon-grid'

/** Where the visitor put the icons is kept here; there is nothing as long as nobody moved one. */
export const iconsKey = 'love98-icons'

/** The cell of each icon on this screen, or null as long as the style sheet lays them out. */
export const iconPlaces = createStore<{ cells: Cells | null }>(() => ({ cells: null }))
