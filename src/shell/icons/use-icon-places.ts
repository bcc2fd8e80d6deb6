import { type RefObject, useEffect } from 'react'
import { useStore } from 'zustand'
import { readStored } from '@/browser/storage'
import { iconPlaces } from '@/desktop/icons/icon-places'
import type { Cells } from '@/domain/desktop/icon-grid'
import { iconLayoutKey } from '@/domain/storage-keys'

/**
 * Where each icon stands, or null as long as nobody moved one: the style sheet lays them out then, nothing is measured,
 * and what places them is not fetched.
 */
export function useIconPlaces(list: RefObject<HTMLElement | null>): Cells | null {
  const cells = useStore(iconPlaces, (places) => places.cells)

  // What an earlier visit left is known to the browser alone.
  useEffect(() => {
    if (readStored(iconLayoutKey) === null) return
    import('./sync-icon-layout').then(
      ({ syncIconLayout }) => list.current && syncIconLayout(list.current),
      () => undefined,
    )
  }, [list])

  return cells
}
