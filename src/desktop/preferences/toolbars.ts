import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'

const storageKey = 'love98-toolbars'
const hidden = '{"version":1,"quickLaunch":false}'

/** Whether the taskbar shows Quick Launch. It is drawn until the storage says that it was put away. */
export const toolbars = createStore<{ hasQuickLaunch: boolean }>(() => ({ hasQuickLaunch: true }))

/** Takes up what was chosen in an earlier visit. */
export function adoptStoredToolbars(): void {
  if (readStored(storageKey) === hidden) toolbars.setState({ hasQuickLaunch: false })
}

/** Shows Quick Launch or puts it away, and remembers it. */
export function chooseQuickLaunch(hasQuickLaunch: boolean): void {
  toolbars.setState({ hasQuickLaunch })
  writeStored(storageKey, JSON.stringify({ version: 1, quickLaunch: hasQuickLaunch }))
}
