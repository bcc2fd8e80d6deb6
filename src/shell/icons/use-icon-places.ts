import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import { readStored } from '@/browser/storage'
import { iconPlaces } from '@/desktop/icons/icon-places'
import type { Cells } from '@/domain/desktop/icon-grid'
import { iconLayoutKey } from '@/domain/storage-keys'

/**
 * The cell of each icon, or null until the visitor moves one: the style sheet lays them out then, nothing is measured,
 * and the code that places them is not loaded.
 */
export function useIconPlaces(list: RefObject<HTMLElement | null>): Cells | null {
  const cells = useStore(iconPlaces, (places) => places.cells)

  // localStorage.
  useEffect(() => {
    if (readStored(iconLayoutKey) === null) return
    import('./sync-icon-layout').then(
      ({ syncIconLayout }) => list.current && syncIconLayout(list.current),
      () => undefined,
    )
  }, [list])

  return cells
}
