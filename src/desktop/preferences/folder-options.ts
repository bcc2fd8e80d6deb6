import { createStore } from 'zustand/vanilla'
import { readStored, writeStored } from '@/browser/storage'

const storageKey = 'love98-folder-options'

/**
 * Whether icons open by a single click, as in "Web style" of Windows 98; `null` until it was read or chosen. Fingers
 * open by a tap whatever is chosen.
 */
export const folderOptions = createStore<{ isWebStyle: boolean | null }>(() => ({ isWebStyle: null }))

/** What was chosen, in this page or in an earlier one; a double click is the classic way. Never throws. */
export function isWebStyle(): boolean {
  return folderOptions.getState().isWebStyle ?? readStored(storageKey) === '{"version":1,"click":"single"}'
}

/** Chooses how icons open, and remembers it. */
export function chooseWebStyle(isWeb: boolean): void {
  folderOptions.setState({ isWebStyle: isWeb })
  writeStored(storageKey, JSON.stringify({ version: 1, click: isWeb ? 'single' : 'double' }))
}
