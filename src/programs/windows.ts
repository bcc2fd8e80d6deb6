import type { ComponentType } from 'react'
import type { ProgramProps } from './program-props'
import type { ProgramId } from './registry'

/** Imports the module whose default export is a program's window. */
type LoadWindow = () => Promise<{ default: ComponentType<ProgramProps> }>

/** The six link folders share one chunk. */
const links: LoadWindow = () => import('./links/window')

/**
 * How each program's window is loaded. Apart from the manifests, which the first page reads too.
 */
const windows: Readonly<Record<ProgramId, LoadWindow>> = {
  swap: () => import('./swap/window'),
  exchange: () => import('./exchange/window'),
  charts: () => import('./charts/window'),
  treasury: () => import('./treasury/window'),
  send: () => import('./send/window'),
  holdings: () => import('./holdings/window'),
  notepad: () => import('./notepad/window'),
  heartbreak: () => import('./heartbreak/window'),
  solitaire: () => import('./solitaire/window'),
  guestbook: () => import('./guestbook/window'),
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

/** Loads the window of a program; null for an unknown id. */
export function findWindow(id: string): LoadWindow | null {
  return Object.hasOwn(windows, id) ? windows[id as ProgramId] : null
}
