import { createContext, use } from 'react'
import { useStore } from 'zustand'
import type { Desktop } from '@/domain/desktop/windows'
import type { DesktopStore } from './desktop-store'

export const DesktopContext = createContext<DesktopStore | null>(null)

/** The store itself, to dispatch or to read in a handler. It never changes: using it never renders. */
export function useDesktopStore(): DesktopStore {
  const store = use(DesktopContext)
  if (!store) throw new Error('useDesktopStore was called outside the desktop. Render it inside <Desktop>.')
  return store
}

/** One slice of the desktop; the component renders only when that slice changes. */
export function useDesktop<Slice>(select: (desktop: Desktop) => Slice): Slice {
  return useStore(useDesktopStore(), select)
}
