import { readStored, writeStored } from '@/browser/storage'

const key = 'love98-drag-contents'

/** Whether a window moves with its contents while it is dragged, or only an outline does, until the release. */
export function showsContentsWhileDragging(): boolean {
  const stored = readStored(key)
  if (stored === 'on' || stored === 'off') return stored === 'on'
  return !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Chooses whether the contents move along, and remembers it. */
export function chooseContentsWhileDragging(shows: boolean): void {
  writeStored(key, shows ? 'on' : 'off')
}
