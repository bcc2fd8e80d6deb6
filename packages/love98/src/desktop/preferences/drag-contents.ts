import { createStoredValue } from '@/desktop/preferences/create-preference'
import { dragContentsKey } from '@/domain/storage-keys'

const dragContents = createStoredValue<boolean | null>({
  key: dragContentsKey,
  parse: (text) => (text === 'on' || text === 'off' ? text === 'on' : null),
  serialize: (shows) => (shows ? 'on' : 'off'),
})

/** Returns true if a dragged window moves with its contents; otherwise an outline moves, and the window on release. */
export function showsContentsWhileDragging(): boolean {
  return dragContents.read() ?? !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

export function chooseContentsWhileDragging(shows: boolean): void {
  dragContents.write(shows)
}
