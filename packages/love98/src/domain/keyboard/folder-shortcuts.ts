import type { Shortcuts } from './shortcuts'

/** The icons of a folder of links. */
export const folderShortcuts = {
  'move-in-folder': ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
  'ends-of-folder': ['Home', 'End'],
} as const satisfies Shortcuts

export const copyLinkShortcuts = { 'copy-link': ['Control+c'] } as const satisfies Shortcuts
