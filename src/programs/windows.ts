import { type ComponentType, lazy } from 'react'
import type { ProgramProps } from './program-props'
import type { ProgramId } from './registry'

/** Makes the component that loads a program's window when it is first drawn. */
type MakeWindow = () => ComponentType<ProgramProps>

/** The six link folders share one chunk. */
const links: MakeWindow = () => lazy(() => import('./links/window'))

/**
 * How each program's window is loaded. Apart from the manifests, which the first page reads too.
 */
const windows: Readonly<Record<ProgramId, MakeWindow>> = {
  swap: () => lazy(() => import('./swap/window')),
  exchange: () => lazy(() => import('./exchange/window')),
  charts: () => lazy(() => import('./charts/window')),
  treasury: () => lazy(() => import('./treasury/window')),
  send: () => lazy(() => import('./send/window')),
  holdings: () => lazy(() => import('./holdings/window')),
  notepad: () => lazy(() => import('./notepad/window')),
  heartbreak: () => lazy(() => import('./heartbreak/window')),
  solitaire: () => lazy(() => import('./solitaire/window')),
  guestbook: () => lazy(() => import('./guestbook/window')),
  display: () => lazy(() => import('./display/window')),
  bridge: links,
  governance: links,
  collections: links,
  markets: links,
  partners: links,
  social: links,
  help: () => lazy(() => import('./help/window')),
  run: () => lazy(() => import('./run/window')),
  'shut-down': () => lazy(() => import('./shut-down/window')),
}

/** The window component of a program, or null for an unknown id. */
export function findWindow(id: string): MakeWindow | null {
  return Object.hasOwn(windows, id) ? windows[id as ProgramId] : null
}
