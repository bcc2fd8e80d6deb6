import type { ComponentType } from 'react'
import { isLinkFolder } from '@/domain/navigation/link-folders'
import type { ProgramProps } from './program-props'

/** Imports the module whose default export is a program's window. */
type LoadWindow = () => Promise<{ default: ComponentType<ProgramProps> }>

/**
 * Each folder's window, found at the build and loaded at its first use. Apart from the manifests, which the first page reads too.
 */
const windows = import.meta.glob<{ default: ComponentType<ProgramProps> }>('./*/window.tsx')

/** Loads the window of a program; null for an unknown id. The folders of links share one window. */
export function findWindow(id: string): LoadWindow | null {
  const folder = isLinkFolder(id) ? 'links' : id
  const path = `./${folder}/window.tsx`
  return Object.hasOwn(windows, path) ? (windows[path] ?? null) : null
}
