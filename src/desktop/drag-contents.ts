import { readStored } from '@/browser/storage'

const key = 'love98-drag-contents'

/** Whether a window moves with its contents while it is dragged, or only an outline does, until the release. */
export function showsContentsWhileDragging(): boolean {
  const stored = readStored(key)
  if (stored === 'on' || stored === 'off') return stored === 'on'
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}
