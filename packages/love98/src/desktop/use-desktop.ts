import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Desktop } from '@/domain/windows/windows'
import type { DesktopStore } from './desktop-store'

export const DesktopContext = createContext<DesktopStore | null>(null)

/** The store, to dispatch or to read in a handler. Using it never renders the component. */
export function useDesktopStore(): DesktopStore {
  const store = use(DesktopContext)
  if (!store) throw new Error('useDesktopStore was called outside the desktop. Render it inside <Desktop>.')
  return store
}

/** A slice of the desktop. The component renders only when the slice changes. */
export function useDesktop<Slice>(select: (desktop: Desktop) => Slice): Slice {
  return useStore(useDesktopStore(), select)
}
