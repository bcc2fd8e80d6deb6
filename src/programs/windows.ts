import type { ComponentType } from 'react'
import type { ProgramProps } from './program-props'
import type { ProgramId } from './registry'

type LoadWindow = () => Promise<{ default: ComponentType<ProgramProps> }>

/** Six folders of links, one window: opening a second one fetches nothing. */
const links: LoadWindow = () => import('./links/window')

/**
 * How each program's window is loaded. Apart from the manifests, since the server reads those too and would otherwise
 * send every window's styles with every page.
 */
const windows: Readonly<Record<ProgramId, LoadWindow>> = {
  swap: () => import('./swap/window'),
  treasury: () => import('./treasury/window'),
  notepad: () => import('./notepad/window'),
  heartbreak: () => import('./heartbreak/window'),
  display: () => import('./display/window'),
  bridge: links,
  governance: links,
  collections: links,
  markets: links,
  partners: links,
  social: links,
  help: () => import('./help/window'),
  run: () => import('./run/window'),
  'shut-down': () => import('./shut-down/window'),
}

/** How the window of a program is loaded, or null for an id that is no program. */
export function findWindow(id: string): LoadWindow | null {
  return Object.hasOwn(windows, id) ? windows[id as ProgramId] : null
}
